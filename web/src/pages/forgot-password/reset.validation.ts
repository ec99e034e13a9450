import { EmailField, NewPasswordField, OtpField } from '@halfdrop/domain';
import * as v from 'valibot';
import { confirmRule } from '#features/account/account.validation.ts';

/** Rules of the first step. */
export const emailStepRules = v.object({ email: EmailField });

/** Rules of the second step. */
export const otpStepRules = v.object({ otp: OtpField });

/** Rules of the third step: the new password, twice. */
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
