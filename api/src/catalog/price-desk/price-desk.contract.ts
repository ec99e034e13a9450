import { MAX_PRICE, PRICED_KINDS, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../../platform/http/pagination.ts';
import { PriceSchema } from '../../platform/money/price.ts';

const Count = v.pipe(v.number(), v.integer());

/** One version of a price: planned for a date, started, or canceled before it did. */
const PriceVersionSchema = v.object({
  /** Version number, per price. */
  version: Count,
  /** Null if a pattern returns to its category's price. */
  price: v.nullable(PriceSchema),
  reason: v.string(),
  startsAt: InstantField,
  createdAt: InstantField,
  status: v.picklist(['planned', 'started', 'canceled']),
});
/** One version of a price. */
export type PriceVersionDto = v.InferOutput<typeof PriceVersionSchema>;

/** A price book entry: a category, a license surcharge, or one pattern. */
const PriceEntrySchema = v.object({
  kind: v.picklist(PRICED_KINDS),
  /** Id of the category or asset, or name of the license. */
  id: v.string(),
  name: v.string(),
  /** Patterns only. */
  skuId: v.nullable(v.string()),
  /** Null for a category without a price, and for a pattern that uses its category's price. */
  price: v.nullable(PriceSchema),
  /** Price the pattern would have without its own. */
  inheritedPrice: v.nullable(PriceSchema),
  planned: v.nullable(PriceVersionSchema),
  /** The newest version, including planned ones; 0 before the first. */
  version: Count,
});
/** A price book entry: a category, a license surcharge, or one pattern. */
export type PriceEntryDto = v.InferOutput<typeof PriceEntrySchema>;

/** Categories in menu order, then license surcharges. */
const PriceBookSchema = v.object({ entries: v.array(PriceEntrySchema) });
/** Categories in menu order, then license surcharges. */
export type PriceBookDto = v.InferOutput<typeof PriceBookSchema>;

/** One numbered page of patterns with their own price. */
const PriceEntryPageSchema = v.object({ entries: v.array(PriceEntrySchema), pagination: PaginationSchema });
/** One numbered page of patterns with their own price. */
export type PriceEntryPageDto = v.InferOutput<typeof PriceEntryPageSchema>;

/** A price, the impact of changing it, and its newest 50 versions. */
const PriceDetailsSchema = v.object({
  entry: PriceEntrySchema,
  /** Number of patterns for sale whose price would change. */
  patternCount: Count,
  /** Number of carts that contain one of them. */
  cartCount: Count,
  versions: v.array(PriceVersionSchema),
});
/** A price, the impact of changing it, and its newest 50 versions. */
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
  /** Null to return a pattern to its category's price. */
  price: v.nullable(
    v.object({ usd: amount('Must be a number of US cents'), inr: amount('Must be a number of paise') }),
  ),
  /** Null to start immediately. Replaces an already planned price. */
  startsAt: v.nullable(InstantField),
  reason: ReasonField,
  /** The version the client last read. */
  version: VersionField,
});
/** A price change and when it starts. */
export type PriceChange = v.InferOutput<typeof PriceChange>;

const PriceCancellation = v.object({
  reason: ReasonField,
  /** The version the client last read. */
  version: VersionField,
});
/** Reason for canceling a planned price. */
export type PriceCancellation = v.InferOutput<typeof PriceCancellation>;

/** Named schemas of the desk. */
export const priceDeskSchemas = {
  PriceBook: PriceBookSchema,
  PriceDetails: PriceDetailsSchema,
  PriceEntry: PriceEntrySchema,
  PriceEntryPage: PriceEntryPageSchema,
  PriceVersion: PriceVersionSchema,
};

const EntryParams = v.object({ kind: v.picklist(PRICED_KINDS, 'Must be category, surcharge or asset'), id: IdField });

/** Endpoints for managing prices. */
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
