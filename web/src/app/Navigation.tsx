import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { clearToasts } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { positionOf, rememberPosition } from './scroll-positions.ts';

/** Milliseconds to wait for content before a restored position counts as out of reach. */
const RESTORE_FOR_MS = 1500;

function restore(position: number): () => void {
  const giveUpAt = performance.now() + RESTORE_FOR_MS;
  let frame = 0;
  const attempt = () => {
    window.scrollTo({ top: position, behavior: 'instant' });
    const isReached = Math.abs(window.scrollY - position) < 2;
    if (!isReached && performance.now() < giveUpAt) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function useScrollPosition({ key, pathname, hash }: Location): void {
  const type = useNavigationType();
  const isFirst = useRef(true);
  const lastPathname = useRef(pathname);

  // Before the next paint: a shorter page moves the window, which must not count as the old page's position.
  useLayoutEffect(() => rememberPosition(key, pathname), [key, pathname]);

  useEffect(() => {
    const isSamePage = lastPathname.current === pathname;
    lastPathname.current = pathname;
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    if (type === NavigationType.Pop) return restore(positionOf(key, pathname));
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, hash, type]);
}

/** Tells screen readers the title of every new page, clears what was said of the last one, starts it at its top, and returns to the old place on Back. */
export function Navigation() {
  const location = useLocation();
  const { pathname } = location;
  const [announced, announce] = useState('');
  const lastPathname = useRef(pathname);
  useScrollPosition(location);

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    clearToasts();
    document.getElementById('main')?.focus({ preventScroll: true });
    const timer = setTimeout(() => announce(document.title), 300);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {announced}
    </VisuallyHidden>
  );
}
