import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { css } from '@emotion/react';
import weakMemoize from '@emotion/weak-memoize';
import { globalCss } from './global-css.ts';
import { fonts, palette, scale } from './tokens.ts';

function themed(name: keyof typeof palette) {
  const { light, dark } = palette[name];
  return { value: { base: light, _osDark: dark } };
}

const built = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'hd',
    preflight: true,
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
      tokens: {
        fonts,
        spacing: scale,
        sizes: { ...scale, full: { value: '100%' }, page: { value: '90rem' }, text: { value: '72ch' } },
        radii: {
          sm: { value: '4px' },
          md: { value: '8px' },
          lg: { value: '14px' },
          full: { value: '999px' },
        },
        fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
        shadows: { overlay: { value: '0 18px 50px -12px rgb(27 24 21 / 0.28)' } },
        durations: { quick: { value: '150ms' }, calm: { value: '250ms' } },
      },
      semanticTokens: {
        colors: {
          paper: themed('paper'),
          card: themed('card'),
          linen: themed('linen'),
          line: { DEFAULT: themed('line'), strong: themed('lineStrong'), control: themed('outline') },
          ink: { DEFAULT: themed('ink'), muted: themed('inkMuted'), subtle: themed('inkSubtle') },
          accent: { DEFAULT: themed('madder'), solid: themed('madderSolid'), wash: themed('madderWash') },
          success: themed('moss'),
          /** Dark band of the footer and banners: the same in light and dark mode. */
          band: {
            DEFAULT: { value: { base: '#1B1815', _osDark: '#0F0D0B' } },
            ink: { value: '#EDE7DC' },
            muted: { value: '#B3AA9D' },
            line: { value: '#3A342E' },
          },
        },
      },
    },
  }),
);

/**
 * The shop's Chakra system: our tokens on Chakra's base config, without its recipes to keep the bundle small. Colors
 * follow the user's light or dark setting. Recipes are memoized, as Chakra would otherwise rebuild them for every
 * element on every render; global styles are serialized once, as Emotion would otherwise do so for every page.
 */
export const system = { ...built, cva: weakMemoize(built.cva), _global: [css(...built['_global'])] };
