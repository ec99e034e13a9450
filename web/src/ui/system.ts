import { createSystem, defaultBaseConfig, defineConfig, defineRecipe } from '@chakra-ui/react';
import { bandColors, fonts, semanticColors, spacing, tokens } from './tokens.ts';

const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'full',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
  variants: {
    look: {
      solid: { bg: 'ink', color: 'inkOnInk', _hover: { bg: 'inkQuiet' } },
      line: { borderColor: 'lineStrong', color: 'ink', bg: 'transparent', _hover: { bg: 'linen' } },
      plain: { color: 'ink', bg: 'transparent', _hover: { bg: 'linen' } },
      paper: { bg: 'card', color: 'ink', _hover: { bg: 'linen' } },
    },
    size: {
      sm: { minH: '9', px: '4', fontSize: 'sm' },
      md: { minH: '12', px: '6', fontSize: 'md' },
    },
  },
  defaultVariants: { look: 'solid', size: 'md' },
});

/** Chakra with our tokens and recipes only: what is not listed here is not shipped. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'hd',
    preflight: true,
    globalCss: {
      html: { bg: 'paper', color: 'ink', fontFamily: 'body', lineHeight: '1.55', scrollbarGutter: 'stable' },
      '*, *::before, *::after': { borderColor: 'line' },
      'h1, h2, h3': { fontFamily: 'heading', fontWeight: '400', lineHeight: '1.1', letterSpacing: '-0.015em', textWrap: 'balance' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'madder', outlineOffset: '2px' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
    conditions: { light: '@media (prefers-color-scheme: light)', dark: '@media (prefers-color-scheme: dark)' },
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        colors: bandColors,
        fonts,
        spacing,
        sizes: { ...spacing, ...tokens({ full: '100%', content: '90rem', text: '72ch' }) },
        radii: tokens({ sm: '4px', md: '8px', lg: '14px', full: '9999px' }),
        shadows: tokens({ overlay: '0 12px 40px rgb(27 24 21 / 0.18)' }),
        fontSizes: tokens({ xs: '0.75rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.375rem' }),
      },
      semanticTokens: { colors: semanticColors },
      recipes: { button },
    },
  }),
);
