import { chakra } from '@chakra-ui/react';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import type { PlacedPattern } from './collection-words.ts';

const Frame = chakra('span', {
  base: {
    display: 'block',
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: 'md',
    background: 'linen',
    '& img, & picture': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
});

interface StudioPatternPictureProps {
  readonly pattern: PlacedPattern['pattern'];
  /** How wide it is shown. */
  readonly sizes: string;
}

/** The picture of a pattern on sale, or of a draft, which its studio alone may see. The words beside it say what it is. */
export function StudioPatternPicture({ pattern: { asset, pictureUrl }, sizes }: StudioPatternPictureProps) {
  const { source } = usePrivateFile(asset ? null : pictureUrl);
  return (
    <Frame>
      {asset ? <PatternPicture asset={asset} sizes={sizes} isDecorative /> : null}
      {source === null ? null : <img src={source} alt="" />}
    </Frame>
  );
}
