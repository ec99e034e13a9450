import { existsSync } from 'node:fs';

/**
 * Puts something in its place, which another process that starts at the same time may do first: whoever comes second
 * uses what is there.
 * @throws what `put` throws when nothing is there afterwards
 */
export function putIfAbsent(place: string, put: () => void): void {
  if (existsSync(place)) return;
  try {
    put();
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
