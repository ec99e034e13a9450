import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { MotionScope } from '#ui/MotionScope.tsx';
import type { RepeatPicture } from './useZoomOut.ts';

/** Props of the zoomed-out layer. */
export interface ZoomOutProps {
  readonly picture: RepeatPicture;
  /** Whether the repeat is shown rather than the single picture. */
  readonly isOut: boolean;
}

const OUT = 0.5;
/** Width of the layer in tiles; the middle one covers the tile's picture. */
const LAYER_TILES = 3;

/** Returns the CSS position (a share of the remaining space) that places the first tile in the middle of the layer. */
const offset = (tiles: number) => `${(1 / (LAYER_TILES - tiles)) * 100}%`;
const size = (tiles: number) => `${(tiles / LAYER_TILES) * 100}%`;

/**
 * Layer over a tile's picture that shrinks to half, revealing the repeat around it. Three times as large as the tile
 * and centered, it starts out identical to the picture below.
 */
export function ZoomOut({ picture: { source, columns, rows }, isOut }: ZoomOutProps) {
  const isReduced = useReducedMotion() ?? false;
  const shown = isReduced ? { opacity: isOut ? 1 : 0, scale: OUT } : { opacity: 1, scale: isOut ? OUT : 1 };
  return (
    <MotionScope>
      <m.span
        aria-hidden="true"
        className="zoom-out"
        style={{
          backgroundImage: `url(${JSON.stringify(source)})`,
          backgroundSize: `${size(columns)} ${size(rows)}`,
          backgroundPosition: `${offset(columns)} ${offset(rows)}`,
        }}
        initial={isReduced ? { opacity: 0, scale: OUT } : { scale: 1 }}
        animate={shown}
        transition={{ duration: 0.3, ease: 'easeOut' }}
      />
    </MotionScope>
  );
}
