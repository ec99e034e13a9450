import { HOME_LAYOUTS, LICENSES } from '@halfdrop/domain';
import * as v from 'valibot';
import { FILE_FORMATS } from '../artwork/file-formats.ts';
import { AssetTileSchema } from '../catalog/catalog.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, optionalFlag, optionalWholeNumber } from '../platform/http/fields.ts';
import { PriceSchema } from '../platform/money/price.ts';

const MAX_VERSIONS = 1_000_000;

/** A published version of a page, and when it takes effect. */
const ContentVersionSchema = v.object({
  version: v.number(),
  publishedAt: InstantField,
  effectiveAt: InstantField,
});

/** A text of the shop in one published version; `body` is Markdown. */
const ContentPageSchema = v.object({
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  body: v.string(),
  ...ContentVersionSchema.entries,
  /** Null while none is in force. */
  versionInForce: v.nullable(v.number()),
  versions: v.array(ContentVersionSchema),
});
/** A text of the shop in one published version. */
export type ContentPageDto = v.InferOutput<typeof ContentPageSchema>;

/** The first patterns of a home page section, and their total number. */
const HomePatternsSchema = v.object({ assets: v.array(AssetTileSchema), total: v.pipe(v.number(), v.integer()) });
/** The first patterns of a home page section. */
export type HomePatternsDto = v.InferOutput<typeof HomePatternsSchema>;

/** A home page section as visitors see it. At most one of its sources is not null. */
const HomePageSectionSchema = v.object({
  key: v.string(),
  layout: v.picklist(HOME_LAYOUTS),
  title: v.string(),
  caption: v.string(),
  /** Slug of the shop collection it shows. */
  collection: v.nullable(v.string()),
  /** Slug of the category it shows. */
  category: v.nullable(v.string()),
  /** Ids of the hand-picked patterns it shows. */
  picks: v.nullable(v.array(v.string())),
  /** Null if not requested, or currently unavailable. */
  patterns: v.optional(v.nullable(HomePatternsSchema), null),
});
/** A home page section as visitors see it. */
export type HomePageSectionDto = v.InferOutput<typeof HomePageSectionSchema>;

/** The home page and its metadata for search engines. */
export const HomePageSchema = v.object({
  title: v.string(),
  description: v.string(),
  sections: v.array(HomePageSectionSchema),
});
/** The home page. */
export type HomePageDto = v.InferOutput<typeof HomePageSchema>;

/** A use of a pattern, and whether a license permits it. */
const LicenseUseSchema = v.object({ name: v.string(), answer: v.picklist(['yes', 'yes_with_credit', 'no']) });
/** A use of a pattern, and whether a license permits it. */
export type LicenseUseDto = v.InferOutput<typeof LicenseUseSchema>;

/** Permissions of one kind of license; `surcharge` is null if it is not sold with a pattern. */
const LicenseSchema = v.object({
  license: v.picklist(LICENSES),
  name: v.string(),
  permits: v.string(),
  forbids: v.string(),
  allowsCommercialUse: v.boolean(),
  needsAttribution: v.boolean(),
  allowsProductsForResale: v.boolean(),
  uses: v.array(LicenseUseSchema),
  formats: v.array(v.picklist(FILE_FORMATS)),
  availability: v.string(),
  surcharge: v.nullable(PriceSchema),
});
/** Permissions of one kind of license. */
export type LicenseDto = v.InferOutput<typeof LicenseSchema>;

/** The kinds of license, narrowest first. */
const LicenseListSchema = v.object({ licenses: v.array(LicenseSchema) });

/** Named schemas of this domain. */
export const contentSchemas = {
  ContentPage: ContentPageSchema,
  ContentVersion: ContentVersionSchema,
  HomePage: HomePageSchema,
  HomePageSection: HomePageSectionSchema,
  HomePatterns: HomePatternsSchema,
  License: LicenseSchema,
  LicenseUse: LicenseUseSchema,
  LicenseList: LicenseListSchema,
};

/** Endpoints of this domain. */
export const contentCalls = {
  page: defineCall({
    method: 'get',
    path: '/content/pages/{slug}',
    summary: 'Returns a text of the shop: the version in force, or a given published version.',
    auth: 'none',
    mayBeBehind: true,
    params: v.object({ slug: IdField }),
    query: v.object({ version: optionalWholeNumber(1, MAX_VERSIONS) }),
    response: ContentPageSchema,
    errors: ['not_found'],
  }),
  homePage: defineCall({
    method: 'get',
    path: '/content/home',
    summary: 'Returns the visible sections of the home page in order, optionally with their first patterns.',
    auth: 'none',
    mayBeBehind: true,
    query: v.object({ withPatterns: optionalFlag() }),
    response: HomePageSchema,
    errors: [],
  }),
  licenses: defineCall({
    method: 'get',
    path: '/content/licenses',
    summary: 'Lists what each kind of license permits, narrowest first.',
    auth: 'none',
    mayBeBehind: true,
    response: LicenseListSchema,
    errors: [],
  }),
};
