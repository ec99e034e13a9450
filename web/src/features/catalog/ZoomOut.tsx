import { useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { MotionScope } from '#ui/MotionScope.tsx';
import type { RepeatPicture } from './useZoomOut.ts';

/** How far the repeat is shown. */
export interface ZoomOutProps {
  readonly picture: RepeatPicture;
  /** True: the tile shows its repeat; false: one picture, as it was. */
  readonly isOut: boolean;
}

const OUT = 0.5;
/** Tiles across the layer, of which the middle one lies on the tile's picture. */
const LAYER_TILES = 3;

/** Where the picture starts so that its first tile is the middle one of the layer, as CSS counts: of what is left over. */
const offset = (tiles: number) => `${(1 / (LAYER_TILES - tiles)) * 100}%`;
const size = (tiles: number) => `${(tiles / LAYER_TILES) * 100}%`;

/**
 * Lies over a tile's picture and shrinks to half, so that the repeat shows around it. Three times as large as the tile
 * and centered on it, it starts as exactly the picture below.
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
