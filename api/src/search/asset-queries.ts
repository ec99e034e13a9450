import { ASSET_FILTERS, ASSET_SORTS, MAX_PRICE, readPaletteShare, type AssetFilterName } from '@halfdrop/domain';
import * as v from 'valibot';
import { commaList, optionalFlag, optionalText, optionalWholeNumber } from '../platform/http/fields.ts';
import { limitField, pageField } from '../platform/http/pagination.ts';

/** Parses a comma-separated list of words from a closed set. */
function commaListOf<const Word extends string>(words: readonly Word[]) {
  return v.pipe(commaList(words.length), v.array(v.picklist(words, `Must be of ${words.join(', ')}`)));
}

/** Colors with the requested share of each. */
function paletteField() {
  return v.pipe(
    commaList(ASSET_FILTERS.palette.max),
    v.array(
      v.pipe(
        v.string(),
        v.transform(readPaletteShare),
        v.nonNullable(
          v.nullable(v.object({ hex: v.string(), share: v.number() })),
          'Must be colors with their parts, as 1f3a5f-40',
        ),
      ),
    ),
  );
}

const filterFields = {
  status: v.optional(v.literal('approved', 'Only approved patterns are listed')),
  search: optionalText(ASSET_FILTERS.search.max),
  assetId: optionalText(ASSET_FILTERS.assetId.max),
  /** Slug of a shop collection; an unknown one matches nothing. */
  collection: optionalText(ASSET_FILTERS.collection.max),
  category: commaList(ASSET_FILTERS.category.max),
  sub: commaList(ASSET_FILTERS.sub.max),
  /** Ids or slugs of studios. */
  designers: commaList(ASSET_FILTERS.designers.max),
  designCollections: commaList(ASSET_FILTERS.designCollections.max),
  /** A pattern with any of them matches. */
  labels: commaListOf(ASSET_FILTERS.labels.words),
  tags: commaList(ASSET_FILTERS.tags.max),
  colors: commaList(ASSET_FILTERS.colors.max),
  orientations: commaListOf(ASSET_FILTERS.orientations.words),
  licenses: commaListOf(ASSET_FILTERS.licenses.words),
  repeats: commaListOf(ASSET_FILTERS.repeats.words),
  minPrice: optionalWholeNumber(0, MAX_PRICE),
  maxPrice: optionalWholeNumber(0, MAX_PRICE),
  free: optionalFlag(),
  premium: optionalFlag(),
  new: optionalFlag(),
  /** Id of a search picture; an unknown one matches nothing. */
  picture: optionalText(ASSET_FILTERS.picture.max),
  /** Colors and their shares in percent, as `1f3a5f-40`. */
  palette: paletteField(),
  ids: commaList(100),
} satisfies Readonly<Record<AssetFilterName | 'ids' | 'status', v.GenericSchema>>;

/** Query parameters of facet counts. */
export const AssetFilterSchema = v.object(filterFields);
/** Query parameters of facet counts. */
export type AssetFilterQuery = v.InferOutput<typeof AssetFilterSchema>;

/** Query parameters of lists. */
export const AssetQuerySchema = v.object({
  ...filterFields,
  page: pageField(),
  limit: limitField(),
  /** Defaults to nearest first for a picture or palette, relevance for text, popularity otherwise. */
  sortBy: v.optional(v.picklist(ASSET_SORTS, 'Unknown sort order')),
  sortOrder: v.optional(v.picklist(['asc', 'desc'], 'Must be asc or desc')),
});
/** Query parameters of lists. */
export type AssetQuery = v.InferOutput<typeof AssetQuerySchema>;
