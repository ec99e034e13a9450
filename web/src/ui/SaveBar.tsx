import { chakra } from '@chakra-ui/react';

/** Sticky bar at the bottom of a page to save or discard its changes. */
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
