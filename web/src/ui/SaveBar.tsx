import { chakra } from '@chakra-ui/react';

/** Holds what saves or takes back a page's changes, in sight at its foot. */
export const SaveBar = chakra(
  'div',
  {
    base: {
      position: 'sticky',
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '3',
      background: 'paper',
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
  { defaultProps: { 'data-foot-bar': '' } },
);
