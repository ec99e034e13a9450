import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

const TokenField = v.pipe(
  v.string('Must be the token of a link'),
  v.nonEmpty('Must be the token of a link'),
  v.maxLength(200, 'Must be the token of a link'),
);

const ConfirmedEmailSchema = v.object({ email: v.string() });
/** An address that was confirmed. */
export type ConfirmedEmailDto = v.InferOutput<typeof ConfirmedEmailSchema>;

/** What is known of the email that was asked for. */
const ConfirmationEmailSchema = v.object({
  email: v.string(),
  /** False when the address is confirmed already, and no email goes out. */
  isSent: v.boolean(),
});
/** What is known of the email that was asked for. */
export type ConfirmationEmailDto = v.InferOutput<typeof ConfirmationEmailSchema>;

/** The named shapes of the confirmation of an address. */
export const emailConfirmationSchemas = {
  ConfirmedEmail: ConfirmedEmailSchema,
  ConfirmationEmail: ConfirmationEmailSchema,
};

/** The calls that confirm the address of an account. */
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
