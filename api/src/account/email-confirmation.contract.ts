import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const TokenField = v.pipe(
  v.string('Must be the token of a link'),
  v.nonEmpty('Must be the token of a link'),
  v.maxLength(200, 'Must be the token of a link'),
);

const ConfirmedEmailSchema = v.object({ email: v.string() });
/** A confirmed address. */
export type ConfirmedEmailDto = v.InferOutput<typeof ConfirmedEmailSchema>;

/** Result of a confirmation email request. */
const ConfirmationEmailSchema = v.object({
  email: v.string(),
  /** False when the address is already confirmed, so no email is sent. */
  isSent: v.boolean(),
});
/** Result of a confirmation email request. */
export type ConfirmationEmailDto = v.InferOutput<typeof ConfirmationEmailSchema>;

/** Named schemas of address confirmation. */
export const emailConfirmationSchemas = {
  ConfirmedEmail: ConfirmedEmailSchema,
  ConfirmationEmail: ConfirmationEmailSchema,
};

/** Calls for address confirmation. */
export const emailConfirmationCalls = {
  confirmEmail: defineCall({
    method: 'post',
    path: '/auth/confirm-email',
    summary: 'Confirms the address of an account by the token of an emailed link. A token works once.',
    auth: 'none',
    body: v.object({ token: TokenField }),
    response: ConfirmedEmailSchema,
    errors: ['not_found', 'rate_limited'],
  }),
  resendConfirmation: defineCall({
    method: 'post',
    path: '/auth/confirm-email/emails',
    summary: 'Emails a new confirmation link to the signed-in user. Earlier links stop working.',
    auth: 'account.edit',
    response: ConfirmationEmailSchema,
    status: 202,
    errors: ['rate_limited'],
  }),
};
