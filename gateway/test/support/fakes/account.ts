import type { Apis } from '../../../src/context.ts';
import { restSession, restUser } from '../fixtures.ts';

/** The calls about people and how they sign in, answered with fixtures. */
export function accountFakes(): Pick<Apis, 'account' | 'googleSignIn' | 'privacy' | 'digests' | 'newsletter'> {
  return {
    account: {
      register: async () => ({ token: 'token-1', user: restUser(), deviceToken: 'device-1' }),
      login: async () => ({ token: 'token-1', user: restUser(), deviceToken: 'device-1' }),
      prove: async () => ({ provenUntil: '2026-11-02T09:10:00.000Z' }),
      me: async () => restUser(),
      logout: async () => {},
      changePassword: async () => restUser(),
      updateProfile: async (change) => restUser(change),
      removeAvatar: async () => restUser(),
      sessions: async () => [restSession()],
      endSession: async () => [restSession()],
      endOtherSessions: async () => [restSession()],
      confirmEmail: async () => ({ email: 'ada@example.com' }),
      resendConfirmation: async () => ({ email: 'ada@example.com', isSent: true }),
      requestPasswordReset: async () => ({ message: 'A code is on its way.', expiresInSeconds: 600 }),
      verifyOtp: async () => ({ resetToken: 'reset-token-1' }),
      resetPassword: async () => {},
    },
    googleSignIn: {
      options: async () => ({ google: true }),
      begin: async () => ({ authorizationUrl: 'https://issuer.example/authorize', browserKey: 'browser-key-1' }),
      finish: async () => ({
        token: 'token-1',
        user: restUser(),
        deviceToken: 'device-1',
        isNewAccount: false,
        redirect: '/',
      }),
    },
    privacy: { deleteAccount: async () => {} },
    digests: {
      own: async () => ({ isMailed: true }),
      choose: async (isMailed) => ({ isMailed }),
      unsubscribe: async () => ({ isMailed: false }),
    },
    newsletter: {
      subscribe: async (email) => ({ email, status: 'pending' }),
      confirm: async () => ({ email: 'ada@example.com', status: 'confirmed' }),
      unsubscribe: async () => ({ email: 'ada@example.com', status: 'unsubscribed' }),
    },
  };
}
