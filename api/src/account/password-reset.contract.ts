import { EmailField, NewPasswordField, OtpField } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';

/** Response to a reset request, the same whether or not the address has an account. */
const PasswordResetRequestSchema = v.object({
  message: v.string(),
  /** Validity of a code in seconds. */
  expiresInSeconds: v.pipe(v.number(), v.integer()),
});
/** Response to a reset request. */
export type PasswordResetRequestDto = v.InferOutput<typeof PasswordResetRequestSchema>;

/** Exchanged for a valid code; sets one new password. */
const ResetTokenSchema = v.object({ resetToken: v.string() });
/** Exchanged for a valid code. */
export type ResetTokenDto = v.InferOutput<typeof ResetTokenSchema>;

const TokenField = v.pipe(
  v.string('Must be a reset token'),
  v.nonEmpty('Must be a reset token'),
  v.maxLength(100, 'Must be a reset token'),
);

/** A code and the address it was mailed to. */
const GivenOtpSchema = v.object({ email: EmailField, otp: OtpField });
/** A code and the address it was mailed to. */
export type GivenOtp = v.InferOutput<typeof GivenOtpSchema>;

/** A new password and the token that authorizes it. */
const NewPasswordSchema = v.object({ token: TokenField, newPassword: NewPasswordField });
/** A new password and the token that authorizes it. */
export type NewPassword = v.InferOutput<typeof NewPasswordSchema>;

/** Named schemas of the password reset. */
export const passwordResetSchemas = { PasswordResetRequest: PasswordResetRequestSchema, ResetToken: ResetTokenSchema };

/** Calls for the password reset. */
export const passwordResetCalls = {
  forgotPassword: defineCall({
    method: 'post',
    path: '/auth/forgot-password',
    summary:
      'Emails a code of 6 digits to the address of an account and invalidates earlier codes. The response is the same for every address. The email also contains a link whose token sets one new password within an hour. `role` is ignored: any account may reset its password.',
    auth: 'none',
    body: v.object({ email: EmailField, role: v.optional(v.unknown()) }),
    response: PasswordResetRequestSchema,
    errors: ['rate_limited'],
  }),
  verifyOtp: defineCall({
    method: 'post',
    path: '/auth/verify-otp',
    summary:
      'Exchanges a code, once, for a token that sets one new password. A code is valid for 10 minutes and 5 attempts; an account is limited to 20 attempts a day.',
    auth: 'none',
    body: GivenOtpSchema,
    response: ResetTokenSchema,
    errors: ['invalid_otp', 'rate_limited'],
  }),
  resetPassword: defineCall({
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Sets a new password with a reset token and ends every session of the account.',
    auth: 'none',
    body: NewPasswordSchema,
    response: null,
    errors: ['reset_expired', 'rate_limited'],
  }),
};
