import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Page } from '#ui/Page.tsx';
import { brand } from '#lib/brand.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { footerColumns } from './links.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** Pages with a fixed bottom bar on small screens set an attribute that makes the footer end above it. */
const Band = chakra('footer', {
  base: {
    marginTop: { base: '16', md: '28' },
    background: 'band',
    color: 'band.ink',
    'main:has([data-buy-bar]) + &': { paddingBottom: { base: '24', lg: '0' } },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
    gap: { base: '10', md: '12' },
    paddingBlock: { base: '14', md: '18' },
  },
});
const FooterLink = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '9', _hover: { textDecoration: 'underline' } },
});
const ColumnTitle = chakra('h2', {
  base: {
    marginBottom: '3',
    color: 'band.muted',
    fontFamily: 'mono',
    fontSize: '12px',
    fontWeight: 'medium',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
});

function LinkColumn({ title, links }: (typeof footerColumns)[number]) {
  return (
    <nav aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <chakra.ul listStyle="none">
        {links.map(({ label, to }) => (
          <li key={label}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </chakra.ul>
    </nav>
  );
}

/** Footer of every page: about the shop, links, social accounts and currency. */
export function Footer() {
  return (
    <Band>
      <Page>
        <Columns>
          <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <chakra.p fontFamily="display" fontSize="30px" lineHeight="1.15" letterSpacing="-0.015em">
              Pattern, <em>by the metre.</em>
            </chakra.p>
            <chakra.p marginTop="3" maxWidth="36ch" color="band.muted" fontSize="15px">
              Seamless, verified and licensed for work. Every pattern on sale has passed our seam check.
            </chakra.p>
          </chakra.div>
          {footerColumns.map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
        </Columns>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="4"
          paddingBlock="6"
          borderTop="1px solid"
          borderColor="band.line"
          color="band.muted"
          fontSize="14px"
        >
          <p>© {brand.name}. Payment is in US dollars.</p>
          <SocialLinks links={brand.socialLinks} />
          <CurrencyChoice />
        </chakra.div>
      </Page>
    </Band>
  );
}
