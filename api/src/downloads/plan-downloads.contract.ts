import * as v from 'valibot';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { defineCall } from '../platform/http/contract.ts';
import { EntitlementSchema } from './downloads.contract.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Downloads of the user's plan. `limit` and `left` are null if unlimited; `used` counts each pattern once per month,
 * which ends at `resetsAt`.
 */
const DownloadQuotaSchema = v.object({
  planName: v.string(),
  license: v.picklist(['standard', 'commercial', 'extended']),
  includesPremium: v.boolean(),
  /** Whether it includes early access to new patterns: every plan except a trial. */
  hasEarlyAccess: v.boolean(),
  limit: v.nullable(Count),
  used: Count,
  left: v.nullable(Count),
  resetsAt: InstantField,
});
/** The downloads of a plan. */
export type DownloadQuotaDto = v.InferOutput<typeof DownloadQuotaSchema>;

/** The quota of the user's plan; null without a plan. */
const OwnQuotaSchema = v.object({ quota: v.nullable(DownloadQuotaSchema) });

/** Result of a download with a plan, and the remaining downloads. */
const PlanDownloadSchema = v.object({ entitlement: EntitlementSchema, quota: v.nullable(DownloadQuotaSchema) });
/** Result of a download with a plan. */
export type PlanDownloadDto = v.InferOutput<typeof PlanDownloadSchema>;

/** Named schemas for downloads with a plan. */
export const planDownloadSchemas = {
  DownloadQuota: DownloadQuotaSchema,
  OwnDownloadQuota: OwnQuotaSchema,
  PlanDownload: PlanDownloadSchema,
};

/** Endpoints for downloads with a plan. */
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
