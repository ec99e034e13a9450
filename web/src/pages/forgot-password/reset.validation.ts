import { EmailField, NewPasswordField, OtpField } from '@halfdrop/domain';
import * as v from 'valibot';
import { confirmRule } from '#features/account/account.validation.ts';

/** What the first step takes. */
export const emailStepRules = v.object({ email: EmailField });

/** What the second step takes. */
export const otpStepRules = v.object({ otp: OtpField });

/** What the third step takes: the new password, twice. */
export const passwordStepRules = v.pipe(
  v.object({ password: NewPasswordField, confirmPassword: confirmRule }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
);
