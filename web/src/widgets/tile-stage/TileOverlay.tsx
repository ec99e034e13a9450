import type { TileBox } from './tile-box.ts';
import type { StageWindow } from './stage-view.ts';

/** Lines keep their width at every scale, and lie light on dark so that they show on any pattern. */
const casing = { fill: 'none', stroke: '#1B1815', strokeOpacity: 0.75, vectorEffect: 'non-scaling-stroke' } as const;
const line = { fill: 'none', stroke: '#FFFFFF', vectorEffect: 'non-scaling-stroke' } as const;
const accented = { ...line, stroke: '#F0806F' } as const;

/** Length of a cross's arm, in widths of the window. */
const ARM = 0.02;

interface TileOverlayProps {
  readonly aspect: number;
  readonly window: StageWindow;
  /** Where the check of the file found something; dashed. */
  readonly found: readonly TileBox[];
  /** Where the reviewer says that a reason shows. */
  readonly marks: readonly TileBox[];
}

/** Crosses where the corners of tiles lie, with nothing between them: there a seam would show. And boxes on the tile. */
export function TileOverlay({ aspect, window: { across }, found, marks }: TileOverlayProps) {
  const arm = across * ARM;
  const crosses = [0, 1]
    .flatMap((x) => [0, aspect].map((y) => `M${x} ${y}m${-arm} 0h${2 * arm}m${-arm} ${-arm}v${2 * arm}`))
    .join('');
  const outline = (boxes: readonly TileBox[]) =>
    boxes
      .map(({ left, top, width, height }) => {
        const [down, tall] = [top * aspect, height * aspect];
        return `M${left} ${down}h${width}v${tall}h${-width}Z`;
      })
      .join('');
  return (
    <>
      <path d={crosses} {...casing} strokeWidth="5" />
      <path d={crosses} {...line} strokeWidth="2" data-seam-cross="" />
      <path d={outline(found)} {...casing} strokeWidth="5" />
      <path d={outline(found)} {...line} strokeWidth="2" strokeDasharray="6 5" data-found={found.length} />
      <path d={outline(marks)} {...casing} strokeWidth="6" />
      <path d={outline(marks)} {...accented} strokeWidth="3" data-marks={marks.length} />
    </>
  );
}
