import * as v from 'valibot';
import type { Db } from '../../database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { findNamedPatterns } from './category-desk.repository.ts';

/** Job that reindexes the patterns of a category under its current name. */
export const renamePatternsJob = 'catalog.rename-patterns';

/** Batch size; small enough that searches and sales continue meanwhile. */
const AT_ONCE = 500;

const RenamingSchema = v.object({
  categoryId: v.number(),
  /** Last pattern renamed; null at the start. */
  after: v.nullable(v.string()),
});

interface RenameNeeds {
  readonly db: Db;
  readonly searchIndex: Pick<SearchIndex, 'refresh'>;
}

/** Renames one batch and schedules the next in the same transaction. */
export async function renamePatterns({ db, searchIndex }: RenameNeeds, payload: unknown): Promise<void> {
  const { categoryId, after } = v.parse(RenamingSchema, payload);
  await inTransaction(db, async (trx) => {
    const ids = await findNamedPatterns(trx, categoryId, { after, limit: AT_ONCE });
    if (ids.length > 0) await searchIndex.refresh(trx, ids);
    if (ids.length === AT_ONCE) await addJob(trx, renamePatternsJob, { categoryId, after: ids.at(-1) });
  });
}
