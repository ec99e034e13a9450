import { chakra, defineRecipe } from '@chakra-ui/react';

const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    backgroundColor: 'card',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'md',
    '&[aria-invalid="true"]': { borderColor: 'accent' },
    '&:disabled, &:read-only:not(select)': { backgroundColor: 'linen' },
  },
});

/** Bare input; needs a label of its own. */
export const Input = chakra('input', controlRecipe);

/** Bare text area; needs a label of its own. */
export const TextArea = chakra('textarea', {
  ...controlRecipe,
  base: { ...controlRecipe.base, paddingBlock: '3', resize: 'vertical' },
});

/** Chevron in a gray that works on light and dark. */
const chevron =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%23857a6d' stroke-width='1.5' stroke-linecap='round'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E\")";

/** Bare select; needs a label of its own. */
export const Select = chakra('select', {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    appearance: 'none',
    paddingInlineEnd: '10',
    backgroundImage: chevron,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 12px center',
  },
});
