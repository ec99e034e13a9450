import * as v from 'valibot';
import { confirmRule, newPasswordRule } from '#features/account/account.validation.ts';
import { emailRule } from '#lib/field-rules.ts';

/** What the first step takes. */
export const emailStepRules = v.object({ email: emailRule });

/** What the second step takes. */
export const otpStepRules = v.object({
  otp: v.pipe(v.string(), v.trim(), v.nonEmpty('OTP is required'), v.regex(/^\d{6}$/, 'OTP must be 6 digits')),
});

/** What the third step takes: the new password, twice. */
export const passwordStepRules = v.pipe(
  v.object({ password: newPasswordRule, confirmPassword: confirmRule }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
);
