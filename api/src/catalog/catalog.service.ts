import { publicAssetId, skuOf, type AssetSort } from '@halfdrop/domain';
import type { Likeness } from '@halfdrop/patterns';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Price } from '../platform/money/price.ts';
import { assetDto } from './asset-dto.ts';
import { assetPrice, type AssetPrice } from './asset-price.ts';
import type { AssetRow } from './asset-row.repository.ts';
import type { AssetFilterQuery, AssetQuery } from './catalog-queries.ts';
import type { AssetFilter, CatalogSearch } from './catalog-search.ts';
import type { AssetFacetsDto } from './facets.contract.ts';
import type { AssetDto, AssetPageDto, CategoryDto, SuggestionListDto } from './catalog.contract.ts';
import type { AssetKey, CatalogRepository } from './catalog.repository.ts';
import { categoryTree } from './category-tree.ts';
import type { DesignerShareDto } from './designer-shares.contract.ts';
import type { LikenessSearch } from './likeness-search.ts';
import { filterOf } from './list-request.ts';
import { createShopCollectionRepository } from './shop-collections.repository.ts';
import { createShopCollectionService, type ShopCollectionService } from './shop-collections.service.ts';

const MOST_SUGGESTIONS = 5;
const SHORTEST_SUGGESTED = 2;

/** Digits as people type an asset id: with or without the prefix, gaps and dashes. */
const DIGITS_ONLY = /^(?:hd)?[\s-]*(?=\d)[\d\s-]+$/i;
const MOST_DIGITS = 8;

/** A mean of ratings, null without any, and how many there are. */
interface Rating {
  readonly mean: number | null;
  readonly count: number;
}

/** The catalogue, as routes and other domains see it. */
export interface CatalogService {
  readonly collections: ShopCollectionService;
  list(query: AssetQuery): Promise<AssetPageDto>;
  facets(query: AssetFilterQuery): Promise<AssetFacetsDto>;
  /** Whose the patterns of a filter are. */
  designers(query: AssetFilterQuery): Promise<{ designers: DesignerShareDto[] }>;
  suggestions(typed: string): Promise<SuggestionListDto>;
  /** @throws not_found, as do the other reads of one asset */
  byId(id: string): Promise<AssetDto>;
  bySlug(slug: string): Promise<AssetDto>;
  bySku(sku: string): Promise<AssetDto>;
  byIdOrSlug(idOrSlug: string): Promise<AssetDto>;
  similar(id: string, limit: number): Promise<{ assets: AssetDto[] }>;
  /** What looks like a picture. */
  similarToPicture(picture: Likeness, limit: number): Promise<{ assets: AssetDto[] }>;
  /** The other patterns of its design collection. */
  coordinates(id: string, limit: number): Promise<{ assets: AssetDto[] }>;
  categories(kind: 'menu' | 'filter'): Promise<{ categories: CategoryDto[] }>;
  /** Assets by id; only those for sale unless `withWithdrawn`. Unknown ids are absent. */
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /** Exact prices; null while there is none. Assets that are not for sale are absent. */
  priceList(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetPrice | null>>;
  /** What each licence that is sold with a pattern adds to its price. */
  licenseSurcharges(): Promise<ReadonlyMap<'standard' | 'extended', Price>>;
  /**
   * Does what changes the ratings of an asset and notes what they come to, in the caller's transaction. The asset is
   * locked meanwhile, so that of two changes at once the later counts both.
   */
  rate(trx: Trx, assetId: string, change: () => Promise<Rating>): Promise<void>;
  /** Adds one to the downloads of an asset: once for every licence, however often its files are fetched. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
}

interface CatalogDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly search: CatalogSearch;
  readonly repository: CatalogRepository;
  readonly likeness: LikenessSearch;
}

/** Makes the service. */
export function createCatalogService(dependencies: CatalogDependencies): CatalogService {
  const { db, clock, search, repository, likeness } = dependencies;
  const toDto = (row: AssetRow): AssetDto => assetDto(row, clock.now());

  const collections = createShopCollectionService({ clock, search, repository: createShopCollectionRepository(db) });

  /** What a query string asks for, and the order that its collection has of itself. */
  async function read(query: AssetFilterQuery): Promise<{ filter: AssetFilter; ownSort: AssetSort }> {
    const asked = filterOf(query, clock.now());
    if (!query.collection) return { filter: asked, ownSort: 'popular' };
    const { filter, sort } = await collections.selectionOf(query.collection);
    const isContradiction = filter.isPremium === true && asked.isPremium === false;
    return { filter: { ...asked, ...filter, ...(isContradiction && { members: [] }) }, ownSort: sort };
  }

  /** Ids that have vanished since they were found are left out. */
  async function inOrder(ids: readonly string[]): Promise<AssetDto[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await repository.approvedByIds(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toDto);
  }

  async function one(key: AssetKey | null): Promise<AssetDto> {
    const row = key && (await repository.approvedByKey(key));
    if (!row) throw new Problem('not_found', { message: 'Product not found' });
    return toDto(row);
  }

  async function suggest(typed: string): Promise<SuggestionListDto['suggestions']> {
    if (DIGITS_ONLY.test(typed)) {
      const digits = typed.replaceAll(/\D/g, '');
      if (digits.length > MOST_DIGITS) return [];
      const assets = await inOrder(await search.suggestByDigits(digits, MOST_SUGGESTIONS));
      return assets.map((asset) => ({ asset, label: `Asset ID: ${publicAssetId(asset.skuId)}` }));
    }
    const assets = await inOrder(await search.suggestByText(typed, MOST_SUGGESTIONS));
    return assets.map((asset) => ({ asset, label: asset.title }));
  }

  return {
    collections,
    async list(query) {
      const { sortBy: sort, sortOrder, page, limit } = query;
      const { filter, ownSort } = await read(query);
      const request = { sort: sort === 'collection' ? ownSort : sort, direction: sortOrder ?? null, page, limit };
      const { ids, total } = await search.list(filter, request);
      return { assets: await inOrder(ids), pagination: paginate(total, page, limit) };
    },
    async facets(query) {
      const { categories, tags, colors, orientations, licenseTypes, repeats, total, priceRange } = await search.facets(
        (await read(query)).filter,
      );
      return {
        categories: [...categories],
        tags: [...tags],
        colors: [...colors],
        orientations: [...orientations],
        licenseTypes: [...licenseTypes],
        repeats: [...repeats],
        total,
        priceRange,
      };
    },
    async designers(query) {
      const shares = await search.designers((await read(query)).filter);
      return {
        designers: shares.map(({ id, slug, name, count, newest }) => ({
          designer: { id: String(id), slug, name },
          assetCount: count,
          coverAssetId: newest,
        })),
      };
    },
    suggestions: async (typed) => ({ suggestions: typed.length < SHORTEST_SUGGESTED ? [] : await suggest(typed) }),
    byId: (id) => one(isRowId(id) ? { id } : null),
    bySlug: (slug) => one({ slug }),
    bySku(text) {
      const sku = skuOf(text);
      return one(sku === null ? null : { sku });
    },
    byIdOrSlug: (idOrSlug) => one(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug }),
    async similar(id, limit) {
      await one(isRowId(id) ? { id } : null);
      // Assets that nobody has described yet are compared by their facts.
      const alike = (await likeness.similarTo(id, limit)) ?? (await search.similar(id, limit));
      return { assets: await inOrder(alike) };
    },
    async similarToPicture(picture, limit) {
      return { assets: await inOrder(await likeness.similarToPicture(picture, limit)) };
    },
    async coordinates(id, limit) {
      await one(isRowId(id) ? { id } : null);
      return { assets: await inOrder(await repository.companionIds(id, limit)) };
    },
    categories: async (kind) => ({ categories: categoryTree(await repository.categories(), kind) }),
    async assetsByIds(ids, options = {}) {
      const statuses = options.withWithdrawn ? ['approved', 'withdrawn'] : ['approved'];
      const rows = await repository.byIds(ids.filter(isRowId), statuses, options.db ?? db);
      return new Map(rows.map((row) => [row.id, toDto(row)]));
    },
    async priceList(ids, reader) {
      const rows = await repository.prices(ids.filter(isRowId), clock.now(), reader);
      return new Map(rows.map((row) => [row.id, assetPrice(row)]));
    },
    async licenseSurcharges() {
      const rows = await repository.surcharges();
      return new Map([
        ['standard', { usd: 0, inr: 0 }],
        ...rows.map(({ licence, usd, inr }) => [licence, { usd, inr }] as const),
      ]);
    },
    async rate(trx, assetId, change) {
      await repository.lock(assetId, trx);
      await repository.rate(assetId, await change(), trx);
    },
    countDownload: (trx, assetId) => repository.countDownload(assetId, clock.now(), trx),
  };
}
