import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { UserMenu } from '#features/account/menu/UserMenu.tsx';
import { categoryAddress, type MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { headerLinks, premiumCollections, type ShopLink } from './links.ts';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly categories: readonly MenuCategory[];
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '12',
  width: 'full',
} as const;
const MenuLink = chakra(Link, { base: line });
const Group = chakra('details', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& summary::-webkit-details-marker': { display: 'none' },
  },
});
const Summary = chakra('summary', { base: { ...line, fontWeight: 'semibold', listStyle: 'none' } });
const Links = chakra('ul', { base: { listStyle: 'none', paddingInlineStart: '4', paddingBottom: '2' } });

function LinkGroup({ title, links }: { title: string; links: readonly ShopLink[] }) {
  return (
    <Group>
      <Summary>
        {title}
        <ChevronDownIcon size={16} />
      </Summary>
      <Links>
        {links.map(({ label, to }) => (
          <li key={label}>
            <MenuLink to={to}>{label}</MenuLink>
          </li>
        ))}
      </Links>
    </Group>
  );
}

function categoryLinks({ slug, name, children }: MenuCategory): readonly ShopLink[] {
  return [
    { label: `All ${name}`, to: categoryAddress(slug) },
    ...(children ?? []).map((sub) => ({ label: sub.name, to: categoryAddress(slug, sub.slug) })),
  ];
}

/** Menu for small screens: a drawer from the left with the same links as the header. */
export function MobileMenu({ isOpen, onClose, categories }: MobileMenuProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Menu" placement="drawer">
      <HeaderSearch onLeave={onClose} />
      <chakra.nav aria-label="Menu" marginTop="4">
        <MenuLink to="/products">All Designs</MenuLink>
        {categories.map((category) => (
          <LinkGroup key={category.id} title={category.name} links={categoryLinks(category)} />
        ))}
        <LinkGroup
          title="Premium Designs"
          links={[{ label: 'All Premium Designs', to: '/collections/premium' }, ...premiumCollections]}
        />
        <MenuLink to={headerLinks.designers.to}>{headerLinks.designers.label}</MenuLink>
        <MenuLink to={headerLinks.pricing.to}>{headerLinks.pricing.label}</MenuLink>
      </chakra.nav>
      <chakra.div marginTop="4" paddingTop="5" borderTop="1px solid" borderColor="line">
        <UserMenu layout="list" />
      </chakra.div>
    </Dialog>
  );
}
