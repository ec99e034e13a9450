import { chakra } from '@chakra-ui/react';

/** Banner above the page that applies to all of it. */
export const PageNotice = chakra('p', {
  base: {
    paddingBlock: '2.5',
    paddingInline: { base: '4', md: '8' },
    background: 'linen',
    borderBottom: '1px solid',
    borderColor: 'line.strong',
    fontSize: '14px',
    textAlign: 'center',
  },
});
