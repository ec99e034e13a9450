import { boxPath, casing, line } from './overlay-lines.ts';
import type { TileBox } from './tile-box.ts';

interface MarkOutlinesProps {
  /** Height of the tile by its width, in the units of the drawing. */
  readonly aspect: number;
  readonly marks: readonly TileBox[];
}

/** Boxes where a reviewer says that a reason shows. */
export function MarkOutlines({ aspect, marks }: MarkOutlinesProps) {
  const outline = boxPath(marks, aspect);
  return (
    <>
      <path d={outline} {...casing} strokeWidth="6" />
      <path d={outline} {...line} stroke="#F0806F" strokeWidth="3" data-marks={marks.length} />
    </>
  );
}
