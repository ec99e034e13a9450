import { chakra } from '@chakra-ui/react';
import { PREVIEW_WIDTHS, previewAt, previewsAt } from '@halfdrop/domain';
import { formatLength } from '@halfdrop/patterns/browser';
import { repeatName } from './repeat-name.ts';
import type { PanelProps } from './panel-props.ts';
import { PaletteNote } from './PaletteNote.tsx';
import { DPI, type StageAsset, tileCm, tilePicture, tilePixels } from './stage-asset.ts';
import { StageFrame } from './StageFrame.tsx';

const Sheet = chakra('div', {
  base: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', background: 'linen' },
});
const Tile = chakra('picture', {
  base: {
    display: 'block',
    height: { base: '100%', md: '80%' },
    transform: { md: 'translateY(3%)' },
    aspectRatio: '1',
    '& img': { display: 'block', width: '100%', height: '100%' },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '2',
    marginTop: '4',
    fontFamily: 'mono',
    fontSize: '13px',
    '& > div': { display: 'flex', gap: '2' },
    '& dt': { color: 'ink.muted' },
    '& dd': { margin: '0' },
  },
});

const SIZES = '(min-width: 1440px) 690px, (min-width: 1024px) 52vw, (min-width: 768px) 76vw, 100vw';

const LARGEST = 1280;

function sources({ previewBaseUrl }: StageAsset, form: 'url' | 'fallbackUrl'): string {
  const previews = previewsAt(previewBaseUrl, PREVIEW_WIDTHS);
  return previews.map((preview) => `${preview[form]} ${preview.width}w`).join(', ');
}

/** One whole tile. Other palettes exist only in the smaller size. */
export function TilePanel({ asset, state, act }: PanelProps) {
  const { palette } = state;
  const cm = tileCm(asset);
  const pixels = tilePixels(asset);
  return (
    <>
      <StageFrame>
        <Sheet>
          <Tile style={{ backgroundColor: asset.dominantColor }}>
            {palette === null ? <source type="image/webp" srcSet={sources(asset, 'url')} sizes={SIZES} /> : null}
            <img
              src={
                palette === null ? previewAt(asset.previewBaseUrl, LARGEST).fallbackUrl : tilePicture(asset, palette)
              }
              srcSet={palette === null ? sources(asset, 'fallbackUrl') : undefined}
              sizes={SIZES}
              alt={asset.altText}
              width={LARGEST}
              height={LARGEST}
              decoding="async"
            />
          </Tile>
        </Sheet>
      </StageFrame>
      <PaletteNote state={state} act={act} />
      <Facts>
        <div>
          <dt>Tile</dt>
          <dd>
            {pixels} x {pixels} px
          </dd>
        </div>
        <div>
          <dt>Prints</dt>
          <dd>
            {formatLength(cm, 'cm')} / {formatLength(cm, 'in')} at {DPI} dpi
          </dd>
        </div>
        <div>
          <dt>Repeat</dt>
          <dd>{repeatName(asset.repeat)}</dd>
        </div>
      </Facts>
    </>
  );
}
