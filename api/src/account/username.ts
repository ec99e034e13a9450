import { randomInt } from 'node:crypto';
import type { Trx } from '../database.ts';
import { isUsernameTaken } from './account.repository.ts';

const MAX_CHARACTERS = 20;
const MIN_CHARACTERS = 3;

/** Generates a free username from a name: `mira_sandoval`, with digits appended if taken. */
export async function freeUsername(trx: Trx, name: string): Promise<string> {
  const base = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\W+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase();
  const wanted = base.length >= MIN_CHARACTERS ? base : `person_${base}`;
  let candidate = wanted.slice(0, MAX_CHARACTERS);
  while (await isUsernameTaken(trx, candidate)) {
    const suffix = `_${randomInt(100_000, 1_000_000)}`;
    candidate = `${wanted.slice(0, MAX_CHARACTERS - suffix.length)}${suffix}`;
  }
  return candidate;
}
