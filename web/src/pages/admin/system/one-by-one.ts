import type { BulkOutcome } from '#widgets/data-table/data-table.ts';

/**
 * Runs an operation on rows sequentially: the gateway allows one mutation at a time, and the first refusals show what
 * to expect. The operation resolves to why it was refused, if it was.
 */
export async function oneByOne(
  ids: readonly string[],
  change: (id: string) => Promise<{ readonly message: string } | undefined>,
): Promise<BulkOutcome> {
  const refused: Array<BulkOutcome['refused'][number]> = [];
  for (const id of ids) {
    const error = await change(id);
    if (error) refused.push({ name: id, reason: error.message });
  }
  return { done: ids.length - refused.length, refused };
}
