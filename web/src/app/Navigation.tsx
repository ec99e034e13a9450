import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { clearToasts } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { positionOf, rememberPosition } from './scroll-positions.ts';

/** How long to wait for content before giving up on a saved scroll position, in milliseconds. */
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

  // Must run before paint: a shorter page scrolls the window, which must not be recorded as the old page's position.
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

/**
 * Handles page changes: announces the title to screen readers, clears toasts of the previous page, scrolls to the top,
 * and restores the scroll position on Back.
 */
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
