import { HOME_PATTERNS } from '@halfdrop/domain';
import type { AssetTileDto } from '../catalog/catalog.contract.ts';
import type { AssetQuery } from '../search/asset-queries.ts';
import type { TilePageDto } from '../search/search.contract.ts';
import type { HomePageDto, HomePageSectionDto, HomePatternsDto } from './content.contract.ts';

/** Sources of the home page's patterns. */
export interface HomePatternSources {
  readonly search: {
    /** Returns pages of list tiles, in order; null for one that is unavailable. */
    tileLists(queries: readonly Partial<AssetQuery>[]): Promise<readonly (TilePageDto | null)[]>;
  };
  readonly catalog: {
    /** Returns assets for sale in the order of `ids`. */
    tilesInOrder(ids: readonly string[]): Promise<AssetTileDto[]>;
  };
}

/** Returns the home page with the first patterns of each section. A failing section does not affect the others. */
export async function withPatterns(
  { search, catalog }: HomePatternSources,
  { sections, ...page }: HomePageDto,
): Promise<HomePageDto> {
  const listed = sections.filter((section) => section.collection !== null || section.category !== null);
  const picked = sections.flatMap(({ picks }) => picks ?? []);
  const [lists, tiles] = await Promise.all([
    search.tileLists(listed.map(queryOf)).catch(() => []),
    picked.length === 0 ? [] : catalog.tilesInOrder([...new Set(picked)]).catch(() => null),
  ]);
  const patternsOf = (section: HomePageSectionDto): HomePatternsDto | null => {
    if (section.picks !== null) return tiles && pickedOf(section, section.picks, tiles);
    const list = lists[listed.indexOf(section)];
    return list ? { assets: list.assets, total: list.pagination.totalItems } : null;
  };
  return { ...page, sections: sections.map((section) => ({ ...section, patterns: patternsOf(section) })) };
}

function queryOf({ layout, collection, category }: HomePageSectionDto): Partial<AssetQuery> {
  const limit = HOME_PATTERNS[layout];
  return collection === null ? { category: [category ?? ''], limit } : { collection, sortBy: 'collection', limit };
}

function pickedOf(
  { layout }: HomePageSectionDto,
  picks: readonly string[],
  tiles: readonly AssetTileDto[],
): HomePatternsDto {
  const byId = new Map(tiles.map((tile) => [tile._id, tile]));
  const onSale = picks.flatMap((id) => byId.get(id) ?? []);
  return { assets: onSale.slice(0, HOME_PATTERNS[layout]), total: onSale.length };
}
