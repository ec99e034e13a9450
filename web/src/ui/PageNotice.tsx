import { chakra } from '@chakra-ui/react';

/** A line above the page about what holds for all of it. */
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
