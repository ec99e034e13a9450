import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';

const KEY = 'halfdrop.cart-left';
const listeners = new Set<() => void>();
let unmerged: string | null = null;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nothing = () => null;

/** Records which saved patterns the user has declined to add. */
export function leaveSaved(contents: string): void {
  writeStored(KEY, contents);
  announce();
}

/** Records which saved patterns could not be merged automatically, so that the user is asked. */
export function noteUnmerged(contents: string): void {
  unmerged = contents;
  announce();
}

/** Returns the saved patterns declined last, and those that could not be merged; null if none. */
export function useSavedDecision() {
  const left = useSyncExternalStore(subscribe, () => readStored(KEY), nothing);
  const failed = useSyncExternalStore(subscribe, () => unmerged, nothing);
  return { left, failed };
}
