import { chakra, defineRecipe } from '@chakra-ui/react';

const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '22px',
    paddingInline: '2',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: '11px',
    fontWeight: 'medium',
    lineHeight: '1',
    letterSpacing: '0.04em',
    textTransform: 'uppercase',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      card: { background: 'card', color: 'ink' },
      linen: { background: 'linen', color: 'ink' },
      success: { background: 'linen', color: 'success' },
      accent: { background: 'accent.wash', color: 'accent' },
    },
  },
  defaultVariants: { tone: 'linen' },
});

/** A short fact in small caps. */
export const Badge = chakra('span', badgeRecipe);
