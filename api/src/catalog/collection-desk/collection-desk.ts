import type { DbOrTrx, Trx } from '../../database.ts';
import type { Foundation } from '../../domain-module.ts';
import { brokeConstraint, isRowId } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { AdminCollectionDto, AdminCollectionSummaryDto, CollectionContents } from './collection-desk.contract.ts';
import {
  countAssets,
  type DeskCollectionRow,
  findCollection,
  findCollections,
  findPicked,
  insertCollection,
  lockCollection,
  placeCollections,
  replacePicked,
  updateCollection,
} from './collection-desk.repository.ts';

interface CollectionList {
  readonly collections: AdminCollectionSummaryDto[];
}

/** Shop collection operations for staff. */
export interface CollectionDesk {
  list(): Promise<CollectionList>;
  /** @throws not_found */
  one(id: string): Promise<AdminCollectionDto>;
  /** @throws already_taken, validation_failed */
  create(by: AuditAuthor, asked: CollectionContents & { readonly slug: string }): Promise<AdminCollectionDto>;
  /** @throws not_found, version_conflict, validation_failed */
  change(
    by: AuditAuthor,
    id: string,
    asked: CollectionContents & { readonly version: number },
  ): Promise<AdminCollectionDto>;
  /** @throws validation_failed unless each collection is named exactly once */
  order(by: AuditAuthor, ids: readonly string[]): Promise<CollectionList>;
}

interface CollectionDeskNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
}

/** Creates the desk. */
export function createCollectionDesk(needs: CollectionDeskNeeds): CollectionDesk {
  const { db, audit } = needs;
  return {
    list: () => listNow(db),
    one: (id) => collectionNow(db, numberOf(id)),
    create: (by, asked) => createCollection(needs, by, asked),
    change: (by, id, asked) => changeCollection(needs, by, numberOf(id), asked),
    order: (by, ids) =>
      inTransaction(db, async (trx) => {
        const before = (await findCollections(trx)).map((row) => String(row.id));
        const isWhole = before.length === ids.length && before.every((id) => ids.includes(id));
        if (!isWhole) throw invalidField('ids', 'Each collection must be named once');
        await placeCollections(trx, ids.map(Number));
        await audit.record(trx, {
          by,
          action: 'catalog.manage',
          subject: { kind: 'collection-order', id: 'all' },
          before: { ids: before },
          after: { ids: [...ids] },
          why: '',
        });
        return listNow(trx);
      }),
  };
}

async function listNow(db: DbOrTrx): Promise<CollectionList> {
  return { collections: (await findCollections(db)).map(toSummary) };
}

async function createCollection(
  { db, audit }: CollectionDeskNeeds,
  by: AuditAuthor,
  { slug, ...asked }: CollectionContents & { readonly slug: string },
): Promise<AdminCollectionDto> {
  try {
    return await inTransaction(db, async (trx) => {
      await checkContents(trx, asked, false);
      const id = await insertCollection(trx, slug, storedOf(asked));
      if (asked.assetIds) await replacePicked(trx, id, asked.assetIds);
      const made = await collectionNow(trx, id);
      const subject = { kind: 'collection', id: slug } as const;
      await audit.record(trx, {
        by,
        action: 'catalog.manage',
        subject,
        before: null,
        after: facts(made),
        why: asked.reason,
      });
      return made;
    });
  } catch (error) {
    if (!brokeConstraint(error, 'shop_collection_slug_key')) throw error;
    throw new Problem('already_taken', { data: { field: 'slug' }, cause: error });
  }
}

function changeCollection(
  { db, audit }: CollectionDeskNeeds,
  by: AuditAuthor,
  id: number,
  { version, ...asked }: CollectionContents & { readonly version: number },
): Promise<AdminCollectionDto> {
  return inTransaction(db, async (trx) => {
    const known = await lockCollection(trx, id);
    if (!known) throw unknown();
    if (known.version !== version) throw new Problem('version_conflict', { data: { currentVersion: known.version } });
    await checkContents(trx, asked, known.is_seasonal);
    const before = await collectionNow(trx, id);
    await updateCollection(trx, id, storedOf(asked));
    if (asked.assetIds) await replacePicked(trx, id, asked.assetIds);
    const after = await collectionNow(trx, id);
    await audit.record(trx, {
      by,
      action: 'catalog.manage',
      subject: { kind: 'collection', id: known.slug },
      before: facts(before),
      after: facts(after),
      why: asked.reason,
    });
    return after;
  });
}

/** @throws validation_failed for contradictory contents and unknown patterns */
async function checkContents(trx: Trx, asked: CollectionContents, isSeasonal: boolean): Promise<void> {
  const { rule, conditions, coverId, assetIds } = asked;
  if ((rule === 'match') !== (conditions !== null)) {
    throw invalidField('conditions', 'The rule “match” requires conditions, and no other rule allows them');
  }
  const isEmpty =
    conditions && [conditions.categories, conditions.tags, conditions.colors].every((each) => !each.length);
  if (isEmpty) throw invalidField('conditions', 'Name a category, a tag or a color');
  if (isSeasonal && (rule !== null || assetIds !== null)) {
    throw invalidField('rule', 'The patterns of a seasonal collection change with the season');
  }
  const picked = assetIds ?? [];
  if (new Set(picked).size !== picked.length) throw invalidField('assetIds', 'Each pattern can be listed only once');
  if (!(await areThere(trx, picked))) throw invalidField('assetIds', 'One of these patterns does not exist');
  if (coverId !== null && !(await areThere(trx, [coverId]))) throw invalidField('coverId', 'There is no such pattern');
}

async function areThere(trx: Trx, assetIds: readonly string[]): Promise<boolean> {
  return assetIds.every(isRowId) && (await countAssets(trx, assetIds)) === assetIds.length;
}

function storedOf({ title, description, rule, conditions, isPublished, coverId }: CollectionContents) {
  return { title, description, rule, conditions, is_published: isPublished, cover_id: coverId };
}

/** @throws not_found */
async function collectionNow(db: DbOrTrx, id: number): Promise<AdminCollectionDto> {
  const row = await findCollection(db, id);
  if (!row) throw unknown();
  const picked = row.is_seasonal ? [] : await findPicked(db, id);
  return {
    ...toSummary(row),
    description: row.description,
    conditions: row.conditions,
    coverId: row.cover_id,
    picked: picked.map(({ id: assetId, title, status }) => ({ assetId, title, isOnSale: status === 'approved' })),
    version: row.version,
  };
}

function toSummary(row: DeskCollectionRow): AdminCollectionSummaryDto {
  return {
    id: String(row.id),
    slug: row.slug,
    title: row.title,
    rule: row.rule,
    isSeasonal: row.is_seasonal,
    isPublished: row.is_published,
    pickedCount: row.picked_count,
  };
}

/** Returns what the audit log records of a collection. */
function facts({ title, rule, isPublished, picked, version }: AdminCollectionDto) {
  return { title, rule, isPublished, pickedCount: picked.length, version };
}

/** Ids are small integers; anything else matches nothing. */
function numberOf(id: string): number {
  return /^\d{1,4}$/.test(id) ? Number(id) : 0;
}

function unknown(): Problem {
  return new Problem('not_found', { message: 'There is no such collection.' });
}
