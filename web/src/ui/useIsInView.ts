import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element can be seen; true until the browser has said. Gets the ref to put on the element. */
export function useIsInView(): readonly [ref: RefCallback<HTMLElement>, isInView: boolean] {
  const [isInView, setInView] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isInView];
}
