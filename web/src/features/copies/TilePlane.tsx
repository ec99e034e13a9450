import type { Neighbor } from './neighbor.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: string;
}

/** Smallest rectangle that repeats straight, in tile sides, and the positions of its tiles, by layout. */
const cells: Readonly<
  Record<
    Neighbor['repeatLayout'],
    { readonly width: number; readonly height: number; readonly tiles: readonly Place[] }
  >
> = {
  BLOCK: { width: 1, height: 1, tiles: [{ x: 0, y: 0 }] },
  HALF_DROP: {
    width: 2,
    height: 1,
    tiles: [
      { x: 0, y: 0 },
      { x: 1, y: 0.5 },
      { x: 1, y: -0.5 },
    ],
  },
  BRICK: {
    width: 1,
    height: 2,
    tiles: [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: -0.5, y: 1 },
    ],
  },
  MIRROR: {
    width: 2,
    height: 2,
    tiles: [
      { x: 0, y: 0 },
      { x: 2, y: 0, scale: '-1 1' },
      { x: 0, y: 2, scale: '1 -1' },
      { x: 2, y: 2, scale: '-1 -1' },
    ],
  },
};

interface TilePlaneProps {
  /** Id of the SVG pattern, unique on the page. */
  readonly id: string;
  readonly source: string;
  readonly layout: Neighbor['repeatLayout'];
  readonly alignment: NonNullable<Neighbor['alignment']>;
  readonly opacity: number;
}

/** A plane of tiles, flipped, rotated and shifted, in an SVG whose unit is one side of the tile below. */
export function TilePlane({ id, source, layout, alignment, opacity }: TilePlaneProps) {
  const { isFlipped, quarterTurns, right, down } = alignment;
  const { width, height, tiles } = cells[layout];
  const transform = `translate(${right} ${down}) rotate(${quarterTurns * 90}) scale(${isFlipped ? -1 : 1} 1)`;
  return (
    <>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" patternTransform={transform}>
        {tiles.map(({ x, y, scale = '1 1' }) => (
          <image
            key={`${x} ${y}`}
            href={source}
            width="1"
            height="1"
            preserveAspectRatio="none"
            transform={`translate(${x} ${y}) scale(${scale})`}
          />
        ))}
      </pattern>
      <rect width="1" height="1" fill={`url(#${id})`} opacity={opacity} />
    </>
  );
}
