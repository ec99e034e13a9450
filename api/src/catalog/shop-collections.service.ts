import type { AssetSort } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Db } from '../database.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import { NEW_FOR_MILLISECONDS } from './asset-dto.ts';
import type { AssetFilter } from '../search/asset-filter.ts';
import type { CatalogSearch } from '../search/catalog-search.ts';
import { AssetFilterSchema } from '../search/asset-queries.ts';
import { filterOf } from '../search/list-request.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { seasonAt } from './season.ts';
import { MAX_COVERS, type ShopCollectionDto } from './shop-collections.contract.ts';
import type { ShopCollectionRepository, ShopCollectionRow } from './shop-collections.repository.ts';

/** The ids a collection restricts a list to, and its own order. */
interface CollectionSelection {
  readonly filter: Partial<Pick<AssetFilter, 'members' | 'isPremium' | 'publishedAfter'>>;
  readonly sort: AssetSort;
}

/** Shop collection operations. */
export interface ShopCollectionService {
  list(): Promise<{ collections: ShopCollectionDto[] }>;
  /** @throws not_found */
  bySlug(slug: string): Promise<ShopCollectionDto>;
  /** Returns the selection for a collection slug; an unknown slug selects nothing. */
  selectionOf(slug: string): Promise<CollectionSelection>;
  /** Withdraws limited editions that have ended. */
  withdrawEnded(): Promise<void>;
}

/** Maximum size of a collection with the rule `match`. */
const MAX_MATCHED = 240;

interface ShopCollectionDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogSearch: CatalogSearch;
  readonly searchIndex: SearchIndex;
  readonly repository: ShopCollectionRepository;
}

/** Creates the service. */
export function createShopCollectionService(dependencies: ShopCollectionDependencies): ShopCollectionService {
  const { db, clock, catalogSearch, searchIndex, repository } = dependencies;

  const everything = () => filterOf(v.parse(AssetFilterSchema, {}), clock.now());

  async function select(row: ShopCollectionRow): Promise<CollectionSelection> {
    const now = clock.now();
    switch (row.rule) {
      case 'new':
        return { filter: { publishedAfter: new Date(now.getTime() - NEW_FOR_MILLISECONDS) }, sort: 'newest' };
      case 'premium':
        return { filter: { isPremium: true }, sort: 'popular' };
      case 'trending':
        return { filter: { members: await repository.trendingIds() }, sort: 'collection' };
      case 'limited':
        return { filter: { members: await repository.limitedIds(now) }, sort: 'collection' };
      case 'match':
        return { filter: { members: await matching(dependencies, row) }, sort: 'collection' };
      case null:
        return { filter: { members: await repository.curatedIds(row, seasonAt(now)) }, sort: 'collection' };
    }
  }

  async function describe(row: ShopCollectionRow): Promise<ShopCollectionDto> {
    const { filter, sort } = await select(row);
    const request = { sort, direction: null, page: 1, limit: MAX_COVERS };
    const { ids, total } = await catalogSearch.list({ ...everything(), ...filter }, request);
    const ends = row.rule === 'limited' ? await repository.nextEnd(clock.now()) : null;
    return {
      id: String(row.id),
      slug: row.slug,
      title: row.title,
      description: row.description,
      kind: row.rule === null ? 'curated' : 'computed',
      season: row.is_seasonal ? seasonAt(clock.now()) : null,
      endsAt: ends?.toISOString() ?? null,
      assetCount: total,
      coverIds: coversOf(row, ids),
    };
  }

  return {
    list: async () => ({ collections: await Promise.all((await repository.all()).map(describe)) }),
    async bySlug(slug) {
      const row = await repository.bySlug(slug);
      if (!row) throw new Problem('not_found', { message: 'Collection not found' });
      return describe(row);
    },
    async selectionOf(slug) {
      const row = await repository.bySlug(slug);
      return row ? select(row) : { filter: { members: [] }, sort: 'popular' };
    },
    async withdrawEnded() {
      await db.transaction().execute(async (trx) => {
        const withdrawn = await repository.withdrawEnded(clock.now(), trx);
        if (withdrawn.length > 0) await searchIndex.refresh(trx, withdrawn);
      });
    },
  };
}

/** Returns the first patterns that match a collection's conditions. */
async function matching(
  { clock, catalogSearch }: ShopCollectionDependencies,
  { conditions }: ShopCollectionRow,
): Promise<readonly string[]> {
  if (!conditions) return [];
  const { sort, categories: category, tags, colors } = conditions;
  const wanted = filterOf({ ...v.parse(AssetFilterSchema, {}), category, tags, colors }, clock.now());
  return (await catalogSearch.list(wanted, { sort, direction: null, page: 1, limit: MAX_MATCHED })).ids;
}

/** Puts the chosen cover before the first patterns. */
function coversOf({ cover_id: cover }: ShopCollectionRow, ids: readonly string[]): string[] {
  return [...new Set(cover === null ? ids : [cover, ...ids])].slice(0, MAX_COVERS);
}
