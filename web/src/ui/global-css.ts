import { defineGlobalStyles } from '@chakra-ui/react';

/** Base styles of every page. */
export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    background: 'paper',
    color: 'ink',
    fontFamily: 'body',
    fontSize: '16px',
    lineHeight: '1.55',
    overflowY: 'scroll',
    scrollPaddingTop: '96px',
    textRendering: 'optimizeLegibility',
    // Keeps elements focused by keyboard above a bottom bar.
    '&:has([data-foot-bar])': { scrollPaddingBottom: '112px' },
    '&[data-held]': { overflow: 'hidden' },
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  // The footer starts below the first screen, so that loading content never shifts it while visible.
  main: { flex: '1', minHeight: '100dvh', outline: 'none' },
  '*, *::before, *::after': { borderColor: 'line' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  'button:not(:disabled), summary, select': { cursor: 'pointer' },
  'input, select, textarea, button': { font: 'inherit', color: 'inherit' },
  'input::placeholder, textarea::placeholder': { color: 'ink.subtle', opacity: 1 },
  '::selection': { background: 'ink', color: 'paper' },
  '@media print': { '& #root > header, & #root > footer, & dialog': { display: 'none' } },
  // Keeps selected states visible, and swatch colors that are content (`data-swatch`).
  '@media (forced-colors: active)': {
    '& [aria-pressed="true"], & [aria-selected="true"], & [aria-current="page"], & [data-on]': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
    },
    '& [data-swatch], & .pattern-picture': { forcedColorAdjust: 'none' },
    '& input[data-swatch]:checked': { outline: '3px solid Highlight', outlineOffset: '2px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '& *, & *::before, & *::after': { transitionDuration: '0ms !important', animationDuration: '0ms !important' },
  },
});
