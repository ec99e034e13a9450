import { chakra, defineRecipe } from '@chakra-ui/react';

/**
 * The look of all tiles, written once for the whole grid: tiles are plain elements with class names, which keeps a
 * page of 24 cheap to render on the server.
 */
const tileStyles = {
  '& .tile': { position: 'relative', minWidth: '0' },
  '& .tile-picture': {
    position: 'relative',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'md',
    background: 'linen',
    isolation: 'isolate',
  },
  '& .pattern-picture, & .pattern-picture img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .zoom-out': {
    position: 'absolute',
    inset: '-50%',
    backgroundSize: '50% 50%',
    backgroundPosition: '50% 50%',
    willChange: 'transform',
  },
  '& .tile-badge': { position: 'absolute', top: '3', insetInlineStart: '3', display: 'flex' },
  '& .tile-title': { fontSize: '15px', fontWeight: 'semibold', lineHeight: '1.3' },
  '& .tile-title a::after': { content: '""', position: 'absolute', inset: '0' },
  '& .tile-title a:focus-visible': { outline: 'none' },
  '& .tile:has(a:focus-visible) .tile-picture': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& .tile-meta': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: { base: '0 12px', md: '3' },
    flexWrap: { base: 'wrap', md: 'nowrap' },
    paddingTop: '3',
    fontSize: '15px',
  },
  '& .tile-words': { minWidth: '0' },
  '& .tile-studio': { color: 'ink.muted', fontSize: '13.5px' },
  '& .tile-actions': {
    position: 'absolute',
    zIndex: 2,
    insetInline: '3',
    bottom: '3',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    transition: 'opacity 150ms',
  },
  '& .tile-actions .action-wide': { flex: '1', minWidth: '0' },
  '@media (hover: hover)': {
    '& .tile-actions': { opacity: 0 },
    '& .tile:hover .tile-actions, & .tile:focus-within .tile-actions': { opacity: 1 },
  },
  '@media (hover: none)': { '& .tile-actions .action-wide': { display: 'none' } },
} as const;

const rowStyles = {
  '& .tile': {
    display: 'grid',
    gridTemplateColumns: { base: '104px 1fr', md: '168px 1fr' },
    gap: { base: '4', md: '6' },
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
  '& .tile-meta': { paddingTop: '2', alignItems: 'flex-start' },
  '& .tile-title': { fontSize: '18px', fontWeight: 'semibold' },
  '& .tile-actions': { position: 'absolute', insetInline: 'auto 0', bottom: '4', opacity: '1 !important' },
  '& .tile-actions .action-wide': { flex: 'none' },
} as const;

const gridRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: { base: '8 12px', md: '9 24px' },
    listStyle: 'none',
    alignItems: 'start',
    ...tileStyles,
  },
  variants: {
    columns: {
      three: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } },
      four: { gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } },
      rows: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0', ...rowStyles },
    },
  },
  defaultVariants: { columns: 'four' },
});

/** The list that tiles lie in, one `li` for each. */
export const PatternGrid = chakra('ul', gridRecipe, { defaultProps: { role: 'list' } });
