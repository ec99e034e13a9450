import { skuOf } from '@halfdrop/domain';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalidField, Problem } from '../../platform/http/problem.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { AuditAuthor } from '../../staff/audit.ts';
import type {
  AdminCategoryDto,
  AdminCategoryListDto,
  CategoryAddressListDto,
  CategoryChange,
  CategoryContents,
  CategoryRemoval,
  NewCategory,
} from './category-desk.contract.ts';
import type { CategoryDeskNeeds } from './category-desk.ports.ts';
import {
  type DeskCategoryRow,
  findAddresses,
  findCategories,
  findCover,
  findTakenAddresses,
  insertCategory,
  lockCategories,
  placeCategories,
  replaceAliases,
  updateCategory,
} from './category-desk.repository.ts';
import { moveOut, removeCategory } from './remove-category.ts';
import { renamePatterns, renamePatternsJob } from './rename-patterns.ts';

/** Category operations for staff. */
export interface CategoryDesk {
  list(): Promise<AdminCategoryListDto>;
  /** Returns URL aliases with the slugs they redirect to. */
  addresses(): Promise<CategoryAddressListDto>;
  /** @throws already_taken, validation_failed */
  create(by: AuditAuthor, asked: NewCategory): Promise<AdminCategoryDto>;
  /** @throws not_found, version_conflict, already_taken, validation_failed */
  change(by: AuditAuthor, id: string, asked: CategoryChange): Promise<AdminCategoryDto>;
  /** @throws not_found, version_conflict, validation_failed */
  remove(by: AuditAuthor, id: string, asked: CategoryRemoval): Promise<AdminCategoryListDto>;
  /** @throws validation_failed unless each category of one level is named once */
  order(by: AuditAuthor, ids: readonly string[]): Promise<AdminCategoryListDto>;
  /** Moves the content of a category that is being removed, then removes it. `payload` is a job's. */
  moveOut(payload: unknown): Promise<void>;
  /** Reindexes patterns under the current name of their category. `payload` is a job's. */
  renamePatterns(payload: unknown): Promise<void>;
}

/** Creates the desk. */
export function createCategoryDesk(needs: CategoryDeskNeeds): CategoryDesk {
  const { db } = needs;
  return {
    list: () => listNow(db),
    addresses: async () => ({ addresses: await findAddresses(db) }),
    create: (by, asked) => changing(db, (trx) => createCategory(needs, trx, by, asked)),
    change: (by, id, asked) => changing(db, (trx) => changeCategory(needs, trx, by, id, asked)),
    async remove(by, id, asked) {
      await removeCategory(needs, by, id, asked);
      return listNow(db);
    },
    order: (by, ids) => changing(db, (trx) => orderCategories(needs, trx, by, ids)),
    moveOut: (payload) => moveOut(needs, payload),
    renamePatterns: (payload) => renamePatterns(needs, payload),
  };
}

/** Serializes category changes, so that each sees the result of the previous one. */
function changing<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async (trx) => {
    await lockCategories(trx);
    return work(trx);
  });
}

async function createCategory(
  { audit, searchIndex }: CategoryDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  { kind, parentId, slug, ...asked }: NewCategory,
): Promise<AdminCategoryDto> {
  const parent = parentId === null ? null : (await findCategories(trx)).find(({ id }) => String(id) === parentId);
  const isFit = parent === null || (kind === 'menu' && parent?.kind === 'menu' && parent.parent_id === null);
  if (!isFit) throw invalidField('parentId', 'Choose a category of the top level of the menu');
  await checkAddresses(trx, { id: null, slug, aliases: asked.aliases });
  const stored = { name: asked.name, cover_id: await coverOf(trx, asked.coverSku) };
  const id = await insertCategory(trx, slug, { kind, parent_id: parent?.id ?? null }, stored);
  await replaceAliases(trx, id, asked.aliases);
  await searchIndex.nameCategories(trx);
  const made = await categoryNow(trx, String(id));
  const subject = { kind: 'category', id: slug } as const;
  await audit.record(trx, {
    by,
    action: 'catalog.manage',
    subject,
    before: null,
    after: facts(made),
    why: asked.reason,
  });
  return made;
}

async function changeCategory(
  { audit, searchIndex }: CategoryDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  wanted: string,
  { version, ...asked }: CategoryChange,
): Promise<AdminCategoryDto> {
  const before = await categoryNow(trx, wanted);
  if (before.version !== version) throw new Problem('version_conflict', { data: { currentVersion: before.version } });
  const id = Number(before.id);
  await checkAddresses(trx, { id, slug: before.slug, aliases: asked.aliases });
  await updateCategory(trx, id, { name: asked.name, cover_id: await coverOf(trx, asked.coverSku) });
  await replaceAliases(trx, id, asked.aliases);
  await searchIndex.nameCategories(trx);
  if (asked.name !== before.name) await addJob(trx, renamePatternsJob, { categoryId: id, after: null });
  const after = await categoryNow(trx, wanted);
  await audit.record(trx, {
    by,
    action: 'catalog.manage',
    subject: { kind: 'category', id: before.slug },
    before: facts(before),
    after: facts(after),
    why: asked.reason,
  });
  return after;
}

async function orderCategories(
  { audit, searchIndex }: CategoryDeskNeeds,
  trx: Trx,
  by: AuditAuthor,
  ids: readonly string[],
): Promise<AdminCategoryListDto> {
  const all = await findCategories(trx);
  const first = all.find(({ id }) => String(id) === ids[0]);
  const level = all.filter(({ kind, parent_id: parent }) => kind === first?.kind && parent === first.parent_id);
  const before = level.map(({ id }) => String(id));
  const isWhole = before.length === ids.length && before.every((id) => ids.includes(id));
  if (!first || !isWhole) throw invalidField('ids', 'Each category of one level must be named once');
  await placeCategories(trx, ids.map(Number));
  await searchIndex.nameCategories(trx);
  const parent = all.find(({ id }) => id === first.parent_id);
  await audit.record(trx, {
    by,
    action: 'catalog.manage',
    subject: { kind: 'category-order', id: parent?.slug ?? first.kind },
    before: { ids: before },
    after: { ids: [...ids] },
    why: '',
  });
  return listNow(trx);
}

/** @throws already_taken for aliases of another category, validation_failed for duplicates */
async function checkAddresses(
  trx: Trx,
  { id, slug, aliases }: { readonly id: number | null; readonly slug: string } & Pick<CategoryContents, 'aliases'>,
): Promise<void> {
  const addresses = [slug, ...aliases];
  if (new Set(addresses).size !== addresses.length) {
    throw invalidField('aliases', 'Addresses must be unique and different from its own');
  }
  const taken = await findTakenAddresses(trx, addresses, id);
  const [address] = addresses.filter((each) => taken.has(each));
  if (address === undefined) return;
  const message = `Another category already has the address ${address}.`;
  throw new Problem('already_taken', { message, data: { field: taken.has(slug) ? 'slug' : 'aliases' } });
}

/** @throws validation_failed if it is not a pattern on sale */
async function coverOf(trx: Trx, text: CategoryContents['coverSku']): Promise<string | null> {
  if (text === null) return null;
  const sku = skuOf(text);
  const id = sku === null ? undefined : await findCover(trx, sku);
  if (id === undefined) throw invalidField('coverSku', 'No pattern on sale has this asset ID');
  return id;
}

async function listNow(db: DbOrTrx): Promise<AdminCategoryListDto> {
  return { categories: (await findCategories(db)).map(toDto) };
}

/** @throws not_found */
async function categoryNow(db: DbOrTrx, wanted: string): Promise<AdminCategoryDto> {
  const row = (await findCategories(db)).find(({ id }) => String(id) === wanted);
  if (!row) throw new Problem('not_found', { message: 'There is no such category.' });
  return toDto(row);
}

function toDto(row: DeskCategoryRow): AdminCategoryDto {
  const { id, parent_id: parent, usd, inr, menu_category_id: mirrored, removed_into: into } = row;
  return {
    id: String(id),
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    parentId: parent === null ? null : String(parent),
    aliases: row.aliases,
    coverId: row.cover_id,
    coverSkuId: row.cover_sku === null ? null : String(row.cover_sku),
    assetCount: row.asset_count,
    price: usd === null || inr === null ? null : { usd, inr },
    mirroredId: mirrored === null ? null : String(mirrored),
    removedIntoId: into === null ? null : String(into),
    version: row.version,
  };
}

/** Returns what the audit log records of a category. */
function facts({ name, aliases, coverSkuId, version }: AdminCategoryDto) {
  return { name, aliases, coverSkuId, version };
}
