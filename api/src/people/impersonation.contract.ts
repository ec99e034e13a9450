import { ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import { accountSchemas } from '../account/account.contract.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';

const ImpersonationSchema = v.object({
  /** Bearer token of the impersonation session. */
  token: v.string(),
  user: accountSchemas.User,
  expiresAt: InstantField,
});
/** An impersonation session. */
export type ImpersonationDto = v.InferOutput<typeof ImpersonationSchema>;

/** Named schemas for impersonation. */
export const impersonationSchemas = { Impersonation: ImpersonationSchema };

/** Endpoints for impersonation. */
export const impersonationCalls = {
  impersonate: defineCall({
    method: 'post',
    path: '/admin/people/{id}/impersonate',
    summary:
      'Opens a read-only session of 30 minutes that sees the shop as a user sees it. Staff cannot be impersonated.',
    auth: 'person.impersonate',
    needsProof: true,
    params: v.object({ id: IdField }),
    body: v.object({ reason: ReasonField }),
    response: ImpersonationSchema,
    errors: ['not_found', 'illegal_transition', 'proof_required'],
  }),
};
