import type { BulkOutcome } from '#widgets/data-table/data-table.ts';

/**
 * Does something to many rows, one after the other: the gateway takes one change at a time, and the first refusals show
 * what to expect. What is done answers why it was refused, or nothing.
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
