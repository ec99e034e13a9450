import { chakra } from '@chakra-ui/react';

/**
 * Layout of the page. On wide screens the stage is next to the name and buy box, and the latter is sticky;
 * on narrow ones the name comes first, then the stage. Children place themselves by `gridArea`: `head`,
 * `stage`, `buy` or `details`.
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
