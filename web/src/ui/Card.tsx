import { chakra, defineRecipe } from '@chakra-ui/react';

const cardRecipe = defineRecipe({
  base: {
    background: 'card',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    padding: { base: '5', md: '7' },
  },
});

/** White card with a hairline border. */
export const Card = chakra('section', cardRecipe);
