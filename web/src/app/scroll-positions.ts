import * as v from 'valibot';

const STORED = 'halfdrop.positions';
/** Number of history entries whose positions are kept. */
const MAX_PLACES = 50;
const StoredPositions = v.array(v.tuple([v.string(), v.number()]));

let positions: Map<string, number> | undefined;

function readPositions(): Map<string, number> {
  try {
    return new Map(v.parse(StoredPositions, JSON.parse(sessionStorage.getItem(STORED) ?? '[]')));
  } catch {
    return new Map();
  }
}

/** The first entry of a visit has the same key as that of an earlier visit in the same tab, so the path is included. */
const placeOf = (key: string, pathname: string) => `${key} ${pathname}`;

/**
 * Returns the last scroll position of a history entry, including from before a reload or
 * leaving the site; 0 if unknown.
 */
export function positionOf(key: string, pathname: string): number {
  positions ??= readPositions();
  return positions.get(placeOf(key, pathname)) ?? 0;
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

/** Tracks the scroll position of a history entry. Returns a function that stops tracking. */
export function rememberPosition(key: string, pathname: string): () => void {
  positions ??= readPositions();
  const known = positions;
  const name = placeOf(key, pathname);
  const remember = () => known.set(name, window.scrollY);
  const leave = () => {
    // On reload, or when returning from another site, the browser restores the position itself.
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...known].slice(-MAX_PLACES)));
    } catch {
      // Without storage, only positions of this visit are known.
    }
  };
  takeOver();
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', takeOver);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', takeOver);
  };
}
