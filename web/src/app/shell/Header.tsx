import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { UserMenu } from '#features/account/menu/UserMenu.tsx';
import { CartBadge } from '#features/cart/CartBadge.tsx';
import { useMenuCategories } from '#features/catalog/useMenuCategories.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { Button } from '#ui/Button.tsx';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import { Page } from '#ui/Page.tsx';
import { AllDesignsPanel } from './AllDesignsPanel.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { headerLinks } from './links.ts';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { PremiumPanel } from './PremiumPanel.tsx';

const MobileMenu = optionalPart(async () => (await import('./MobileMenu.tsx')).MobileMenu);
const SearchDialog = optionalPart(async () => (await import('./SearchDialog.tsx')).SearchDialog);

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 50,
    background: 'paper',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
});
const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '1', xl: '6' }, height: { base: '16', lg: '18' } },
});
const WideOnly = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '6', hideBelow: 'xl' } });
const NarrowOnly = chakra('div', { base: { display: 'flex', hideFrom: 'xl' } });
const HeaderLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    fontSize: '15px',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

/** Header of every page: logo, menus, search, cart and account. */
export function Header() {
  const { categories } = useMenuCategories();
  const { key } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const [searchOpenAt, setSearchOpenAt] = useState<string | null>(null);

  return (
    <Bar>
      <Page>
        <Row>
          <NarrowOnly marginInlineStart="-3">
            <Button variant="ghost" size="icon" aria-label="Open menu" onClick={() => setMenuOpenAt(key)}>
              <MenuIcon />
            </Button>
          </NarrowOnly>
          <Logo />
          <WideOnly as="nav" aria-label="Main">
            <MegaMenu label="All Designs">
              <AllDesignsPanel categories={categories} />
            </MegaMenu>
            <MegaMenu label="Premium Designs">
              <PremiumPanel />
            </MegaMenu>
            <HeaderLink to={headerLinks.designers.to}>{headerLinks.designers.label}</HeaderLink>
          </WideOnly>
          {/* Positioned by the menus, so that it does not move when the page is painted before the rest has loaded. */}
          <WideOnly flex="1" maxWidth="32.5rem">
            <HeaderSearch />
          </WideOnly>
          <WideOnly marginInlineStart="auto">
            <HeaderLink to={headerLinks.pricing.to}>{headerLinks.pricing.label}</HeaderLink>
          </WideOnly>
          <NarrowOnly marginInlineStart="auto">
            <Button variant="ghost" size="icon" aria-label="Search" onClick={() => setSearchOpenAt(key)}>
              <SearchIcon />
            </Button>
          </NarrowOnly>
          <CartBadge />
          <WideOnly>
            <UserMenu />
          </WideOnly>
        </Row>
      </Page>
      <Suspense fallback={null}>
        {searchOpenAt === null ? null : (
          <SearchDialog isOpen={searchOpenAt === key} onClose={() => setSearchOpenAt(null)} />
        )}
        {menuOpenAt === null ? null : (
          <MobileMenu isOpen={menuOpenAt === key} onClose={() => setMenuOpenAt(null)} categories={categories} />
        )}
      </Suspense>
    </Bar>
  );
}
