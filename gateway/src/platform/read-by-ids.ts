import { MAX_PAGE_SIZE } from '@halfdrop/domain';
import { isKey } from './is-key.ts';

/** Keys that one batch of a loader asks the api for. */
export const MAX_BATCH = MAX_PAGE_SIZE;

/** Things in the order of their ids, null for those there are not: the answer a loader's batch wants. */
export async function readByIds<Thing>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): Promise<Array<Thing | null>> {
  // An empty id, or one with a comma, would ask the api for something else.
  const asked = ids.filter(isKey);
  const things = asked.length > 0 ? await read(asked) : [];
  const found = new Map(things.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => found.get(id) ?? null);
}
