import { chakra } from '@chakra-ui/react';

/** A bare input; it needs a label of its own. */
export const Input = chakra('input', {
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    background: 'card',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'md',
    '&[aria-invalid="true"]': { borderColor: 'accent' },
    '&:disabled, &:read-only': { background: 'linen' },
  },
});
