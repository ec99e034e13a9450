import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const ExportLinkSchema = v.object({ url: v.string(), expiresAt: InstantField });
/** Download URL of a list as CSV, and its expiry. */
export type ExportLinkDto = v.InferOutput<typeof ExportLinkSchema>;

/** Named schemas of this domain. */
export const exportSchemas = { ExportLink: ExportLinkSchema };

/**
 * Common settings of endpoints that link an export. Since the data leaves the shop, the password must be entered again.
 */
export const linksExport = {
  method: 'post',
  needsProof: true,
  response: ExportLinkSchema,
  errors: ['proof_required'],
} as const;

/** Endpoints of this domain. */
export const exportCalls = {
  open: defineCall({
    method: 'get',
    path: '/api/exports/{token}',
    summary: 'Returns an export as CSV, only to the staff member for whom its link was created.',
    auth: 'none',
    params: v.object({ token: v.pipe(v.string(), v.maxLength(2100)) }),
    response: { mediaTypes: ['text/csv'] },
    errors: ['not_found'],
  }),
};
