import { chakra, defineRecipe } from '@chakra-ui/react';

const headingRecipe = defineRecipe({
  base: {
    fontFamily: 'display',
    fontWeight: 'normal',
    lineHeight: '1.08',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
  },
  variants: {
    size: {
      hero: { fontSize: 'clamp(44px, 6.2vw, 88px)' },
      page: { fontSize: 'clamp(34px, 4vw, 56px)' },
      section: { fontSize: 'clamp(28px, 3.2vw, 44px)' },
      card: { fontSize: '22px', lineHeight: '1.2', letterSpacing: '0' },
    },
  },
  defaultVariants: { size: 'section' },
});

/** Heading in the display face; `as` sets its level, `size` its look. */
export const Heading = chakra('h2', headingRecipe);
