import { MarkOutlines } from './MarkOutlines.tsx';
import { boxPath, casing, line } from './overlay-lines.ts';
import type { StageWindow } from './stage-view.ts';
import type { TileBox } from './tile-box.ts';

/** Arm length of a cross, in window widths. */
const ARM = 0.02;

interface TileOverlayProps {
  readonly aspect: number;
  readonly window: StageWindow;
  /** Where the file check found something; dashed. */
  readonly found: readonly TileBox[];
  /** Where the reviewer's reason applies. */
  readonly marks: readonly TileBox[];
}

/** Crosses at the corners of tiles, with nothing in between where a seam would show, and boxes on the tile. */
export function TileOverlay({ aspect, window: { across }, found, marks }: TileOverlayProps) {
  const arm = across * ARM;
  const crosses = [0, 1]
    .flatMap((x) => [0, aspect].map((y) => `M${x} ${y}m${-arm} 0h${2 * arm}m${-arm} ${-arm}v${2 * arm}`))
    .join('');
  const findings = boxPath(found, aspect);
  return (
    <>
      <path d={crosses} {...casing} strokeWidth="5" />
      <path d={crosses} {...line} strokeWidth="2" data-seam-cross="" />
      <path d={findings} {...casing} strokeWidth="5" />
      <path d={findings} {...line} strokeWidth="2" strokeDasharray="6 5" data-found={found.length} />
      <MarkOutlines aspect={aspect} marks={marks} />
    </>
  );
}
