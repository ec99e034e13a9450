import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const DeletionSchema = v.object({
  confirmation: v.pipe(v.string('Type DELETE to confirm'), v.trim(), v.literal('DELETE', 'Type DELETE to confirm')),
  /** Omitted for accounts without one, which need a session opened by Google within ten minutes. */
  password: v.optional(v.pipe(v.string(), v.maxLength(256, 'Password must be at most 256 characters'))),
});
/** Confirmation of an account deletion. */
export type Deletion = v.InferOutput<typeof DeletionSchema>;

/** Endpoints of this domain. */
export const privacyCalls = {
  exportData: defineCall({
    method: 'post',
    path: '/api/account/export',
    summary: 'Exports all data about the signed-in user as one JSON file, without secrets.',
    auth: 'account.export',
    response: { mediaTypes: ['application/json'] },
    errors: ['rate_limited'],
  }),
  deleteAccount: defineCall({
    method: 'post',
    path: '/account/delete',
    summary:
      'Permanently deletes the account of the signed-in user. Orders and certificates remain with the name masked; an active subscription ends immediately.',
    auth: 'account.delete',
    body: DeletionSchema,
    response: null,
    errors: ['reauthentication_required', 'last_admin', 'rate_limited'],
  }),
};
