import { type RepeatView, tilesAtMiddle } from '@halfdrop/patterns/browser';

interface MarksProps {
  readonly view: RepeatView;
  readonly aspect: number;
}

/** Constant-width lines, light on dark, so that they show on any pattern. */
const casing = { fill: 'none', stroke: '#1B1815', strokeOpacity: 0.75, vectorEffect: 'non-scaling-stroke' } as const;
const line = { fill: 'none', stroke: '#FFFFFF', vectorEffect: 'non-scaling-stroke' } as const;

/** Outlines one tile, and its neighbors with dashes. */
export function TileOutlines({ view, aspect }: MarksProps) {
  const { tile, neighbors } = tilesAtMiddle(view, aspect);
  const square = ({ leftCm, topCm }: typeof tile) =>
    `M${leftCm} ${topCm}h${view.repeatCm}v${view.repeatCm}h${-view.repeatCm}Z`;
  const around = neighbors.map(square).join('');
  return (
    <g data-tile-outlines="">
      <path d={around} {...casing} strokeWidth="3" />
      <path d={around} {...line} strokeWidth="1.5" strokeDasharray="6 5" />
      <path d={square(tile)} {...casing} strokeWidth="7" />
      <path d={square(tile)} {...line} strokeWidth="3.5" />
    </g>
  );
}

/** Arm length of a cross, in hundredths of the window's width. */
const ARM = 0.012;

/** Small crosses at the corners of tiles, with nothing in between where a seam would show. */
export function TileCorners({ view, aspect }: MarksProps) {
  const { tile, neighbors } = tilesAtMiddle(view, aspect);
  const { repeatCm } = view;
  const arm = view.acrossCm * ARM;
  const corners = new Set(
    [tile, ...neighbors].flatMap(({ leftCm, topCm }) =>
      [0, repeatCm].flatMap((right) =>
        [0, repeatCm].map((down) => `${(leftCm + right).toFixed(4)} ${(topCm + down).toFixed(4)}`),
      ),
    ),
  );
  const crosses = [...corners].map((at) => `M${at}m${-arm} 0h${2 * arm}m${-arm} ${-arm}v${2 * arm}`).join('');
  return (
    <g data-tile-corners="">
      <path d={crosses} {...casing} strokeWidth="5" />
      <path d={crosses} {...line} strokeWidth="2" />
    </g>
  );
}
