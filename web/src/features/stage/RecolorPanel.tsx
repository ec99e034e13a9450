import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TiledPreview } from './TiledPreview.tsx';
import { ContrastReport } from './ContrastReport.tsx';
import { PalettePicker } from './PalettePicker.tsx';
import type { PanelProps } from './panel-props.ts';
import { recolorOptions } from './recolor-options.ts';
import { Ruler } from './Ruler.tsx';
import { tilePicture } from './stage-asset.ts';
import { StageFrame } from './StageFrame.tsx';
import { usePicture } from './usePicture.ts';
import { useStageSize } from './useStageSize.ts';

const Plate = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '3',
    bottom: '38px',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'full',
    background: 'card',
    color: 'ink',
    fontSize: '14px',
    boxShadow: '0 1px 4px rgb(27 24 21 / 0.25)',
  },
});

/**
 * The same drawing in other palettes, each available to buy. Rendered by the server as an image:
 * production files stay there.
 */
export function RecolorPanel({ asset, state, act, renderOffer }: PanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useStageSize(frame);
  const [attempt, setAttempt] = useState(0);
  const options = useMemo(() => recolorOptions(asset), [asset]);
  const option = options.find(({ slug }) => slug === state.palette) ?? options[0];
  const { status, image } = usePicture(tilePicture(asset, option.slug), attempt);
  const altText = option.slug === null ? asset.altText : `${asset.altText} Recoloured in ${option.name}.`;
  return (
    <>
      <StageFrame ref={frame} style={{ backgroundColor: option.colors.ground }} aria-busy={status === 'loading'}>
        {image === null ? null : <TiledPreview view={state.view} before={null} source={image.src} altText={altText} />}
        <Ruler lengthCm={state.view.acrossCm} unit={state.unit} width={size?.width} />
        <div role="status">
          {status === 'loading' ? (
            <Plate>
              <Spinner fontSize="16px" />
              {`Mixing ${option.name}`}
            </Plate>
          ) : null}
        </div>
        {status === 'failed' ? (
          <Plate role="alert">
            {`${option.name} could not be shown.`}
            <Button variant="link" fontSize="14px" onClick={() => setAttempt((count) => count + 1)}>
              Retry
            </Button>
          </Plate>
        ) : null}
      </StageFrame>
      <PalettePicker options={options} chosen={option.slug} onChoose={(palette) => act({ type: 'palette', palette })} />
      {renderOffer(option.slug)}
      <ContrastReport option={option} />
    </>
  );
}
