import { chakra, defineRecipe } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const chipRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '34px',
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 'full',
    background: 'card',
    color: 'ink',
    fontSize: '14px',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'border-color 150ms, background-color 150ms',
    _hover: { borderColor: 'ink' },
    '&[aria-pressed="true"], &[aria-current], &[data-on]': { background: 'ink', color: 'paper', borderColor: 'ink' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

/** Small pill that toggles (`aria-pressed`) or is always on (`data-on`). */
export const Chip = chakra('button', chipRecipe, { defaultProps: { type: 'button' } });

/** A link styled as a chip. */
export const LinkChip = chakra(Link, chipRecipe);
