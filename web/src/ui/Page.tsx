import { chakra, defineRecipe } from '@chakra-ui/react';

const pageRecipe = defineRecipe({
  base: { width: 'full', marginInline: 'auto', paddingInline: { base: '4', md: '8', lg: '10' } },
  variants: {
    width: { full: { maxWidth: 'page' }, text: { maxWidth: '56rem' }, form: { maxWidth: '30rem' } },
    space: { none: {}, page: { paddingBlock: { base: '8', md: '12' } } },
  },
  defaultVariants: { width: 'full', space: 'none' },
});

/** Column that holds a page's content: at most 1440 px, with the shop's margins. */
export const Page = chakra('div', pageRecipe);
