import { chakra } from '@chakra-ui/react';
import { type Mockup, MOCKUP_SIZE, type RepeatTexture } from '@halfdrop/patterns/browser';
import { Fragment, type ReactNode } from 'react';
import { sceneColors } from './scenes/scene-colors.ts';
import { scenes } from './scenes/scenes.ts';
import { SurfaceCanvas } from './SurfaceCanvas.tsx';

interface MockupSceneProps {
  readonly mockup: Mockup;
  /** Null until the pattern has loaded. */
  readonly texture: RepeatTexture | null;
  readonly repeatCm: number;
  /** In CSS pixels; 0 until known. */
  readonly stageHeight: number;
  readonly label: string;
}

/** Fills the stage's height; cropped left and right on phones, whose stage is square. */
const Scene = chakra('div', {
  base: {
    ...sceneColors,
    position: 'absolute',
    top: '0',
    left: '50%',
    height: '100%',
    aspectRatio: '1.2',
    transform: 'translateX(-50%)',
    overflow: 'hidden',
    background: 'var(--scene-wall)',
  },
});
const Drawing = chakra('svg', { base: { position: 'absolute', inset: '0', width: '100%', height: '100%' } });

/** Bounds of the resolution: coarser looks blurred, finer makes no visible difference. */
const MIN_PIXELS = 0.5;
const MAX_PIXELS = 1.15;

function Layer({ children }: { children: ReactNode }) {
  const { width, height } = MOCKUP_SIZE;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </Drawing>
  );
}

/** A mock-up covered with the pattern: drawn layers below, between and above its surfaces. */
export function MockupScene({ mockup, texture, repeatCm, stageHeight, label }: MockupSceneProps) {
  const { layers } = scenes[mockup.slug];
  const exact = (stageHeight * window.devicePixelRatio) / MOCKUP_SIZE.height;
  const pixelsPerUnit = Math.min(MAX_PIXELS, Math.max(MIN_PIXELS, exact));
  return (
    <Scene role="img" aria-label={label} data-mockup={mockup.slug}>
      {layers.map((Draw, index) => {
        const surface = mockup.surfaces[index];
        return (
          <Fragment key={Draw.name}>
            <Layer>
              <Draw outline={mockup.surfaces[0]?.outline ?? ''} />
            </Layer>
            {surface && texture && stageHeight > 0 ? (
              <SurfaceCanvas surface={surface} texture={texture} repeatCm={repeatCm} pixelsPerUnit={pixelsPerUnit} />
            ) : null}
          </Fragment>
        );
      })}
    </Scene>
  );
}
