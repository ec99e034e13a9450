import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { PictureFrame } from '#features/catalog/PictureFrame.tsx';
import { usePrivateFile } from '#lib/usePrivateFile.ts';
import type { PlacedPattern } from './collection-words.ts';

interface StudioPatternPictureProps {
  readonly pattern: PlacedPattern['pattern'];
  /** The image's `sizes` attribute. */
  readonly sizes: string;
}

/**
 * Picture of a pattern on sale, or of a draft, which is private to its studio. Decorative: adjacent text describes it.
 */
export function StudioPatternPicture({ pattern: { asset, pictureUrl }, sizes }: StudioPatternPictureProps) {
  const { source } = usePrivateFile(asset ? null : pictureUrl);
  return (
    <PictureFrame>
      {asset ? <PatternPicture asset={asset} sizes={sizes} isDecorative /> : null}
      {source === null ? null : <img src={source} alt="" />}
    </PictureFrame>
  );
}
