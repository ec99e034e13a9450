import { chakra } from '@chakra-ui/react';

/**
 * The places of the page. On a wide screen the stage stands beside the name and what one buys, and the latter stays in
 * view while the page scrolls; on a narrow one the name comes first, then the stage. Whatever is in it says where it
 * goes by `gridArea`: `head`, `stage`, `buy` or `details`.
 */
export const ProductColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(320px, 31%)' },
    gridTemplateRows: { lg: 'auto 1fr auto' },
    gridTemplateAreas: {
      base: '"head" "stage" "buy" "details"',
      lg: '"stage head" "stage buy" "details buy"',
    },
    columnGap: { lg: '14' },
    rowGap: '6',
    alignItems: 'start',
  },
});
