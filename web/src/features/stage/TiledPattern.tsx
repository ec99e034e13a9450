import { repeatBlock, type RepeatView } from '@halfdrop/patterns/browser';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** Props of a window onto the tiled preview. */
export interface TiledPatternProps {
  readonly view: RepeatView;
  /** URL of one tile's picture. */
  readonly source: string;
  /** Overlay, drawn in cm. */
  readonly children?: ReactNode;
}

/** Slight overlap with the right and lower neighbors, so that the ground does not show through. */
const OVERLAP = 1.002;

const Window = chakra('svg', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%', display: 'block' },
});

/** Tiles in repeat. The drawing unit is the cm, independent of the screen. */
export function TiledPattern({ view, source, children }: TiledPatternProps) {
  const id = useId();
  const { layout, repeatCm, acrossCm, leftCm, topCm } = view;
  const { columns, rows, tiles } = repeatBlock(layout);
  return (
    <Window
      viewBox={`${leftCm} ${topCm} ${acrossCm} ${acrossCm}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={id} patternUnits="userSpaceOnUse" width={columns * repeatCm} height={rows * repeatCm}>
        {tiles.map(({ x, y, flipX, flipY }) => (
          <image
            key={`${x} ${y}`}
            href={source}
            width={OVERLAP}
            height={OVERLAP}
            preserveAspectRatio="none"
            transform={
              `scale(${repeatCm}) translate(${x + (flipX ? 1 : 0)} ${y + (flipY ? 1 : 0)}) ` +
              `scale(${flipX ? -1 : 1} ${flipY ? -1 : 1})`
            }
          />
        ))}
      </pattern>
      <rect x={leftCm} y={topCm} width={acrossCm} height={acrossCm} fill={`url(#${id})`} />
      {children}
    </Window>
  );
}
