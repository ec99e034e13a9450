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
    '&:has(dialog:modal)': { overflow: 'hidden' },
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  // The footer begins below the first screen: what a page loads never pushes it before the eyes.
  main: { flex: '1', minHeight: '100dvh', outline: 'none' },
  '*, *::before, *::after': { borderColor: 'line' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  'button:not(:disabled), summary, select': { cursor: 'pointer' },
  'input, select, textarea, button': { font: 'inherit', color: 'inherit' },
  'input::placeholder, textarea::placeholder': { color: 'ink.subtle', opacity: 1 },
  '::selection': { background: 'ink', color: 'paper' },
  '@media print': { '& #root > header, & #root > footer, & dialog': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': {
    '& *, & *::before, & *::after': { transitionDuration: '0ms !important', animationDuration: '0ms !important' },
  },
});
