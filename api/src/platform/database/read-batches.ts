const BATCH_ROWS = 1000;

/**
 * All rows of a list that is too long to be read at once, batch by batch: `read` is asked for those after a row, first
 * for those after none. What changes meanwhile is neither skipped nor read twice, as long as its place does not change.
 */
export async function* readBatches<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | undefined;
  do {
    const rows = await read(after, BATCH_ROWS);
    if (rows.length > 0) yield rows;
    after = rows.length === BATCH_ROWS ? rows.at(-1) : undefined;
  } while (after !== undefined);
}
