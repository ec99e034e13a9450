import { ASSET_CHANGE_KINDS, ASSET_STATUSES, AssetEditFields } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField } from '../../platform/http/fields.ts';
import { VersionField } from '../../studios/contract-fields.ts';
import { AnnouncedHoldSchema, HoldSchema } from './hold-schemas.ts';
import { SubmissionSchema } from '../submissions.contract.ts';

const SaidSchema = v.object({
  title: v.string(),
  description: v.string(),
  tags: v.array(v.string()),
  categoryId: v.string(),
  subcategoryId: v.string(),
  offersExtended: v.boolean(),
});
/** What is said of a pattern. */
export type SaidOfPattern = v.InferOutput<typeof SaidSchema>;

/** What changed of a pattern that is or was on sale. */
export const AssetChangeSchema = v.object({
  id: v.string(),
  /** `edited` at once, `revised` by an approved version, `withdrawn` from sale or `returned` to it. */
  kind: v.picklist(ASSET_CHANGE_KINDS),
  changedAt: InstantField,
  /** Who did it; null once their account is deleted, and for what a review ended with. */
  actorName: v.nullable(v.string()),
  before: SaidSchema,
  after: SaidSchema,
});

const CountField = v.pipe(v.number(), v.integer(), v.minValue(0));

const AssetSalesSchema = v.object({
  /** How often it was sold by itself. */
  saleCount: CountField,
  /** How often it was taken with a subscription. */
  claimCount: CountField,
  /** What the studio earns by its sales, refunds taken off; null for those who do not see what the studio earns. */
  earned: v.nullable(v.pipe(v.number(), v.integer())),
});

const StudioAssetSchema = v.object({
  id: v.string(),
  studioId: v.string(),
  status: v.picklist(ASSET_STATUSES),
  ...SaidSchema.entries,
  /** The newer version that is written, checked or reviewed; null without one. */
  newerSubmissionId: v.nullable(v.string()),
  /** False for patterns without a master, of which no newer version can be made. */
  isRevisable: v.boolean(),
  /** Everything that changed since it went on sale, the newest first. */
  changes: v.array(AssetChangeSchema),
  sales: AssetSalesSchema,
  /** Why the shop has taken it from sale, and when; null while it has not. */
  hold: v.nullable(HoldSchema),
  /** That it will do so; null unless it has said so. */
  announcedHold: v.nullable(AnnouncedHoldSchema),
  version: VersionField,
});
/** A pattern that is or was on sale, as its studio sees it. */
export type StudioAssetDto = v.InferOutput<typeof StudioAssetSchema>;

const EditSchema = v.object({
  version: VersionField,
  description: v.optional(AssetEditFields.description),
  tags: v.optional(AssetEditFields.tags),
});
/** What changes at once. */
export type AssetEdit = v.InferOutput<typeof EditSchema>;

/** The named shapes of patterns on sale. */
export const studioAssetSchemas = {
  AssetChange: AssetChangeSchema,
  AssetSales: AssetSalesSchema,
  SaidOfPattern: SaidSchema,
  StudioAsset: StudioAssetSchema,
};

const one = { auth: 'studio.upload', params: v.object({ assetId: IdField }), response: StudioAssetSchema } as const;
const step = { ...one, method: 'post', errors: ['not_found', 'illegal_transition'] } as const;

/** The calls on patterns that are or were on sale, for those who work in their studio. */
export const studioAssetCalls = {
  byId: defineCall({
    ...one,
    method: 'get',
    path: '/studio-assets/{assetId}',
    summary: 'Returns a pattern on sale with its change history since approval.',
    errors: ['not_found'],
  }),
  edit: defineCall({
    ...one,
    method: 'put',
    path: '/studio-assets/{assetId}',
    summary: 'Updates the description or tags of a pattern with immediate effect and records the change.',
    body: EditSchema,
    errors: ['not_found', 'validation_failed', 'version_conflict'],
  }),
  revise: defineCall({
    ...step,
    path: '/studio-assets/{assetId}/versions',
    summary:
      'Starts a newer version of a pattern, with the file on sale or that of a draft. The version is reviewed before it replaces the pattern.',
    body: v.object({ submissionId: v.optional(IdField) }),
    status: 201,
    response: SubmissionSchema,
  }),
  withdraw: defineCall({
    ...step,
    path: '/studio-assets/{assetId}/withdraw',
    summary: 'Withdraws a pattern from sale. Buyers keep their license and files.',
  }),
  bringBack: defineCall({
    ...step,
    path: '/studio-assets/{assetId}/return',
    summary: 'Returns a withdrawn pattern to sale, as it was approved.',
  }),
};
