import { EmailField, NewPasswordField, OtpField, ReplacingPasswordField } from '@halfdrop/domain';
import type { MutationResolvers } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

/** The only code the mocked shop mails. */
export const demoOtp = '123456';

/** Resolvers for changing and resetting passwords; {@link demoOtp} is the code of every account that requested one. */
export function passwordMutations(shop: Shop): MutationResolvers {
  const asked = new Set<Account>();
  const tokens = new Map<string, Account>();
  let lastToken = 0;
  const accountOf = (email: string) =>
    shop.accounts.find((each) => each.user.email.toLowerCase() === email.trim().toLowerCase());

  return {
    changePassword: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const errors = brokenRules([
        [input.currentPassword === account.password, 'currentPassword', 'Current password is incorrect'],
        fieldRule('newPassword', ReplacingPasswordField, input.newPassword),
      ]);
      if (errors.length === 0) account.password = input.newPassword;
      return { viewer: errors.length === 0 ? account.user : null, errors };
    },
    requestPasswordReset: (_root, { input }) => {
      const errors = brokenRules([fieldRule('email', EmailField, input.email)]);
      if (errors.length > 0) return { request: null, errors };
      const account = accountOf(input.email);
      if (account) asked.add(account);
      const message = 'If this address has an account, a code is on its way.';
      return { request: { message, expiresInSeconds: 600 }, errors };
    },
    verifyOtp: (_root, { input }) => {
      const errors = brokenRules([fieldRule('email', EmailField, input.email), fieldRule('otp', OtpField, input.otp)]);
      if (errors.length > 0) return { resetToken: null, errors };
      const account = accountOf(input.email);
      if (!account || input.otp.trim() !== demoOtp || !asked.delete(account)) {
        const message = 'This code is wrong or no longer works.';
        return { resetToken: null, errors: [{ __typename: 'InvalidOtpError', message, path: ['otp'] }] };
      }
      lastToken += 1;
      tokens.set(`reset-token-${lastToken}`, account);
      return { resetToken: `reset-token-${lastToken}`, errors };
    },
    resetPassword: (_root, { input }) => {
      const errors = brokenRules([fieldRule('newPassword', NewPasswordField, input.newPassword)]);
      if (errors.length > 0) return { isReset: false, errors };
      const account = tokens.get(input.resetToken);
      if (!account) {
        const message = 'This reset has expired. Please request a new code.';
        return { isReset: false, errors: [{ __typename: 'ResetExpiredError', message, path: [] }] };
      }
      tokens.delete(input.resetToken);
      account.password = input.newPassword;
      shop.closeAll(account);
      return { isReset: true, errors };
    },
  };
}
