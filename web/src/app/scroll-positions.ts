import * as v from 'valibot';

const STORED = 'halfdrop.positions';
/** As many places of the history are kept as people go back to. */
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

/** The first place of a visit has the same key as that of an earlier visit in the same tab. */
const placeOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** Where this place of the history was left, before a reload or a visit elsewhere, too; its top when nothing is known. */
export function positionOf(key: string, pathname: string): number {
  positions ??= readPositions();
  return positions.get(placeOf(key, pathname)) ?? 0;
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

/** Follows where a place is scrolled to. Returns the function that ends it. */
export function rememberPosition(key: string, pathname: string): () => void {
  positions ??= readPositions();
  const known = positions;
  const name = placeOf(key, pathname);
  const remember = () => known.set(name, window.scrollY);
  const leave = () => {
    // Whoever reloads, or comes back from another site, is brought back by the browser itself.
    window.history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORED, JSON.stringify([...known].slice(-MAX_PLACES)));
    } catch {
      // A browser that stores nothing knows the positions of this visit alone.
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
