import { chakra } from '@chakra-ui/react';

/** A table whose last column is an amount. */
export const MoneyTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '15px',
    '& th, & td': { textAlign: 'start', padding: '2', height: '44px', borderBottom: '1px solid', borderColor: 'line' },
    '& thead th': { color: 'ink.muted', fontWeight: 'medium' },
    // The amount stays in sight where the table is wider than its place.
    '& .amount': {
      position: 'sticky',
      right: '0',
      background: 'paper',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& a': { textDecoration: 'underline' },
    '& .detail': { color: 'ink.muted', fontSize: '14px', minWidth: '10rem', overflowWrap: 'anywhere' },
  },
});
