import { chakra } from '@chakra-ui/react';

/** Square frame filled by a pattern's picture. */
export const PictureFrame = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: 'md',
    background: 'linen',
    '& img, & picture': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});
