import { chakra, defineRecipe } from '@chakra-ui/react';

/**
 * Styles of all tiles, defined once on the grid: tiles are plain elements with class names, which keeps a page of 24
 * cheap to render on the server.
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
    inset: '-100%',
    willChange: 'transform',
  },
  '& .tile-badge': {
    position: 'absolute',
    top: { base: '2', md: '3' },
    insetInlineStart: { base: '2', md: '3' },
    maxWidth: '60%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1',
  },
  // Small tiles show a single badge: owned, else kind, else popularity.
  '& .tile-badge > * + *': { display: { base: 'none', md: 'inline-flex' } },
  '& .tile-title': { fontSize: '15px', fontWeight: 'semibold', lineHeight: '1.3' },
  '& .tile-title a::after': { content: '""', position: 'absolute', inset: '0' },
  '& .tile-title a:focus-visible': { outline: 'none' },
  '& .tile:has(a:focus-visible) .tile-picture': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
  '& .tile-meta': {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '0.5',
    paddingTop: '3',
    fontSize: '15px',
  },
  '& .tile-words': { minWidth: '0' },
  '& .tile-studio': { color: 'ink.muted', fontSize: '13.5px' },
  '& .tile-actions': {
    position: 'absolute',
    insetInline: '0',
    top: '0',
    aspectRatio: '1',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    gap: '2',
    padding: '3',
    pointerEvents: 'none',
    transition: 'opacity 150ms',
    '& > *': { position: 'relative', pointerEvents: 'auto' },
  },
  '& .tile-actions .action-wide': { flex: '1', minWidth: '0' },
  '& .tile-actions .action-wide > *': { paddingInline: { base: '1', md: '4' } },
  '@media (hover: hover)': {
    '& .tile-actions': { opacity: 0 },
    '& .tile:hover .tile-actions, & .tile:focus-within .tile-actions': { opacity: 1 },
  },
  '& .tile-actions .action-touch': { display: 'none' },
  '@media (hover: none)': {
    '& .tile-actions .action-wide': { display: 'none' },
    '& .tile-actions .action-touch': { display: 'inline-flex' },
  },
} as const;

const rowStyles = {
  '& .tile': {
    display: 'grid',
    gridTemplateColumns: { base: '104px 1fr', md: '168px 1fr' },
    gridTemplateRows: '1fr auto',
    columnGap: { base: '4', md: '6' },
    paddingBlock: '4',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
  '& .tile-picture': { gridRow: 'span 2', alignSelf: 'start' },
  '& .tile-meta': { paddingTop: '1' },
  '& .tile-title': { fontSize: { base: '16px', md: '18px' } },
  '& .tile-actions': { position: 'static', aspectRatio: 'auto', padding: '0', opacity: '1 !important' },
  '& .tile-actions .action-wide': { flex: 'none' },
} as const;

const twoColumns = 'repeat(2, minmax(0, 1fr))';
const threeColumns = 'repeat(3, minmax(0, 1fr))';

const gridRecipe = defineRecipe({
  base: {
    display: 'grid',
    columnGap: { base: '3', md: '6' },
    rowGap: { base: '8', md: '10' },
    listStyle: 'none',
    alignItems: 'start',
    ...tileStyles,
  },
  variants: {
    columns: {
      three: { gridTemplateColumns: { base: twoColumns, md: threeColumns } },
      four: { gridTemplateColumns: { base: twoColumns, md: threeColumns, lg: 'repeat(4, minmax(0, 1fr))' } },
      /** Small tiles. */
      swatches: {
        gridTemplateColumns: { base: twoColumns, md: 'repeat(4, minmax(0, 1fr))' },
        columnGap: { base: '3', md: '5' },
        rowGap: '8',
      },
      /** A single row with one column per tile; the caller sets `gridAutoColumns`. */
      endless: { gridTemplateColumns: 'none', gridAutoFlow: 'column' },
      rows: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0', ...rowStyles },
    },
  },
  defaultVariants: { columns: 'four' },
});

/** List of tiles, one per `li`. */
export const PatternGrid = chakra('ul', gridRecipe, { defaultProps: { role: 'list' } });
