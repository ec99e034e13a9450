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
/** Texts and facts of a pattern. */
export type SaidOfPattern = v.InferOutput<typeof SaidSchema>;

/** A change of a current or former listing. */
export const AssetChangeSchema = v.object({
  id: v.string(),
  /** `edited` immediately, `revised` by an approved version, `withdrawn` from sale or `returned` to it. */
  kind: v.picklist(ASSET_CHANGE_KINDS),
  changedAt: InstantField,
  /** The author; null for deleted accounts and for results of a review. */
  actorName: v.nullable(v.string()),
  before: SaidSchema,
  after: SaidSchema,
});

const CountField = v.pipe(v.number(), v.integer(), v.minValue(0));

const AssetSalesSchema = v.object({
  /** Number of individual sales. */
  saleCount: CountField,
  /** Number of claims with a subscription. */
  claimCount: CountField,
  /** The studio's earnings from sales minus refunds; null for members who may not see earnings. */
  earned: v.nullable(v.pipe(v.number(), v.integer())),
});

const StudioAssetSchema = v.object({
  id: v.string(),
  studioId: v.string(),
  status: v.picklist(ASSET_STATUSES),
  ...SaidSchema.entries,
  /** The newer version that is a draft, being checked or in review; null if there is none. */
  newerSubmissionId: v.nullable(v.string()),
  /** False for patterns without a master, which cannot have newer versions. */
  isRevisable: v.boolean(),
  /** Changes since it went on sale, newest first. */
  changes: v.array(AssetChangeSchema),
  sales: AssetSalesSchema,
  /** The shop's hold; null if there is none. */
  hold: v.nullable(HoldSchema),
  /** The announced hold; null if none was announced. */
  announcedHold: v.nullable(AnnouncedHoldSchema),
  version: VersionField,
});
/** A current or former listing as its studio sees it. */
export type StudioAssetDto = v.InferOutput<typeof StudioAssetSchema>;

const EditSchema = v.object({
  version: VersionField,
  description: v.optional(AssetEditFields.description),
  tags: v.optional(AssetEditFields.tags),
});
/** Immediate changes. */
export type AssetEdit = v.InferOutput<typeof EditSchema>;

/** Named schemas for patterns on sale. */
export const studioAssetSchemas = {
  AssetChange: AssetChangeSchema,
  AssetSales: AssetSalesSchema,
  SaidOfPattern: SaidSchema,
  StudioAsset: StudioAssetSchema,
};

const one = { auth: 'studio.upload', params: v.object({ assetId: IdField }), response: StudioAssetSchema } as const;
const step = { ...one, method: 'post', errors: ['not_found', 'illegal_transition'] } as const;

/** Endpoints for current and former listings, for members of their studio. */
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
