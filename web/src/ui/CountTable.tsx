import { chakra } from '@chakra-ui/react';

/** Table of counts; numeric cells have the class `number`. */
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
