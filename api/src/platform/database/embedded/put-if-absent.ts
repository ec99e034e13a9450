import { existsSync } from 'node:fs';

/**
 * Creates something that a concurrently starting process may create first; in that case theirs is used.
 * @throws the error of `put` when nothing exists afterwards
 */
export function putIfAbsent(place: string, put: () => void): void {
  if (existsSync(place)) return;
  try {
    put();
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
