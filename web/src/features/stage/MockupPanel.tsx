import { chakra } from '@chakra-ui/react';
import { MOCKUPS } from '@halfdrop/patterns/browser';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { MockupScene } from './MockupScene.tsx';
import type { PanelProps } from './panel-props.ts';
import { PaletteNote } from './PaletteNote.tsx';
import { repeatTexture } from './repeat-texture.ts';
import { ScaleSlider } from './ScaleSlider.tsx';
import { tileCm, tilePicture } from './stage-asset.ts';
import { ControlGroup, StageControls, StageFrame, StageNote } from './StageFrame.tsx';
import { usePicture } from './usePicture.ts';
import { useStageSize } from './useStageSize.ts';

const Failure = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    padding: '6',
    background: 'linen',
    textAlign: 'center',
  },
});

/** Default aspect ratio of the stage until it is measured. */
const USUAL_ASPECT = 1.2;

/** The pattern on mock-ups, at its print size. */
export function MockupPanel({ asset, state, act }: PanelProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useStageSize(frame);
  const [attempt, setAttempt] = useState(0);
  const { view, unit } = state;
  const { status, image } = usePicture(tilePicture(asset, state.palette), attempt);
  const texture = useMemo(() => (image ? repeatTexture(image, view.layout) : null), [image, view.layout]);
  const mockup = MOCKUPS.find(({ slug }) => slug === state.mockup) ?? MOCKUPS[0];
  const aspect = size && size.height > 0 ? size.width / size.height : USUAL_ASPECT;
  // Painting takes longer than a step of the slider: intermediate steps are skipped.
  const paintedCm = useDeferredValue(view.repeatCm);
  const trueCm = tileCm(asset);
  const lay = (repeatCm: number) => act({ type: 'repeat', repeatCm, aspect, isSmooth: true });
  return (
    <>
      <StageFrame ref={frame}>
        {status === 'failed' ? (
          <Failure role="alert">
            The picture of the pattern could not be loaded.
            <Button variant="outline" size="sm" onClick={() => setAttempt((count) => count + 1)}>
              Retry
            </Button>
          </Failure>
        ) : (
          <MockupScene
            mockup={mockup}
            texture={texture}
            repeatCm={paintedCm}
            stageHeight={size?.height ?? 0}
            label={`${asset.altText} Shown on ${mockup.about}.`}
          />
        )}
      </StageFrame>
      <PaletteNote state={state} act={act} />
      <StageControls>
        <ControlGroup role="group" aria-label="Mock-up">
          {MOCKUPS.map(({ slug, name }) => (
            <Chip key={slug} aria-pressed={slug === mockup.slug} onClick={() => act({ type: 'mockup', mockup: slug })}>
              {name}
            </Chip>
          ))}
        </ControlGroup>
      </StageControls>
      <StageControls>
        <Chip aria-pressed={Math.abs(view.repeatCm - trueCm) < 0.05} onClick={() => lay(trueCm)}>
          True scale
        </Chip>
        <chakra.div marginInlineStart={{ md: 'auto' }}>
          <ScaleSlider repeatCm={view.repeatCm} unit={unit} onChange={lay} />
        </chakra.div>
      </StageControls>
      <StageNote>{`Drawn to scale: ${mockup.about}.`}</StageNote>
    </>
  );
}
