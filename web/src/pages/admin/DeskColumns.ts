import { chakra } from '@chakra-ui/react';

/** One thing of a desk, and beside it what can be done. */
export const DeskColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    gap: '10',
    marginTop: '6',
  },
});
