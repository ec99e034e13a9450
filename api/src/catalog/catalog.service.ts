import { type Price, skuOf } from '@halfdrop/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db, DbOrTrx, Trx } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import type { ListingChanges } from '../search/listing-changes.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { assetDto, assetTileDto } from './asset-dto.ts';
import { assetPrice, type AssetPrice } from './asset-price.ts';
import type { AssetRow } from './asset-row.repository.ts';
import type { AssetDto, AssetTileDto, CategoryDto } from './catalog.contract.ts';
import type { AssetKey, CatalogRepository } from './catalog.repository.ts';
import { keepDetails } from './kept-details.ts';
import { keepTiles, type ReadTiles } from './kept-tiles.ts';
import { categoryTree } from './category-tree.ts';

/** Mean rating (null without any) and number of ratings. */
interface Rating {
  readonly mean: number | null;
  readonly count: number;
}

/** An asset and its current price. */
interface AssetOffer {
  readonly asset: AssetDto;
  /** Null while there is no price; undefined if the asset is no longer for sale. */
  readonly prices: AssetPrice | null | undefined;
}

/** Catalog operations for routes and other domains. */
export interface CatalogService {
  /** @throws not_found, as do the other reads of one asset */
  byId(id: string): Promise<AssetDto>;
  bySlug(slug: string): Promise<AssetDto>;
  /** Same as `bySlug`, but may lag by up to two seconds. */
  keptBySlug(slug: string): Promise<AssetDto>;
  bySku(sku: string): Promise<AssetDto>;
  byIdOrSlug(idOrSlug: string): Promise<AssetDto>;
  /** Returns assets for sale in the order of `ids`; unknown ids are left out. */
  inOrder(ids: readonly string[]): Promise<AssetDto[]>;
  /** Returns list tiles in the order of `ids`; unknown ids are left out. */
  tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]>;
  /** Returns the other patterns of its design collection. */
  coordinates(id: string, limit: number): Promise<{ assets: AssetDto[] }>;
  /** Returns the same as list tiles. */
  coordinateTiles(id: string, limit: number): Promise<{ assets: AssetTileDto[] }>;
  categories(kind: 'menu' | 'filter'): Promise<{ categories: CategoryDto[] }>;
  /** Returns assets by id; only those for sale unless `withWithdrawn`. Unknown ids are absent. */
  assetsByIds(
    ids: readonly string[],
    options?: { readonly db?: DbOrTrx; readonly withWithdrawn?: boolean },
  ): Promise<ReadonlyMap<string, AssetDto>>;
  /** Returns exact prices; null while there is none. Assets not for sale are absent. */
  priceList(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetPrice | null>>;
  /** Reads current and former listings with their exact prices in one query. Unknown ids are absent. */
  offers(ids: readonly string[], db: DbOrTrx): Promise<ReadonlyMap<string, AssetOffer>>;
  /** Returns the surcharge of each license sold with a pattern. */
  licenseSurcharges(): Promise<ReadonlyMap<'standard' | 'extended', Price>>;
  /**
   * Runs `change` and stores the resulting rating, in the caller's transaction. The asset stays locked meanwhile, so
   * the later of two concurrent changes counts both.
   */
  rate(trx: Trx, assetId: string, change: () => Promise<Rating>): Promise<void>;
  /** Increments an asset's download count: once per license, however often its files are fetched. */
  countDownload(trx: Trx, assetId: string): Promise<void>;
}

interface CatalogDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly searchIndex: SearchIndex;
  readonly repository: CatalogRepository;
  /** Without it, listings and pages are read from the database every time. */
  readonly listingChanges?: ListingChanges;
}

const everSold = ['approved', 'withdrawn'];

type AssetReads = Pick<
  CatalogService,
  | 'byId'
  | 'bySlug'
  | 'keptBySlug'
  | 'bySku'
  | 'byIdOrSlug'
  | 'inOrder'
  | 'tilesInOrder'
  | 'coordinates'
  | 'coordinateTiles'
  | 'assetsByIds'
  | 'offers'
>;

/** Creates the service. */
export function createCatalogService(dependencies: CatalogDependencies): CatalogService {
  return { ...assetReads(dependencies), ...categoriesAndPrices(dependencies), ...notes(dependencies) };
}

function tileReader({ clock, repository, listingChanges }: CatalogDependencies): ReadTiles {
  const read: ReadTiles = async (ids) => {
    const now = clock.now();
    return (await repository.approvedTilesByIds(ids)).map((row) => assetTileDto(row, now));
  };
  return listingChanges ? keepTiles(read, listingChanges) : read;
}

function detailReaders({ clock, repository, listingChanges }: CatalogDependencies) {
  async function find(key: AssetKey | null): Promise<AssetDto | null> {
    const row = key && (await repository.approvedByKey(key));
    return row && assetDto(row, clock.now());
  }
  const findBySlug = (slug: string) => find({ slug });
  return { find, findKept: listingChanges ? keepDetails(findBySlug, listingChanges) : findBySlug };
}

function assetReads(dependencies: CatalogDependencies): AssetReads {
  const { db, clock, repository } = dependencies;
  const readTiles = tileReader(dependencies);
  const toDto = (row: AssetRow): AssetDto => assetDto(row, clock.now());

  async function byIds(ids: readonly string[], statuses: readonly string[], reader: DbOrTrx) {
    const known = ids.filter(isRowId);
    return known.length === 0 ? [] : repository.byIds(known, statuses, reader);
  }

  async function inOrder(ids: readonly string[]): Promise<AssetDto[]> {
    if (ids.length === 0) return [];
    const rows = new Map((await repository.approvedByIds(ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []).map(toDto);
  }

  async function tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]> {
    if (ids.length === 0) return [];
    const tiles = new Map((await readTiles(ids)).map((tile) => [tile._id, tile]));
    return ids.flatMap((id) => tiles.get(id) ?? []);
  }

  const { find, findKept } = detailReaders(dependencies);
  const one = async (key: AssetKey | null) => found(await find(key));

  async function companionIds(id: string, limit: number): Promise<readonly string[]> {
    await one(isRowId(id) ? { id } : null);
    return repository.companionIds(id, limit);
  }

  return {
    inOrder,
    tilesInOrder,
    byId: (id) => one(isRowId(id) ? { id } : null),
    bySlug: (slug) => one({ slug }),
    keptBySlug: async (slug) => found(await findKept(slug)),
    bySku(text) {
      const sku = skuOf(text);
      return one(sku === null ? null : { sku });
    },
    byIdOrSlug: (idOrSlug) => one(isRowId(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug }),
    coordinates: async (id, limit) => ({ assets: await inOrder(await companionIds(id, limit)) }),
    coordinateTiles: async (id, limit) => ({ assets: await tilesInOrder(await companionIds(id, limit)) }),
    async assetsByIds(ids, options = {}) {
      const rows = await byIds(ids, options.withWithdrawn ? everSold : ['approved'], options.db ?? db);
      return new Map(rows.map((row) => [row.id, toDto(row)]));
    },
    async offers(ids, reader) {
      const now = clock.now();
      const rows = await byIds(ids, everSold, reader);
      return new Map(
        rows.map((row) => [row.id, { asset: toDto(row), prices: isForSale(row, now) ? assetPrice(row) : undefined }]),
      );
    },
  };
}

function found(asset: AssetDto | null): AssetDto {
  if (!asset) throw new Problem('not_found', { message: 'Product not found' });
  return asset;
}

/** Whether an asset can be bought; a limited edition can until it ends. */
function isForSale({ status, sale_ends_at: endsAt }: AssetRow, now: Date): boolean {
  return status === 'approved' && (endsAt === null || endsAt > now);
}

function categoriesAndPrices({
  clock,
  repository,
}: CatalogDependencies): Pick<CatalogService, 'categories' | 'priceList' | 'licenseSurcharges'> {
  return {
    categories: async (kind) => ({ categories: categoryTree(await repository.categories(), kind) }),
    async priceList(ids, reader) {
      const rows = await repository.prices(ids.filter(isRowId), clock.now(), reader);
      return new Map(rows.map((row) => [row.id, assetPrice(row)]));
    },
    async licenseSurcharges() {
      const rows = await repository.surcharges();
      return new Map([
        ['standard', { usd: 0, inr: 0 }],
        ...rows.map(({ license, usd, inr }) => [license, { usd, inr }] as const),
      ]);
    },
  };
}

/** Writes an asset's rating and counts to its own row and to its search row. */
function notes({
  clock,
  repository,
  searchIndex,
}: CatalogDependencies): Pick<CatalogService, 'rate' | 'countDownload'> {
  return {
    async rate(trx, assetId, change) {
      await repository.lock(assetId, trx);
      const rating = await change();
      await repository.rate(assetId, rating, trx);
      await searchIndex.rate(trx, assetId, rating.mean);
    },
    async countDownload(trx, assetId) {
      await repository.countDownload(assetId, clock.now(), trx);
      await searchIndex.countDownload(trx, assetId);
    },
  };
}
