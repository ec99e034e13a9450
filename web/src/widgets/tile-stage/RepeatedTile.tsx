import { chakra } from '@chakra-ui/react';
import { repeatBlock, type RepeatLayout } from '@halfdrop/patterns/browser';
import { type ReactNode, type Ref, useId } from 'react';
import type { StageWindow } from './stage-view.ts';

interface RepeatedTileProps {
  readonly ref?: Ref<SVGSVGElement>;
  readonly source: string;
  readonly layout: RepeatLayout;
  /** Height of the tile divided by its width. */
  readonly aspect: number;
  readonly window: StageWindow;
  /** Overlay, in tile widths. */
  readonly children?: ReactNode;
}

/** Slight overlap with the right and lower neighbors, so that the ground does not show through. */
const OVERLAP = 1.002;

const Drawing = chakra('svg', { base: { position: 'absolute', inset: '0', width: '100%', height: '100%' } });

/** A tile in repeat, whatever its proportions; the drawing unit is its width. */
export function RepeatedTile({ ref, source, layout, aspect, window, children }: RepeatedTileProps) {
  const id = useId();
  const { columns, rows, tiles } = repeatBlock(layout);
  const { left, top, across, down } = window;
  return (
    <Drawing ref={ref} viewBox={`${left} ${top} ${across} ${down}`} aria-hidden="true" focusable="false">
      <pattern id={id} patternUnits="userSpaceOnUse" width={columns} height={rows * aspect}>
        {tiles.map(({ x, y, flipX, flipY }) => (
          <image
            key={`${x} ${y}`}
            href={source}
            width={OVERLAP}
            height={OVERLAP}
            preserveAspectRatio="none"
            transform={
              `translate(${x + (flipX ? 1 : 0)} ${(y + (flipY ? 1 : 0)) * aspect}) ` +
              `scale(${flipX ? -1 : 1} ${(flipY ? -1 : 1) * aspect})`
            }
          />
        ))}
      </pattern>
      <rect x={left} y={top} width={across} height={down} fill={`url(#${id})`} />
      {children}
    </Drawing>
  );
}
