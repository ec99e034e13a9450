import * as v from 'valibot';
import type { Trx } from '../../database.ts';
import { isStillNamed } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import { endPlanned, lockPrice } from '../price-desk/price-desk.repository.ts';
import type { CategoryRemoval } from './category-desk.contract.ts';
import type { CategoryDeskNeeds } from './category-desk.ports.ts';
import { type DeskCategoryRow, findCategories, lockCategories, markRemoved } from './category-desk.repository.ts';
import { deleteCategory, isInUse, moveContents } from './category-removal.repository.ts';
import { renamePatternsJob } from './rename-patterns.ts';

/** Job that moves a category's content and removes the category. */
export const moveOutJob = 'catalog.move-out';

const MoveOutSchema = v.object({ categoryId: v.number() });

/**
 * Removes a category: an empty one at once. Any other is marked with the category that receives its content, and a job
 * does the rest, since its duration depends on the amount.
 * @throws not_found, version_conflict, validation_failed
 */
export async function removeCategory(
  needs: CategoryDeskNeeds,
  by: AuditAuthor,
  id: string,
  { intoId, reason, version }: CategoryRemoval,
): Promise<void> {
  try {
    await inTransaction(needs.db, async (trx) => {
      await lockCategories(trx);
      const all = await findCategories(trx);
      const removed = removableOf(all, id, version);
      const into = intoId === null ? null : takerOf(all, removed, intoId);
      if (into) await moveLater(trx, removed, into);
      else await removeEmpty(needs, trx, removed);
      await needs.audit.record(trx, {
        by,
        action: 'catalog.manage',
        subject: { kind: 'category', id: removed.slug },
        before: { name: removed.name, assetCount: removed.asset_count, version },
        after: into ? { into: into.slug } : null,
        why: reason,
      });
    });
  } catch (error) {
    if (!isStillNamed(error)) throw error;
    throw invalidField('intoId', 'A studio, a coupon or a draft refers to it: choose a category to replace it');
  }
}

/** @throws not_found, version_conflict, validation_failed */
function removableOf(all: readonly DeskCategoryRow[], id: string, version: number): DeskCategoryRow {
  const removed = all.find((row) => String(row.id) === id);
  if (!removed) throw new Problem('not_found', { message: 'There is no such category.' });
  if (removed.version !== version) {
    throw new Problem('version_conflict', { data: { currentVersion: removed.version } });
  }
  if (removed.removed_into !== null) throw invalidField('intoId', 'It is being removed already');
  const coming = all.find((row) => row.removed_into === removed.id);
  if (coming) throw invalidField('intoId', `It is receiving the contents of ${coming.name}: wait until that is done`);
  return removed;
}

async function removeEmpty(needs: CategoryDeskNeeds, trx: Trx, removed: DeskCategoryRow): Promise<void> {
  if (await isInUse(trx, removed.id)) {
    throw invalidField('intoId', 'It has patterns or categories: choose the category that takes them');
  }
  await endPrices(trx, removed);
  await dropCategory(needs, trx, removed);
}

async function moveLater(trx: Trx, removed: DeskCategoryRow, into: DeskCategoryRow): Promise<void> {
  await markRemoved(trx, removed.id, into.id);
  await addJob(trx, moveOutJob, { categoryId: removed.id }, { key: `move-out-${removed.id}` });
}

/** Points all references from a category being removed to its replacement, in one transaction. */
export function moveOut(needs: CategoryDeskNeeds, payload: unknown): Promise<void> {
  const { categoryId } = v.parse(MoveOutSchema, payload);
  return inTransaction(needs.db, async (trx) => {
    await lockCategories(trx);
    const all = await findCategories(trx);
    const removed = all.find(({ id }) => id === categoryId);
    const into = all.find(({ id }) => id === removed?.removed_into);
    // The job already finished, but was interrupted before it was marked as done.
    if (!removed || !into) return;
    await endPrices(trx, removed);
    await moveInto(needs, trx, removed, into);
    await dropCategory(needs, trx, removed);
    await follow(needs, trx, removed, into);
  });
}

/** Cancels a planned price of the category before any content moves. */
async function endPrices(trx: Trx, { id }: DeskCategoryRow): Promise<void> {
  const price = { kind: 'category', key: String(id) } as const;
  await lockPrice(trx, price);
  await endPlanned(trx, price, 'canceled');
}

/** Deletes a category and removes it from the search index. */
async function dropCategory(needs: CategoryDeskNeeds, trx: Trx, { id }: DeskCategoryRow): Promise<void> {
  await deleteCategory(trx, id);
  await needs.searchIndex.nameCategories(trx);
}

/** Returns the category that receives the content. @throws validation_failed */
function takerOf(all: readonly DeskCategoryRow[], removed: DeskCategoryRow, intoId: string): DeskCategoryRow {
  const into = all.find((row) => String(row.id) === intoId && row.id !== removed.id);
  const isSameLevel = into?.kind === removed.kind && (into.parent_id === null) === (removed.parent_id === null);
  if (!into || !isSameLevel) throw invalidField('intoId', 'Choose another category of the same level');
  if (into.removed_into !== null) throw invalidField('intoId', 'That category is being removed: choose another');
  if (into.menu_category_id !== null) {
    throw invalidField('intoId', 'It has the patterns of a category of the menu: choose another');
  }
  const priced = all.find((row) => row.id === (into.parent_id ?? into.id));
  if (into.kind === 'menu' && priced?.usd === null) {
    throw invalidField('intoId', 'It has no price yet, so its patterns could not be bought: set one first');
  }
  return into;
}

async function moveInto(needs: CategoryDeskNeeds, trx: Trx, removed: DeskCategoryRow, into: DeskCategoryRow) {
  const move = { from: removed.id, into: into.id, above: into.parent_id };
  await moveContents(trx, removed, move);
  for (const moveCategory of needs.categoryMoves) await moveCategory(trx, move);
}

/** Reindexes the moved patterns under their new category and price. */
async function follow({ searchIndex }: CategoryDeskNeeds, trx: Trx, removed: DeskCategoryRow, into: DeskCategoryRow) {
  await searchIndex.recategorize(trx, removed.id);
  if (into.kind === 'menu') await searchIndex.reprice(trx, { categoryId: into.parent_id ?? into.id });
  await addJob(trx, renamePatternsJob, { categoryId: into.id, after: null });
}
