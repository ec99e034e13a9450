import { chakra } from '@chakra-ui/react';

/** A table of what was counted; cells of numbers have the class `number`. */
export const CountTable = chakra('table', {
  base: {
    width: 'full',
    maxWidth: '48rem',
    borderCollapse: 'collapse',
    fontSize: '15px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', padding: '2', borderBottom: '1px solid', borderColor: 'line' },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    '& .number': { textAlign: 'end' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
