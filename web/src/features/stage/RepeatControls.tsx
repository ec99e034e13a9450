import { chakra } from '@chakra-ui/react';
import { joiningLayouts, type RepeatLayout } from '@halfdrop/patterns/browser';
import { repeatName } from './repeat-name.ts';
import { Chip } from '#ui/Chip.tsx';
import type { PanelProps } from './panel-props.ts';
import { printWords } from './print-words.ts';
import { ScaleSlider } from './ScaleSlider.tsx';
import { layoutOf, repeatOf, tileCm } from './stage-asset.ts';
import { ControlGroup, StageControls, StageNote } from './StageFrame.tsx';

interface RepeatControlsProps extends Omit<PanelProps, 'renderOffer'> {
  readonly aspect: number;
  /** Width of the visible pattern at life size, in cm; null until the screen's density is known. */
  readonly lifeSizeAcross: number | null;
  readonly isCalibrated: boolean;
  readonly onCalibrate: () => void;
}

const ways: Readonly<Record<RepeatLayout, string>> = {
  block: 'Each tile sits beside and below the one before it.',
  'half-drop': 'Every second column hangs half a tile lower.',
  brick: 'Every second row moves sideways by half a tile.',
  mirror: 'Every second tile is mirrored.',
};

/** Compares lengths with a tolerance. */
const isNear = (one: number, other: number) => Math.abs(one - other) < 0.05;

function noteOf({ asset, state, isCalibrated, lifeSizeAcross }: RepeatControlsProps): string {
  const drawnFor = layoutOf(asset.repeat);
  if (state.away) return 'The crosses mark where the corners of tiles meet. Between them no line should show.';
  if (state.isOutlined) {
    const way = ways[state.view.layout];
    return state.view.layout === drawnFor
      ? way
      : `${way} The files repeat as ${repeatName(asset.repeat).toLowerCase()}.`;
  }
  if (!isCalibrated && lifeSizeAcross !== null && isNear(lifeSizeAcross, state.view.acrossCm)) {
    return 'Actual size as far as the browser knows. Measure your screen once to be exact.';
  }
  return printWords(asset, state.view.repeatCm);
}

/** Layout, scale and ruler of the tiled preview. */
export function RepeatControls(props: RepeatControlsProps) {
  const { asset, state, act, aspect, lifeSizeAcross, isCalibrated, onCalibrate } = props;
  const { view, unit } = state;
  const trueCm = tileCm(asset);
  const isLifeSize = lifeSizeAcross !== null && isNear(lifeSizeAcross, view.acrossCm);
  return (
    <>
      <StageControls>
        <ControlGroup role="group" aria-label="Repeat layout">
          {joiningLayouts(layoutOf(asset.repeat)).map((layout) => (
            <Chip key={layout} aria-pressed={view.layout === layout} onClick={() => act({ type: 'layout', layout })}>
              {repeatName(repeatOf(layout))}
            </Chip>
          ))}
        </ControlGroup>
        <ControlGroup role="group" aria-label="Show">
          <Chip aria-pressed={state.isOutlined} onClick={() => act({ type: 'outline' })}>
            How it tiles
          </Chip>
          <Chip aria-pressed={state.away !== null} onClick={() => act({ type: 'seam', aspect })}>
            Seams
          </Chip>
        </ControlGroup>
        <ControlGroup role="group" aria-label="Ruler">
          <Chip aria-pressed={unit === 'cm'} onClick={() => act({ type: 'unit', unit: 'cm' })}>
            cm
          </Chip>
          <Chip aria-pressed={unit === 'in'} onClick={() => act({ type: 'unit', unit: 'in' })}>
            inch
          </Chip>
        </ControlGroup>
      </StageControls>
      <StageControls>
        <ControlGroup role="group" aria-label="Scale">
          <Chip
            aria-pressed={isNear(view.repeatCm, trueCm)}
            onClick={() => act({ type: 'repeat', repeatCm: trueCm, aspect })}
          >
            True scale
          </Chip>
          <Chip
            aria-pressed={isLifeSize}
            onClick={() => act({ type: 'zoom', acrossCm: lifeSizeAcross ?? view.acrossCm, aspect })}
          >
            Actual size
          </Chip>
          <Chip onClick={onCalibrate}>{isCalibrated ? 'Screen measured' : 'Measure screen'}</Chip>
        </ControlGroup>
        <chakra.div marginInlineStart={{ md: 'auto' }}>
          <ScaleSlider
            repeatCm={view.repeatCm}
            unit={unit}
            onChange={(repeatCm) => act({ type: 'repeat', repeatCm, aspect, isSmooth: true })}
          />
        </chakra.div>
      </StageControls>
      <StageNote aria-live="polite">{noteOf(props)}</StageNote>
    </>
  );
}
