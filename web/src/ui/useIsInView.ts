import { type RefCallback, useCallback, useState } from 'react';

/** Returns a ref and whether its element is in the viewport; true until the browser has reported. */
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
