import type { Apis } from '../../../src/context.ts';
import { restPagination, restSession, restUser } from '../fixtures.ts';
import { restIssue, restSubscriber } from '../newsletter-fixtures.ts';

/** Creates fake calls about users and sign-in. */
export function accountFakes(): Pick<
  Apis,
  'account' | 'googleSignIn' | 'privacy' | 'digests' | 'newsletter' | 'newsletterDesk'
> {
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
    newsletterDesk: {
      counts: async () => ({ confirmed: 120, pending: 4, unsubscribed: 9, bounced: 2 }),
      subscribers: async () => ({ subscribers: [restSubscriber()], pagination: restPagination(1) }),
      export: async () => ({ url: '/api/exports/token', expiresAt: '2026-11-02T09:05:00.000Z' }),
      issues: async () => ({ issues: [restIssue()], pagination: restPagination(1) }),
      issue: async (id) => restIssue({ id }),
      create: async ({ subject, body }) => restIssue({ subject, body, state: 'draft' }),
      save: async (id, { version }) => restIssue({ id, version: version + 1, state: 'draft' }),
      preview: async ({ subject, body }) => ({ subject, html: `<p>${body}</p>`, text: body }),
      test: async () => ({ email: 'ada@example.com' }),
      schedule: async (id) => restIssue({ id, state: 'scheduled' }),
      stop: async (id) => restIssue({ id, state: 'draft' }),
    },
  };
}
