import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { InstantField } from '../platform/http/fields.ts';

const ExportLinkSchema = v.object({ url: v.string(), expiresAt: InstantField });
/** Where a list is fetched as CSV, and until when. */
export type ExportLinkDto = v.InferOutput<typeof ExportLinkSchema>;

/** The named shapes of this domain. */
export const exportSchemas = { ExportLink: ExportLinkSchema };

/** What the calls have in common that link a list. What is exported is read elsewhere, so the password is asked again. */
export const linksExport = {
  method: 'post',
  needsProof: true,
  response: ExportLinkSchema,
  errors: ['proof_required'],
} as const;

/** The calls of this domain. */
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
