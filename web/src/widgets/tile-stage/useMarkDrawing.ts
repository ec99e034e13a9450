import { type PointerEvent, useState } from 'react';
import type { StageWindow } from './stage-view.ts';
import { boxBetween, type Point, type TileBox } from './tile-box.ts';

interface MarkDrawing {
  readonly window: StageWindow;
  readonly aspect: number;
  /** Null while marking is disabled. */
  readonly onMark: ((mark: TileBox) => void) | null;
}

/** Draws boxes on the tile with the pointer. Returns the stage's event handlers and the box being drawn. */
export function useMarkDrawing({ window, aspect, onMark }: MarkDrawing) {
  const [ends, setEnds] = useState<{ readonly from: Point; readonly to: Point } | null>(null);

  const pointAt = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const frame = currentTarget.getBoundingClientRect();
    const x = window.left + ((clientX - frame.left) / frame.width) * window.across;
    const y = window.top + ((clientY - frame.top) / frame.height) * window.down;
    return { x, y: y / aspect };
  };
  if (onMark === null) return { handlers: {}, drawn: null };
  return {
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setEnds({ from: pointAt(event), to: pointAt(event) });
      },
      onPointerMove: (event: PointerEvent) => {
        if (ends) setEnds({ ...ends, to: pointAt(event) });
      },
      onPointerUp: (event: PointerEvent) => {
        const mark = ends && boxBetween(ends.from, pointAt(event));
        setEnds(null);
        if (mark) onMark(mark);
      },
      onPointerCancel: () => setEnds(null),
    },
    drawn: ends && boxBetween(ends.from, ends.to),
  };
}
