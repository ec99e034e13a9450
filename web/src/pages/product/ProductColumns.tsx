import { chakra } from '@chakra-ui/react';

/** The stage with the details below, and what one buys beside them; the latter stays in view while the page scrolls. */
export const ProductColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 31%)' },
    columnGap: { lg: '14' },
    rowGap: { base: '6', lg: '10' },
    alignItems: 'start',
  },
});
