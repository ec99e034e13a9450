const BATCH_ROWS = 1000;

/**
 * Yields all rows of a long list in batches by keyset pagination: `read` receives the last row of the previous batch,
 * initially none. Concurrent changes neither skip nor repeat a row, as long as its position stays the same.
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
