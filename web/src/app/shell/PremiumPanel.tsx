import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { premiumCollections } from './links.ts';
import { MenuFeature } from './MenuFeature.tsx';

const Columns = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: '12' },
});
const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignContent: 'center',
    columnGap: '8',
    rowGap: '10',
    listStyle: 'none',
  },
});
const CollectionLink = chakra(Link, {
  base: { fontFamily: 'display', fontSize: '24px', lineHeight: '1.2', _hover: { textDecoration: 'underline' } },
});

/** The Premium Designs menu: four collections and a feature for all premium patterns. */
export function PremiumPanel() {
  return (
    <Columns>
      <Cards>
        {premiumCollections.map(({ label, to, about }) => (
          <li key={label}>
            <CollectionLink to={to}>{label}</CollectionLink>
            <chakra.p color="ink.muted" fontSize="15px" marginTop="1">
              {about}
            </chakra.p>
          </li>
        ))}
      </Cards>
      <MenuFeature slug="premium" title="Premium Designs" />
    </Columns>
  );
}
