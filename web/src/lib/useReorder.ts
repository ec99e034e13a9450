import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Returns the index of the item at a point; undefined between items. */
function placeUnder(list: Element, x: number, y: number): number | undefined {
  const place = [...list.children].findIndex((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return place < 0 ? undefined : place;
}

/**
 * Makes a list reorderable by dragging a handle with any pointer, or with the arrow keys on it. The handle keeps the
 * focus.
 * @param count number of items
 */
export function useReorder(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  useEffect(() => {
    if (focused.current === null) return;
    document.getElementById(focused.current)?.focus();
    focused.current = null;
  });

  const handleOf = (index: number, handleId: string) => ({
    id: handleId,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const to = index + step;
      if (to < 0 || to >= count) return;
      focused.current = handleId;
      onMove(index, to);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(index);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (dragged === null || !list.current) return;
      const to = placeUnder(list.current, clientX, clientY);
      if (to === undefined || to === dragged) return;
      setDragged(to);
      onMove(dragged, to);
    },
    onPointerUp: () => setDragged(null),
    onPointerCancel: () => setDragged(null),
  });
  return { list, dragged, handleOf };
}
