import { type RefObject, useEffect, useState } from 'react';

/** Size of an element in CSS pixels; null until measured. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of an element and follows its changes. */
export function useStageSize(ref: RefObject<HTMLElement | null>): StageSize | null {
  const [size, setSize] = useState<StageSize | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
