import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const QUESTION = 'What you changed is not saved. Leave without saving?';

/** How many parts of the page hold something that is not saved. */
let unsaved = 0;

/** Whether what is shown may be left: asks where something is not saved. */
export function mayLeave(): boolean {
  // eslint-disable-next-line no-alert -- closing the window asks the same way
  return unsaved === 0 || window.confirm(QUESTION);
}

/** The link within the shop that a click follows in this window; null when it follows none. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  // Another part of the same page keeps what is typed.
  const isHere = link?.pathname === location.pathname;
  return isElsewhere || isHere || link?.hash !== '' ? null : link;
}

/** The place of an entry in the history of this window, which the router numbers; null for one that is not its own. */
function placeIn(state: unknown): number | null {
  const place = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof place === 'number' ? place : null;
}

/**
 * Asks before Back or Forward leave the page, ahead of the router. The address has changed by then: it is put back where
 * the answer is to stay.
 */
function guardHistory({ pathname }: Pick<Location, 'pathname'>): () => void {
  const place = placeIn(history.state);
  let isPuttingBack = false;
  const onPopState = (event: PopStateEvent) => {
    const next = placeIn(event.state);
    const isStaying = !isPuttingBack && (location.pathname === pathname || place === null || next === null);
    if (isStaying || (!isPuttingBack && mayLeave())) return;
    event.stopImmediatePropagation();
    isPuttingBack = !isPuttingBack;
    if (isPuttingBack && place !== null && next !== null) history.go(place - next);
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => window.removeEventListener('popstate', onPopState, { capture: true });
}

/** Asks before a page is left on which something is not saved: by a link, Back or Forward, closing the window or reloading. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  // Another part of the same page is another entry of the history.
  const here = useLocation();
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved += 1;
    const onClick = (event: MouseEvent) => {
      if (!followedLink(event) || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      unsaved -= 1;
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isUnsaved]);
  useEffect(() => (isUnsaved ? guardHistory(here) : undefined), [isUnsaved, here]);
}
