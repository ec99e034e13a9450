import { MAX_PRICE, PRICED_KINDS, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { PriceSchema } from '../../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer());

/** One version of a price: planned for a day, started, or canceled before it did. */
const PriceVersionSchema = v.object({
  /** Counts the versions of one price. */
  version: Count,
  /** Null where a pattern costs what its category does again. */
  price: v.nullable(PriceSchema),
  reason: v.string(),
  startsAt: InstantField,
  createdAt: InstantField,
  status: v.picklist(['planned', 'started', 'canceled']),
});
/** One version of a price. */
export type PriceVersionDto = v.InferOutput<typeof PriceVersionSchema>;

/** What the price book has for a category, for what a license adds, or for one pattern. */
const PriceEntrySchema = v.object({
  kind: v.picklist(PRICED_KINDS),
  /** The id of the category or of the asset, or the name of the license. */
  id: v.string(),
  name: v.string(),
  /** Of a pattern. */
  skuId: v.nullable(v.string()),
  /** Null for a category without a price, and for a pattern that costs what its category does. */
  price: v.nullable(PriceSchema),
  /** What a pattern costs without a price of its own. */
  inheritedPrice: v.nullable(PriceSchema),
  planned: v.nullable(PriceVersionSchema),
  /** The newest version, planned ones among them; 0 before the first. */
  version: Count,
});
/** What the price book has for a category, for what a license adds, or for one pattern. */
export type PriceEntryDto = v.InferOutput<typeof PriceEntrySchema>;

/** The categories in the order of the menu, then what licenses add. */
const PriceBookSchema = v.object({ entries: v.array(PriceEntrySchema) });
/** The categories in the order of the menu, then what licenses add. */
export type PriceBookDto = v.InferOutput<typeof PriceBookSchema>;

/** One numbered page of patterns with a price of their own. */
const PriceEntryPageSchema = v.object({ entries: v.array(PriceEntrySchema), pagination: PaginationSchema });
/** One numbered page of patterns with a price of their own. */
export type PriceEntryPageDto = v.InferOutput<typeof PriceEntryPageSchema>;

/** A price with what changes when it does, and its newest 50 versions. */
const PriceDetailsSchema = v.object({
  entry: PriceEntrySchema,
  /** Patterns for sale that cost something else when it changes. */
  patternCount: Count,
  /** Carts that hold one of them. */
  cartCount: Count,
  versions: v.array(PriceVersionSchema),
});
/** A price with what changes when it does, and its newest 50 versions. */
export type PriceDetailsDto = v.InferOutput<typeof PriceDetailsSchema>;

const amount = (words: string) =>
  v.pipe(v.number(words), v.safeInteger(words), v.minValue(0, words), v.maxValue(MAX_PRICE, words));
const VersionField = v.pipe(
  v.number('Must be a version'),
  v.safeInteger('Must be a version'),
  v.minValue(0, 'Must be a version'),
  v.maxValue(1_000_000, 'Must be a version'),
);

const PriceChange = v.object({
  /** Null to have a pattern cost what its category does. */
  price: v.nullable(
    v.object({ usd: amount('Must be a number of US cents'), inr: amount('Must be a number of paise') }),
  ),
  /** Null for at once. A price that is planned already is replaced. */
  startsAt: v.nullable(InstantField),
  reason: ReasonField,
  /** The version that was read. */
  version: VersionField,
});
/** What a price becomes, and when. */
export type PriceChange = v.InferOutput<typeof PriceChange>;

const PriceCancellation = v.object({
  reason: ReasonField,
  /** The version that was read. */
  version: VersionField,
});
/** Why a planned price does not start. */
export type PriceCancellation = v.InferOutput<typeof PriceCancellation>;

/** The named shapes of the desk. */
export const priceDeskSchemas = {
  PriceBook: PriceBookSchema,
  PriceDetails: PriceDetailsSchema,
  PriceEntry: PriceEntrySchema,
  PriceEntryPage: PriceEntryPageSchema,
  PriceVersion: PriceVersionSchema,
};

const EntryParams = v.object({ kind: v.picklist(PRICED_KINDS, 'Must be category, surcharge or asset'), id: IdField });

/** Looking after prices. */
export const priceDeskCalls = {
  adminPriceBook: defineCall({
    method: 'get',
    path: '/admin/prices',
    summary: 'Lists the price of each category and the surcharge of each license.',
    auth: 'price.manage',
    response: PriceBookSchema,
    errors: [],
  }),
  adminOwnPrices: defineCall({
    method: 'get',
    path: '/admin/own-prices',
    summary: 'Lists patterns with their own price by SKU, at most 10,000.',
    auth: 'price.manage',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: PriceEntryPageSchema,
    errors: [],
  }),
  adminPrice: defineCall({
    method: 'get',
    path: '/admin/prices/{kind}/{id}',
    summary:
      'Returns a price with the numbers of patterns and carts that a change affects, and its newest versions. A pattern is identified by its id or SKU.',
    auth: 'price.manage',
    params: EntryParams,
    response: PriceDetailsSchema,
    errors: ['not_found'],
  }),
  changePrice: defineCall({
    method: 'post',
    path: '/admin/prices/{kind}/{id}',
    summary:
      'Changes a price, immediately or from an instant. Carts show it when next viewed; placed orders keep their price.',
    auth: 'price.manage',
    params: EntryParams,
    body: PriceChange,
    response: PriceEntrySchema,
    errors: ['not_found', 'version_conflict'],
  }),
  cancelPlannedPrice: defineCall({
    method: 'post',
    path: '/admin/prices/{kind}/{id}/cancellation',
    summary: 'Cancels a planned price.',
    auth: 'price.manage',
    params: EntryParams,
    body: PriceCancellation,
    response: PriceEntrySchema,
    errors: ['not_found', 'version_conflict'],
  }),
};
