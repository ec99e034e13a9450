import { chakra } from '@chakra-ui/react';

/** Grid of patterns, each with an action. */
export const PatternGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      xl: 'repeat(6, minmax(0, 1fr))',
    },
    gap: '4',
    overflowWrap: 'anywhere',
    '& p': { marginBlock: '2', fontSize: '15px' },
    '& label': { marginTop: '2' },
  },
});
