import { NameField, UsernameField } from '@halfdrop/domain';
import type { AccountSession, MutationResolvers, UserResolvers } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';

/** The token of the only email confirmation link; it works once. */
export const demoConfirmationToken = 'confirmation-token';

const signedInAt = '2026-11-20T09:00:00.000Z';

/** The sessions of every account of the mocked shop. */
const everywhere: readonly AccountSession[] = [
  { id: 'session-here', device: 'Chrome on Mac', createdAt: signedInAt, lastUsedAt: signedInAt, isCurrent: true },
  { id: 'session-phone', device: 'Safari on iPhone', createdAt: signedInAt, lastUsedAt: signedInAt, isCurrent: false },
  { id: 'session-office', device: 'Edge on Windows', createdAt: signedInAt, lastUsedAt: signedInAt, isCurrent: false },
];

/** State and resolvers of profiles: name, picture and sessions. */
export function profileState(shop: Shop) {
  const openSessions = new Map<string, readonly AccountSession[]>();
  let isLinkUsed = false;

  const sessionsOf = (userId: string) => [...(openSessions.get(userId) ?? everywhere)];
  const keep = (userId: string, isKept: (session: AccountSession) => boolean) => {
    openSessions.set(userId, sessionsOf(userId).filter(isKept));
    return sessionsOf(userId);
  };

  const mutations: MutationResolvers = {
    updateProfile: (_root, { input }, context) => {
      const account = signedIn(shop, context);
      const name = (input.name ?? account.user.name).trim();
      const username = (input.username ?? account.user.username).trim();
      const errors = brokenRules([fieldRule('name', NameField, name), fieldRule('username', UsernameField, username)]);
      if (errors.length > 0) return { viewer: null, errors };
      if (shop.accounts.some((other) => other !== account && other.user.username === username)) {
        const message = 'This username is already taken';
        return { viewer: null, errors: [{ __typename: 'AlreadyTakenError', message, path: ['username'] }] };
      }
      const { company, taxNumber } = { ...account.user, ...input };
      account.user = { ...account.user, name, username, company: company || null, taxNumber: taxNumber || null };
      return { viewer: account.user, errors };
    },
    removeAvatar: (_root, _args, context) => {
      const account = signedIn(shop, context);
      account.user = { ...account.user, avatarUrl: null };
      return { viewer: account.user, errors: [] };
    },
    endSession: (_root, { input }, context) => {
      const { id } = signedIn(shop, context).user;
      if (sessionsOf(id).some((session) => session.id === input.sessionId)) {
        return { sessions: keep(id, (session) => session.id !== input.sessionId), errors: [] };
      }
      const message = 'This does not exist.';
      return { sessions: null, errors: [{ __typename: 'NotFoundError', message, path: ['sessionId'] }] };
    },
    endOtherSessions: (_root, _args, context) => ({
      sessions: keep(signedIn(shop, context).user.id, ({ isCurrent }) => isCurrent),
      errors: [],
    }),
    confirmEmail: (_root, { input }, context) => {
      if (input.token !== demoConfirmationToken || isLinkUsed) {
        const message = 'This link has already been used or has expired.';
        return { email: null, errors: [{ __typename: 'NotFoundError', message, path: [] }] };
      }
      isLinkUsed = true;
      const account = shop.viewer(context) ?? shop.accounts[0];
      if (account) account.user = { ...account.user, isEmailConfirmed: true };
      return { email: account?.user.email ?? null, errors: [] };
    },
    resendEmailConfirmation: (_root, _args, context) => {
      const { email, isEmailConfirmed } = signedIn(shop, context).user;
      return { email, isSent: !isEmailConfirmed, errors: [] };
    },
  };
  const User: UserResolvers = { sessions: ({ id }) => sessionsOf(id) };
  return { mutations, User };
}
