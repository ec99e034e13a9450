import { chakra, defineRecipe } from '@chakra-ui/react';

const controlRecipe = defineRecipe({
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
    '&:disabled, &:read-only:not(select)': { background: 'linen' },
  },
});

/** A bare input; it needs a label of its own. */
export const Input = chakra('input', controlRecipe);

/** A bare box for some lines; it needs a label of its own. */
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, paddingBlock: '3', resize: 'vertical' },
});

/** A bare list of values; it needs a label of its own. */
export const Select = chakra('select', controlRecipe);
