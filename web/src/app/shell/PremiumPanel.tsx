import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { premiumCollections } from './links.ts';

const Cards = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '8', listStyle: 'none' },
});
const CollectionLink = chakra(Link, {
  base: { fontFamily: 'display', fontSize: '22px', lineHeight: '1.2', _hover: { textDecoration: 'underline' } },
});

/** The four collections of the Premium Designs menu. */
export function PremiumPanel() {
  return (
    <Cards>
      {premiumCollections.map(({ label, to, about }) => (
        <li key={label}>
          <CollectionLink to={to}>{label}</CollectionLink>
          <chakra.p color="ink.muted" fontSize="14px" marginTop="1">
            {about}
          </chakra.p>
        </li>
      ))}
    </Cards>
  );
}
