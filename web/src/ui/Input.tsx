import { chakra } from '@chakra-ui/react';

/** A one-line text box; give it a label with `TextField`, or an `aria-label`. */
export const Input = chakra('input', {
  base: {
    width: 'full',
    minH: '12',
    px: '4',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'lineStrong',
    bg: 'card',
    color: 'ink',
    fontSize: '1rem',
    _invalid: { borderColor: 'madder' },
    _placeholder: { color: 'inkQuiet' },
  },
});
