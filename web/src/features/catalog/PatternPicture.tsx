import type { Ref } from 'react';
import type { PatternPicture_AssetFragment } from './PatternPicture.fragment.generated.ts';

/** A pattern's picture in a place of fixed proportion. */
export interface PatternPictureProps {
  readonly asset: PatternPicture_AssetFragment;
  /** The `sizes` of the picture: how wide it will be shown. */
  readonly sizes: string;
  /** Above the fold: loaded at once and first. */
  readonly isPriority?: boolean;
  /** True where the words beside it already say what it shows. */
  readonly isDecorative?: boolean;
  readonly imageRef?: Ref<HTMLImageElement>;
}

/** Wider ones weigh up to four times as much and carry the mark of the shop: the stage of a pattern's page shows them. */
const WIDEST = 640;

type Preview = PatternPicture_AssetFragment['previews'][number];

function sourceSet(previews: readonly Preview[], urlOf: (preview: Preview) => string): string {
  return previews.map((preview) => `${urlOf(preview)} ${preview.width}w`).join(', ');
}

/** WebP with a JPEG fallback in the width that fits; the pattern's own colour until it is there. */
export function PatternPicture({
  asset,
  sizes,
  isPriority = false,
  isDecorative = false,
  imageRef,
}: PatternPictureProps) {
  const { altText, dominantColor } = asset;
  const previews = asset.previews.filter(({ width }) => width <= WIDEST);
  const middle = previews[Math.floor(previews.length / 2)];
  if (!middle) return <span className="pattern-picture" style={{ backgroundColor: dominantColor }} />;
  return (
    <picture className="pattern-picture" style={{ backgroundColor: dominantColor }}>
      <source type="image/webp" srcSet={sourceSet(previews, ({ url }) => url)} sizes={sizes} />
      <img
        ref={imageRef}
        src={middle.fallbackUrl}
        srcSet={sourceSet(previews, ({ fallbackUrl }) => fallbackUrl)}
        sizes={sizes}
        width={middle.width}
        height={middle.width}
        alt={isDecorative ? '' : altText}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
