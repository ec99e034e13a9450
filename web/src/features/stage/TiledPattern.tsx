import { repeatBlock, type RepeatView } from '@halfdrop/patterns/browser';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A window onto the tiled preview. */
export interface TiledPatternProps {
  readonly view: RepeatView;
  /** Address of the picture of one tile. */
  readonly source: string;
  /** What lies over the tiled preview, drawn in cm. */
  readonly children?: ReactNode;
}

/** Pictures reach a little over their right and lower neighbors, or the ground would shine through between them. */
const OVERLAP = 1.002;

const Window = chakra('svg', {
  base: { position: 'absolute', inset: '0', width: '100%', height: '100%', display: 'block' },
});

/** Tiles laid out to repeat. The drawing's unit is the cm, so that it needs to know nothing about the screen. */
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
