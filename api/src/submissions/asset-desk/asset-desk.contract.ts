import {
  ADMIN_ASSET_SORTS,
  ADMIN_ASSET_VIEWS,
  ASSET_STATUSES,
  AssetEditFields,
  ReasonField,
  PatternTitleField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { linksExport } from '../../exports/exports.contract.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { VersionField } from '../../studios/contract-fields.ts';
import { AssetChangeSchema } from '../assets/assets.contract.ts';
import { AnnouncedHoldSchema, HoldSchema } from '../assets/hold-schemas.ts';

/** A pattern in the staff's list. */
const AdminAssetSummarySchema = v.object({
  id: v.string(),
  /** Eight digits. */
  skuId: v.string(),
  slug: v.string(),
  title: v.string(),
  status: v.picklist(ASSET_STATUSES),
  /** Whether the shop took it off sale. */
  isHeld: v.boolean(),
  studio: v.object({ slug: v.string(), name: v.string() }),
  publishedAt: v.nullable(InstantField),
  /** When it leaves the shop as a limited edition; null for no end. */
  endsAt: v.nullable(InstantField),
  /** Whether it is featured by the editors. */
  isFeatured: v.boolean(),
});
/** A pattern in the staff's list. */
export type AdminAssetSummaryDto = v.InferOutput<typeof AdminAssetSummarySchema>;

const AdminAssetPageSchema = v.object({ assets: v.array(AdminAssetSummarySchema), pagination: PaginationSchema });
/** One numbered page of patterns. */
export type AdminAssetPageDto = v.InferOutput<typeof AdminAssetPageSchema>;

/** A pattern as staff see it. */
const AdminAssetSchema = v.object({
  ...AdminAssetSummarySchema.entries,
  description: v.string(),
  tags: v.array(v.string()),
  /** The shop's hold; null if there is none. */
  hold: v.nullable(HoldSchema),
  /** The announced hold; null if none was announced. */
  announcedHold: v.nullable(AnnouncedHoldSchema),
  /** Changes since it went on sale, newest first. */
  changes: v.array(AssetChangeSchema),
  version: VersionField,
});
/** A pattern as staff see it. */
export type AdminAssetDto = v.InferOutput<typeof AdminAssetSchema>;

/** Named schemas of the desk. */
export const assetDeskSchemas = {
  AdminAsset: AdminAssetSchema,
  AdminAssetPage: AdminAssetPageSchema,
  AdminAssetSummary: AdminAssetSummarySchema,
};

const Rewording = v.object({
  version: VersionField,
  title: PatternTitleField,
  description: AssetEditFields.description,
  tags: AssetEditFields.tags,
  reason: ReasonField,
});
/** New texts for a pattern, and the reason. */
export type AssetRewording = v.InferOutput<typeof Rewording>;

const LastDay = v.object({
  /** The last day of its sale, in UTC; null for no end. */
  lastDay: v.nullable(v.pipe(v.string('Must be a day'), v.isoDate('Must be a day'))),
  reason: ReasonField,
});
/** The last day of a pattern's sale, and the reason. */
export type LastDay = v.InferOutput<typeof LastDay>;

const Featuring = v.object({ isFeatured: v.boolean('Must be true or false'), reason: ReasonField });
/** Whether a pattern is featured, and the reason. */
export type Featuring = v.InferOutput<typeof Featuring>;

const one = { auth: 'catalog.manage', params: v.object({ assetId: IdField }), response: AdminAssetSchema } as const;
const step = {
  ...one,
  method: 'post',
  body: v.object({ reason: ReasonField }),
  errors: ['not_found', 'illegal_transition'],
} as const;

/** Endpoints for managing patterns. */
export const assetDeskCalls = {
  adminAssets: defineCall({
    method: 'get',
    path: '/admin/assets',
    summary:
      'Lists patterns that are or were on sale, by view and by asset ID or prefix of the title or studio name. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'catalog.manage',
    query: v.object({
      ...listFields({ views: ADMIN_ASSET_VIEWS, view: 'all', sorts: ADMIN_ASSET_SORTS, sort: '-published' }),
      q: optionalText(100),
    }),
    response: AdminAssetPageSchema,
    errors: [],
  }),
  exportAssets: defineCall({
    ...linksExport,
    path: '/admin/assets/exports',
    summary: 'Creates a link to a CSV export of all patterns in a view.',
    auth: 'catalog.manage',
    body: v.object({ view: v.picklist(ADMIN_ASSET_VIEWS, 'Unknown view'), q: optionalText(100) }),
  }),
  adminAsset: defineCall({
    ...one,
    method: 'get',
    path: '/admin/assets/{assetId}',
    summary: 'Returns a pattern that is or was on sale, with its change history.',
    errors: ['not_found'],
  }),
  rewordAsset: defineCall({
    ...one,
    method: 'put',
    path: '/admin/assets/{assetId}',
    summary:
      'Updates title, description and tags with immediate effect. The change is visible to the studio; the slug does not change.',
    body: Rewording,
    errors: ['not_found', 'version_conflict'],
  }),
  limitAsset: defineCall({
    ...one,
    method: 'put',
    path: '/admin/assets/{assetId}/last-day',
    summary: 'Makes a pattern a limited edition with a last day of sale, or lifts that limit. The studio is notified.',
    body: LastDay,
    errors: ['not_found', 'illegal_transition'],
  }),
  featureAsset: defineCall({
    ...one,
    method: 'put',
    path: '/admin/assets/{assetId}/featured',
    summary: 'Adds a pattern at the front of the featured collection or removes it from there.',
    body: Featuring,
    errors: ['not_found', 'illegal_transition'],
  }),
  announceAssetHold: defineCall({
    ...step,
    path: '/admin/assets/{assetId}/hold-announcement',
    summary: 'Announces to the studio of a pattern that it will be removed from sale in 30 days, with the reason.',
  }),
  holdAsset: defineCall({
    ...step,
    path: '/admin/assets/{assetId}/hold',
    summary:
      'Removes a pattern from sale immediately and notifies its studio of the reason. Buyers keep their license and files.',
  }),
  releaseAsset: defineCall({
    ...step,
    path: '/admin/assets/{assetId}/release',
    summary: 'Lifts a hold so that the pattern returns to sale, or revokes an announced hold. The studio is notified.',
  }),
};
