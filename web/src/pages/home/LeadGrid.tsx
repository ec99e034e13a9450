import { chakra, defineRecipe } from '@chakra-ui/react';
import { PatternGrid } from '#features/catalog/PatternGrid.tsx';

const leadRecipe = defineRecipe({
  base: {
    '& > li:first-of-type': { gridRow: { md: 'span 2' }, alignSelf: 'stretch' },
    '& > li:first-of-type .tile': { display: 'grid', gridTemplateRows: '1fr auto', height: '100%' },
    '& > li:first-of-type .tile-picture': { gridArea: '1 / 1', aspectRatio: { base: '1', md: 'auto' } },
    '& > li:first-of-type .tile-actions': { gridArea: '1 / 1', position: 'relative', aspectRatio: 'auto' },
    '& > li:first-of-type .pattern-picture': { position: 'absolute', inset: '0' },
    // The picture is portrait and cropped at the sides: tiles are as wide as it is high.
    '& > li:first-of-type .zoom-out': {
      inset: '-100% auto auto 50%',
      height: '300%',
      aspectRatio: '1',
      translate: '-50% 0',
    },
  },
  variants: {
    lead: {
      start: { '& > li:first-of-type': { gridColumn: 'span 2' } },
      end: {
        '& > li:first-of-type': {
          gridColumn: { base: 'span 2', md: '2 / span 2', lg: '3 / span 2' },
          gridRow: { md: '1 / span 2' },
        },
      },
    },
  },
  defaultVariants: { lead: 'start' },
});

/**
 * Grid of nine tiles without gaps: the first spans two rows and columns on the given side, and its picture fills
 * the height above its title.
 */
export const LeadGrid = chakra(PatternGrid, leadRecipe);

/** Picture widths for the `sizes` attribute. */
export const leadSizes = {
  firstSizes: '(min-width: 1024px) 640px, (min-width: 768px) 62vw, 92vw',
  sizes: '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, 46vw',
};
