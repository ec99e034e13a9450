import { MAX_PAGE_SIZE } from '@halfdrop/domain';
import { isKey } from './is-key.ts';

/** Maximum number of keys per loader batch. */
export const MAX_BATCH = MAX_PAGE_SIZE;

/** Returns objects in the order of their ids, with null for missing ones, as data loaders require. */
export async function readByIds<Thing>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): Promise<Array<Thing | null>> {
  // An empty id, or one with a comma, would request something else from the api.
  const asked = ids.filter(isKey);
  const things = asked.length > 0 ? await read(asked) : [];
  const found = new Map(things.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => found.get(id) ?? null);
}
