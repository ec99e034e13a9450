import * as v from 'valibot';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { defineCall } from '../platform/http/contract.ts';
import { EntitlementSchema } from './downloads.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The downloads of the plan someone has: `limit` and `left` are null without limit, and `used` counts each pattern once
 * in a month, which ends at `resetsAt`.
 */
const DownloadQuotaSchema = v.object({
  planName: v.string(),
  license: v.picklist(['standard', 'commercial', 'extended']),
  includesPremium: v.boolean(),
  /** Whether new patterns are open to it before they open to everyone: to every plan but a trial. */
  hasEarlyAccess: v.boolean(),
  limit: v.nullable(Count),
  used: Count,
  left: v.nullable(Count),
  resetsAt: InstantField,
});
/** The downloads of a plan. */
export type DownloadQuotaDto = v.InferOutput<typeof DownloadQuotaSchema>;

/** The quota of the plan someone has; null without a plan. */
const OwnQuotaSchema = v.object({ quota: v.nullable(DownloadQuotaSchema) });

/** What a download with a plan gave, and the downloads that are left. */
const PlanDownloadSchema = v.object({ entitlement: EntitlementSchema, quota: v.nullable(DownloadQuotaSchema) });
/** What a download with a plan gave. */
export type PlanDownloadDto = v.InferOutput<typeof PlanDownloadSchema>;

/** The named shapes of downloads with a plan. */
export const planDownloadSchemas = {
  DownloadQuota: DownloadQuotaSchema,
  OwnDownloadQuota: OwnQuotaSchema,
  PlanDownload: PlanDownloadSchema,
};

/** The calls of downloads with a plan. */
export const planDownloadCalls = {
  quota: defineCall({
    method: 'get',
    path: '/api/downloads/quota',
    summary: 'Returns the plan downloads of the signed-in user, or null without a plan.',
    auth: 'library.read',
    response: OwnQuotaSchema,
    errors: [],
  }),
  claimWithPlan: defineCall({
    method: 'post',
    path: '/api/downloads/subscription',
    summary:
      "Grants the plan's license for a pattern and counts one download. A pattern counts once a month, and not at all if it is already owned.",
    auth: 'library.claim',
    body: v.object({ assetId: IdField }),
    response: PlanDownloadSchema,
    errors: ['not_found', 'plan_required', 'early_access', 'no_downloads_left'],
  }),
};
