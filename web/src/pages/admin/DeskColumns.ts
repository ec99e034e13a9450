import { chakra } from '@chakra-ui/react';

/** Two columns: the subject of a desk, and its actions. */
export const DeskColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    gap: '10',
    marginTop: '6',
  },
});
