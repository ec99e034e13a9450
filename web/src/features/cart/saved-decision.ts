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

/** Remembers which saved patterns a person has decided to leave. */
export function leaveSaved(contents: string): void {
  writeStored(KEY, contents);
  announce();
}

/** Remembers which saved patterns could not be put into the bag by themselves: the person is asked. */
export function noteUnmerged(contents: string): void {
  unmerged = contents;
  announce();
}

/** The saved patterns that were left last, and those that could not be merged; null when none were. */
export function useSavedDecision() {
  const left = useSyncExternalStore(subscribe, () => readStored(KEY), nothing);
  const failed = useSyncExternalStore(subscribe, () => unmerged, nothing);
  return { left, failed };
}
