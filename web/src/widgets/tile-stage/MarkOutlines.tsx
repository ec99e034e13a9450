import { boxPath, casing, line } from './overlay-lines.ts';
import type { TileBox } from './tile-box.ts';

interface MarkOutlinesProps {
  /** Height of the tile divided by its width, in drawing units. */
  readonly aspect: number;
  readonly marks: readonly TileBox[];
}

/** Boxes marking where a reviewer's reason applies. */
export function MarkOutlines({ aspect, marks }: MarkOutlinesProps) {
  const outline = boxPath(marks, aspect);
  return (
    <>
      <path d={outline} {...casing} strokeWidth="6" />
      <path d={outline} {...line} stroke="#F0806F" strokeWidth="3" data-marks={marks.length} />
    </>
  );
}
