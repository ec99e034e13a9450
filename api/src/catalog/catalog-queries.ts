import { MOST_SEARCH_CHARACTERS, ASSET_SORTS, LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { commaList, optionalFlag, optionalText, optionalWholeNumber } from '../platform/http/fields.ts';
import { limitField, pageField } from '../platform/http/pagination.ts';
import { ASSET_LABELS } from './catalog-search.ts';
import { PREVIEW_WIDTHS, UNIT_WIDTHS } from './preview-image.ts';

/** A comma list of words from a closed set. */
function commaListOf<const Word extends string>(words: readonly Word[]) {
  return v.pipe(commaList(words.length), v.array(v.picklist(words, `Must be of ${words.join(', ')}`)));
}

const filterFields = {
  status: v.optional(v.literal('approved', 'Only approved patterns are listed')),
  search: optionalText(MOST_SEARCH_CHARACTERS),
  assetId: optionalText(20),
  /** Slug of a shop collection; an unknown one holds nothing. */
  collection: optionalText(60),
  category: commaList(50),
  sub: commaList(50),
  /** Numbers or slugs of studios. */
  designers: commaList(50),
  designCollections: commaList(50),
  /** A pattern matches with any of them. */
  labels: commaListOf(ASSET_LABELS),
  tags: commaList(50),
  colors: commaList(20),
  orientations: commaListOf(['landscape', 'portrait', 'square']),
  licenses: commaListOf(LICENSES),
  repeats: commaListOf(['block', 'half-drop', 'brick', 'mirror']),
  minPrice: optionalWholeNumber(0, 100_000_000),
  maxPrice: optionalWholeNumber(0, 100_000_000),
  free: optionalFlag(),
  premium: optionalFlag(),
  new: optionalFlag(),
  ids: commaList(100),
};

/** What can be asked of the facets. */
export const AssetFilterSchema = v.object(filterFields);
/** What can be asked of the facets. */
export type AssetFilterQuery = v.InferOutput<typeof AssetFilterSchema>;

/** What can be asked of the list. */
export const AssetQuerySchema = v.object({
  ...filterFields,
  page: pageField(),
  limit: limitField(),
  sortBy: v.optional(v.picklist(ASSET_SORTS, 'Unknown sort order'), 'popular'),
  sortOrder: v.optional(v.picklist(['asc', 'desc'], 'Must be asc or desc')),
});
/** What can be asked of the list. */
export type AssetQuery = v.InferOutput<typeof AssetQuerySchema>;

const widthByText = new Map(PREVIEW_WIDTHS.map((width) => [String(width), width]));

/** A recolour is for looking at: larger ones are not drawn. */
const WIDEST_RECOLOUR = 640;

/** What can be asked of a picture. */
export const PreviewQuerySchema = v.pipe(
  v.object({
    /** Width and height of a tile in pixels. */
    w: v.pipe(
      v.optional(v.string(), '640'),
      v.transform((text) => widthByText.get(text)),
      v.picklist(PREVIEW_WIDTHS, `Must be one of ${PREVIEW_WIDTHS.join(', ')}`),
    ),
    format: v.optional(v.picklist(['webp', 'jpeg'], 'Must be webp or jpeg')),
    v: optionalText(40),
    /** One tile, or the smallest rectangle that repeats in a straight grid: one or two tiles wide and high. */
    form: v.optional(v.picklist(['tile', 'unit'], 'Must be tile or unit'), 'tile'),
    /** Slug of another palette of the shop to see the pattern in. */
    palette: optionalText(60),
  }),
  v.forward(
    v.partialCheck(
      [['w'], ['palette']],
      ({ w, palette }) => palette === undefined || w <= WIDEST_RECOLOUR,
      `Must be at most ${WIDEST_RECOLOUR} in another palette`,
    ),
    ['w'],
  ),
  v.forward(
    v.partialCheck(
      [['w'], ['form'], ['palette']],
      // Neither watermarks nor recolours, which carry one, repeat.
      ({ w, form, palette }) => form === 'tile' || (palette === undefined && UNIT_WIDTHS.includes(w)),
      `Must be tile in another palette, and wider than ${UNIT_WIDTHS.at(-1)}`,
    ),
    ['form'],
  ),
);
