import type { AssetSort } from '@halfdrop/domain';
import type { Likeness } from '@halfdrop/patterns';
import * as v from 'valibot';
import type { AssetDto, AssetTileDto } from '../catalog/catalog.contract.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isRowId } from '../platform/database/database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { AssetQuerySchema, type AssetFilterQuery, type AssetQuery } from './asset-queries.ts';
import type { AssetFilter } from './asset-filter.ts';
import type { CatalogSearch } from './catalog-search.ts';
import type { DesignerShareDto } from './designer-shares.contract.ts';
import type { AssetFacetsDto } from './facets.contract.ts';
import type { LikenessSearch } from './likeness/likeness-search.ts';
import { filterOf } from './list-request.ts';
import type { LookFilter } from './look-filter.ts';
import { listWithPins } from './pins/list-with-pins.ts';
import type { PinReader } from './pins/pin-reader.ts';
import { readingOf } from './search-reading.ts';
import type { AssetPageDto, SuggestionListDto, SuggestionTileListDto, TilePageDto } from './search.contract.ts';
import type { ShownWords } from './shown-words.ts';
import { suggested } from './suggested.ts';
import type { ZeroResults } from './zero-results.ts';

/** Query for the first page of all patterns. */
const everything = v.parse(AssetQuerySchema, {});

/** Pattern search, for routes. Aborting the signal cancels the work of a client that disconnected. */
export interface SearchService {
  list(query: AssetQuery, signal?: AbortSignal): Promise<AssetPageDto>;
  /** Returns the same page as list tiles. */
  tiles(query: AssetQuery, signal?: AbortSignal): Promise<TilePageDto>;
  /** Returns several such pages, reading their patterns together; null for one that failed. */
  tileLists(queries: readonly Partial<AssetQuery>[]): Promise<(TilePageDto | null)[]>;
  /** Counts match what selecting a value returns. Pins only precede unfiltered searches, so they are not counted. */
  facets(query: AssetFilterQuery, signal?: AbortSignal): Promise<AssetFacetsDto>;
  /** Counts the patterns of a filter by studio. */
  designers(query: AssetFilterQuery, signal?: AbortSignal): Promise<{ designers: DesignerShareDto[] }>;
  suggestions(typed: string, signal?: AbortSignal): Promise<SuggestionListDto>;
  suggestionTiles(typed: string, signal?: AbortSignal): Promise<SuggestionTileListDto>;
  /** @throws not_found */
  similar(id: string, limit: number, signal?: AbortSignal): Promise<{ assets: AssetDto[] }>;
  /** @throws not_found */
  similarTiles(id: string, limit: number, signal?: AbortSignal): Promise<{ assets: AssetTileDto[] }>;
  /** Returns lookalikes of a picture. */
  similarToPicture(picture: Likeness, limit: number): Promise<{ assets: AssetDto[] }>;
}

/** Catalog operations that searching depends on. */
interface FoundCatalog {
  /** @throws not_found */
  byId(id: string): Promise<AssetDto>;
  /** Returns assets for sale in the order of `ids`; those removed since they were found are left out. */
  inOrder(ids: readonly string[]): Promise<AssetDto[]>;
  tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]>;
}

/** Shop collection operations that searching depends on. */
interface NarrowingCollections {
  /** Returns the filter and order of a collection; an unknown slug matches nothing. */
  selectionOf(slug: string): Promise<{ readonly filter: Partial<AssetFilter>; readonly sort: AssetSort }>;
}

/** Dependencies of the service. */
export interface SearchDependencies {
  readonly clock: Clock;
  readonly catalog: FoundCatalog;
  readonly shopCollections: NarrowingCollections;
  readonly catalogSearch: CatalogSearch;
  readonly likeness: Pick<LikenessSearch, 'similarTo' | 'similarToPicture'>;
  readonly lookFilter: LookFilter;
  readonly zeroResults: ZeroResults;
  readonly shownWords: ShownWords;
  readonly pins: PinReader;
}

/** Creates the service. */
export function createSearchService(dependencies: SearchDependencies): SearchService {
  const { catalog, catalogSearch } = dependencies;
  return {
    async list(query, signal) {
      const { ids, ...page } = await found(dependencies, query, signal);
      return { assets: await catalog.inOrder(ids), ...page };
    },
    async tiles(query, signal) {
      const { ids, ...page } = await found(dependencies, query, signal);
      return { assets: await catalog.tilesInOrder(ids), ...page };
    },
    async tileLists(queries) {
      const searches = queries.map((query) => found(dependencies, { ...everything, ...query }));
      const pages = (await Promise.allSettled(searches)).map((each) =>
        each.status === 'fulfilled' ? each.value : null,
      );
      const tiles = await catalog.tilesInOrder([...new Set(pages.flatMap((page) => page?.ids ?? []))]);
      const byId = new Map(tiles.map((tile) => [tile._id, tile]));
      return pages.map((one) => {
        if (one === null) return null;
        const { ids, ...page } = one;
        return { assets: ids.flatMap((id) => byId.get(id) ?? []), ...page };
      });
    },
    async facets(query, signal) {
      const { categories, tags, colors, orientations, licenseTypes, repeats, total, priceRange } =
        await catalogSearch.facets((await read(dependencies, query)).filter, signal);
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
    async designers(query, signal) {
      const shares = await catalogSearch.designers((await read(dependencies, query)).filter, signal);
      return {
        designers: shares.map(({ id, slug, name, count, newest }) => ({
          designer: { id: String(id), slug, name },
          assetCount: count,
          coverAssetId: newest,
        })),
      };
    },
    ...beside(dependencies),
  };
}

type Beside = Pick<SearchService, 'suggestions' | 'suggestionTiles' | 'similar' | 'similarTiles' | 'similarToPicture'>;

/** Operations besides text search: similarity to a pattern or picture. */
function beside(dependencies: SearchDependencies): Beside {
  const { catalog, likeness } = dependencies;
  return {
    async suggestions(typed, signal) {
      const { ids, labelOf } = await suggested(dependencies, typed, signal);
      return { suggestions: (await catalog.inOrder(ids)).map((asset) => ({ asset, label: labelOf(asset) })) };
    },
    async suggestionTiles(typed, signal) {
      const { ids, labelOf } = await suggested(dependencies, typed, signal);
      return { suggestions: (await catalog.tilesInOrder(ids)).map((asset) => ({ asset, label: labelOf(asset) })) };
    },
    similar: async (id, limit, signal) => ({
      assets: await catalog.inOrder(await similarIds(dependencies, id, { limit, signal })),
    }),
    similarTiles: async (id, limit, signal) => ({
      assets: await catalog.tilesInOrder(await similarIds(dependencies, id, { limit, signal })),
    }),
    async similarToPicture(picture, limit) {
      return { assets: await catalog.inOrder(await likeness.similarToPicture(picture, { limit })) };
    },
  };
}

/** Assets without a descriptor are compared by their facts. @throws not_found */
async function similarIds(
  { catalog, catalogSearch, likeness }: SearchDependencies,
  id: string,
  { limit, signal }: { readonly limit: number; readonly signal: AbortSignal | undefined },
): Promise<readonly string[]> {
  const alike = isRowId(id) ? await likeness.similarTo(id, limit) : null;
  if (alike) return alike;
  const { _id: assetId } = await catalog.byId(id);
  return (await likeness.similarTo(assetId, limit)) ?? catalogSearch.similar(assetId, limit, signal);
}

/** A query converted to the terms of the search. */
interface Reading {
  readonly filter: AssetFilter;
  readonly ownSort: AssetSort;
  /** Whether a picture or palette determines the matches and their order. */
  readonly isByLooks: boolean;
}

/** Returns the ids of one page and its metadata. */
async function found(dependencies: SearchDependencies, query: AssetQuery, signal?: AbortSignal) {
  const { sortOrder, page, limit } = query;
  const { filter, ownSort, isByLooks } = await read(dependencies, query);
  const sort = query.sortBy ?? (isByLooks ? 'collection' : query.search ? 'relevance' : 'popular');
  const request = { sort: sort === 'collection' ? ownSort : sort, direction: sortOrder ?? null, page, limit };
  const pinned = isPinnable(query) ? await dependencies.pins.of(filter.text) : [];
  const { ids, total, reading } = await listWithPins(dependencies.catalogSearch, { filter, request, pinned }, signal);
  if (page === 1 && isPlainSearch(query)) {
    if (total === 0) dependencies.zeroResults.add(filter.text);
    else dependencies.shownWords.add(filter.text, ids);
  }
  return { ids, pagination: paginate(total, page, limit), reading: readingOf(filter.text, reading) };
}

/** Whether only text is searched, so that no filter can be the reason for an empty result. */
function isPlainSearch({ search = '', page, limit, sortBy, sortOrder, status, ...filters }: AssetQuery): boolean {
  void [page, limit, sortBy, sortOrder, status];
  return search !== '' && !Object.values(filters).some(isSet);
}

/** Whether only text is searched, by relevance: with filters or another order, pins do not apply. */
function isPinnable(query: AssetQuery): boolean {
  const { sortBy = 'relevance', sortOrder } = query;
  return sortBy === 'relevance' && sortOrder === undefined && isPlainSearch(query);
}

function isSet(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Converts query parameters, including the order implied by a picture, palette or collection. */
async function read(dependencies: SearchDependencies, query: AssetFilterQuery): Promise<Reading> {
  const [collected, alike] = await Promise.all([readCollected(dependencies, query), dependencies.lookFilter(query)]);
  if (!alike) return collected;
  const { members } = collected.filter;
  const both = members && new Set(members);
  const filter = { ...collected.filter, members: both ? alike.filter((id) => both.has(id)) : alike };
  return { filter, ownSort: 'collection', isByLooks: true };
}

async function readCollected(
  { clock, shopCollections }: SearchDependencies,
  query: AssetFilterQuery,
): Promise<Reading> {
  const asked = filterOf(query, clock.now());
  if (!query.collection) return { filter: asked, ownSort: 'popular', isByLooks: false };
  const { filter, sort } = await shopCollections.selectionOf(query.collection);
  const isContradiction = filter.isPremium === true && asked.isPremium === false;
  const narrowed = { ...asked, ...filter, ...(isContradiction && { members: [] }) };
  return { filter: narrowed, ownSort: sort, isByLooks: false };
}
