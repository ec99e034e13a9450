import type { TileBox } from './tile-box.ts';

/** Constant-width lines, light on dark, so that they show on any pattern. */
export const casing = {
  fill: 'none',
  stroke: '#1B1815',
  strokeOpacity: 0.75,
  vectorEffect: 'non-scaling-stroke',
} as const;
/** The light line inside its casing. */
export const line = { fill: 'none', stroke: '#FFFFFF', vectorEffect: 'non-scaling-stroke' } as const;

/** Returns the path of the box outlines, in tile widths. */
export function boxPath(boxes: readonly TileBox[], aspect: number): string {
  return boxes
    .map(({ left, top, width, height }) => {
      const [down, tall] = [top * aspect, height * aspect];
      return `M${left} ${down}h${width}v${tall}h${-width}Z`;
    })
    .join('');
}
