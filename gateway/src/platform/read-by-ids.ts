import { MAX_PAGE_SIZE } from '@halfdrop/domain';

/** Keys that one batch of a loader asks the api for. */
export const MAX_BATCH = MAX_PAGE_SIZE;

/** What an id can look like; an empty one, or one with a comma, would ask the api for something else. */
const ID = /^[\w-]{1,100}$/;

/** Things in the order of their ids, null for those there are not: the answer a loader's batch wants. */
export async function readByIds<Thing>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Thing[]>,
  idOf: (thing: Thing) => string,
): Promise<Array<Thing | null>> {
  const asked = ids.filter((id) => ID.test(id));
  const things = asked.length > 0 ? await read(asked) : [];
  const found = new Map(things.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => found.get(id) ?? null);
}
