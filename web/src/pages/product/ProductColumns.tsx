import { chakra } from '@chakra-ui/react';

/** The stage and what stands beside it; the latter stays in view while the page scrolls. */
export const ProductColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 31%)' },
    gap: { base: '6', lg: '14' },
    alignItems: 'start',
  },
});
