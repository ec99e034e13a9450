import {
  ASSET_FILTERS,
  DEFAULT_PAGE_SIZE,
  isEnumValueOf,
  LICENSES,
  MAX_PALETTE_COLORS,
  MAX_PAGE_SIZE,
  MAX_PRICE,
  MAX_SEARCH_CHARACTERS,
  ORIENTATIONS,
  readPaletteShare,
  REPEATS,
  type AssetFilterAddress,
  type EnumValue,
} from '@halfdrop/domain';
import { sortOptions } from '#features/catalog/sort-options.ts';
import type { AssetFilter, AssetSort } from '#generated/types.ts';
import { addressText } from '#lib/address-text.ts';
import type { View } from '#ui/ViewChips.tsx';

const likeness = { value: 'likeness', label: 'Most Alike', sort: 'COLLECTION' } as const;
const relevance = { value: 'relevance', label: 'Relevance', sort: 'RELEVANCE' } as const;

/** Filters of which several values may be set; they stand in the address under these names. */
export type ManyName = AssetFilterAddress<'many' | 'words'>;
/** Filters that are set or not. */
export type FlagName = AssetFilterAddress<'flag'>;

/** All that the address of the list says. */
export interface ListParams {
  readonly search: string;
  readonly assetId: string;
  /** A category of the menu, and one of its subcategories. */
  readonly category: string;
  readonly sub: string;
  readonly many: Readonly<Record<ManyName, readonly string[]>>;
  readonly flags: Readonly<Record<FlagName, boolean>>;
  /** Id of a picture that patterns should look like. */
  readonly picture: string;
  /** Colors that patterns should have, as the address has them. */
  readonly palette: readonly string[];
  /** Whole dollars, inclusive; null without a bound. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly sort: ReturnType<typeof sortsFor>[number]['value'];
  readonly page: number;
  readonly limit: number;
  readonly view: View;
  readonly mode: 'pages' | 'infinite';
}

const MAX_PAGE = 100_000;
/** What names a category, a tag or a color is shorter. */
const MAX_WORD = 100;
/** More values of one filter than anybody sets. */
const MAX_VALUES = 20;
const CENTS = 100;
const MAX_DOLLARS = MAX_PRICE / CENTS;

/** The orders to choose from, the one without a choice first: by likeness, or of words by relevance. */
export function sortsFor({ search, picture, palette }: Pick<ListParams, 'search' | 'picture' | 'palette'>) {
  const sorts = search === '' ? sortOptions : ([relevance, ...sortOptions] as const);
  return picture === '' && palette.length === 0 ? sorts : [likeness, ...sorts];
}

/** A whole number in the given bounds, else the fallback. */
function wholeNumber<Fallback>(text: string | null, bounds: { min: number; max: number }, fallback: Fallback) {
  if (text === null || !/^\d+$/.test(text)) return fallback;
  const number = Number(text);
  return number >= bounds.min && number <= bounds.max ? number : fallback;
}

/** Reads the address of the list; what makes no sense falls back to its default. */
export function readListParams(query: URLSearchParams): ListParams {
  const text = (name: string, longest: number) => addressText(query.get(name), longest);
  const many = (name: ManyName) => {
    const values = query.getAll(name).map((value) => addressText(value, MAX_WORD));
    return [...new Set(values.filter((value) => value !== ''))].slice(0, MAX_VALUES);
  };
  const flag = (name: FlagName) => query.get(name) === 'true';
  const dollars = (name: string) => wholeNumber(query.get(name), { min: 0, max: MAX_DOLLARS }, null);
  const search = text('search', MAX_SEARCH_CHARACTERS);
  const picture = text('picture', ASSET_FILTERS.picture.max);
  const palette = [...new Set(query.getAll('palette').filter(readPaletteShare))].slice(0, MAX_PALETTE_COLORS);
  const [unchosen, ...others] = sortsFor({ search, picture, palette });
  return {
    search,
    assetId: text('assetId', ASSET_FILTERS.assetId.max),
    category: text('category', MAX_WORD),
    sub: text('sub', MAX_WORD),
    many: {
      categories: many('categories'),
      colors: many('colors'),
      licenses: many('licenses'),
      orientations: many('orientations'),
      repeats: many('repeats'),
      tags: many('tags'),
    },
    picture,
    palette,
    flags: { free: flag('free'), new: flag('new'), premium: flag('premium') },
    minPrice: dollars('minPrice'),
    maxPrice: dollars('maxPrice'),
    sort: (others.find(({ value }) => value === query.get('sort')) ?? unchosen).value,
    page: wholeNumber(query.get('page'), { min: 1, max: MAX_PAGE }, 1),
    limit: wholeNumber(query.get('limit'), { min: 1, max: MAX_PAGE_SIZE }, DEFAULT_PAGE_SIZE),
    view: query.get('view') === 'list' ? 'list' : 'grid',
    mode: query.get('mode') === 'infinite' ? 'infinite' : 'pages',
  };
}

/** Changes to an address: a value, several values, or null to take the parameter away. */
export type ParamChanges = Readonly<Record<string, string | readonly string[] | null>>;

/** The address with changes; whatever they narrow or reorder, the list starts at its first page again. */
export function withChanges(query: URLSearchParams, changes: ParamChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (value === null) continue;
    for (const each of typeof value === 'string' ? [value] : value) if (each !== '') next.append(name, each);
  }
  return next;
}

/** What of a closed set is asked for, as the server names it. */
function only<Word extends string>(words: readonly Word[], values: readonly string[]): EnumValue<Word>[] {
  return words.flatMap((word) => values.filter((value): value is EnumValue<Word> => isEnumValueOf(value, word)));
}

/** Undefined instead of an empty list: an unset filter is left out. */
function present<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length === 0 ? undefined : [...values];
}

/**
 * The filter for the server. A category of the menu is asked for by its subcategories, so that it narrows the filter
 * categories instead of widening them; `subcategories` gives those by the category's slug.
 */
export function filterOf(params: ListParams, subcategories: ReadonlyMap<string, readonly string[]>): AssetFilter {
  const { search, assetId, category, sub, many, flags, picture, palette, minPrice, maxPrice } = params;
  const children = category === '' ? [] : (subcategories.get(category) ?? []);
  const isUnknownCategory = category !== '' && children.length === 0;
  const filter: AssetFilter = {
    search: search || undefined,
    sku: assetId || undefined,
    categories: present([...many.categories, ...(isUnknownCategory ? [category] : [])]),
    subcategories: present(sub === '' ? children : [sub]),
    tags: present(many.tags),
    colors: present(many.colors),
    orientations: present(only(ORIENTATIONS, many.orientations)),
    licenseTypes: present(only(LICENSES, many.licenses)),
    repeats: present(only(REPEATS, many.repeats)),
    minPrice: minPrice === null ? undefined : minPrice * CENTS,
    maxPrice: maxPrice === null ? undefined : maxPrice * CENTS,
    picture: picture || undefined,
    palette: present(palette.flatMap((color) => readPaletteShare(color) ?? [])),
    isFree: flags.free || undefined,
    isPremium: flags.premium || undefined,
    isNew: flags.new || undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** How the server names an order. */
export function sortOf(params: ListParams): AssetSort {
  return sortsFor(params).find(({ value }) => value === params.sort)?.sort ?? 'POPULAR';
}
