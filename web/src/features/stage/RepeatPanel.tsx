import { lazy, Suspense, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { cssPixelsPerCm } from '@halfdrop/patterns/browser';
import { TiledPreview } from './TiledPreview.tsx';
import { TileCorners, TileOutlines } from './TileMarks.tsx';
import { PreviewHandle } from './PreviewHandle.tsx';
import type { PanelProps } from './panel-props.ts';
import { PaletteNote } from './PaletteNote.tsx';
import { RepeatControls } from './RepeatControls.tsx';
import { Ruler } from './Ruler.tsx';
import { tilePicture } from './stage-asset.ts';
import { StageFrame } from './StageFrame.tsx';
import { useCalibration } from './useCalibration.ts';
import { useStageSize } from './useStageSize.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const CalibrationDialog = lazy(async () => ({ default: (await import('./CalibrationDialog.tsx')).CalibrationDialog }));

/** Default aspect ratio of the stage until it is measured. */
const USUAL_ASPECT = 1.2;

/** The pattern in repeat, with a ruler; starts at its print size at 300 dpi. */
export function RepeatPanel({ asset, state, act }: PanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useStageSize(frame);
  const [calibration, saveCalibration] = useCalibration();
  const [isCalibrating, setIsCalibrating] = useState(false);
  const aspect = size && size.height > 0 ? size.width / size.height : USUAL_ASPECT;
  const { view, away } = state;
  // Recolored previews carry a watermark, which would show as a seam.
  const source = tilePicture(asset, away ? null : state.palette);
  preload(source, { as: 'image', fetchPriority: 'high' });
  const lifeSizeAcross = size ? size.width / cssPixelsPerCm(calibration, window.devicePixelRatio) : null;
  const marks = (
    <>
      {state.isOutlined ? <TileOutlines view={view} aspect={aspect} /> : null}
      {away ? <TileCorners view={view} aspect={aspect} /> : null}
    </>
  );
  return (
    <>
      <StageFrame ref={frame} style={{ backgroundColor: asset.dominantColor }}>
        <PreviewHandle view={view} aspect={aspect} act={act}>
          <TiledPreview view={view} before={state.before} source={source} altText={asset.altText} marks={marks} />
        </PreviewHandle>
        <ZoomButtons acrossCm={view.acrossCm} aspect={aspect} act={act} />
        <Ruler lengthCm={view.acrossCm} unit={state.unit} width={size?.width} />
      </StageFrame>
      {away ? null : <PaletteNote state={state} act={act} />}
      <RepeatControls
        asset={asset}
        state={state}
        act={act}
        aspect={aspect}
        lifeSizeAcross={lifeSizeAcross}
        isCalibrated={calibration !== null}
        onCalibrate={() => setIsCalibrating(true)}
      />
      {isCalibrating ? (
        <Suspense fallback={null}>
          <CalibrationDialog
            calibration={calibration}
            onSave={saveCalibration}
            onClose={() => setIsCalibrating(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
