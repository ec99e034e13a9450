import type { Resolvers, Role } from '../generated/resolvers.ts';
import type { User } from '../generated/rest.ts';
import { settle } from '../platform/payload-errors.ts';

const roles: Record<User['role'], Role> = { admin: 'ADMIN', contributor: 'CONTRIBUTOR', user: 'USER' };

/** The signed-in person, sign-up, sign-in and sign-out. */
export const accountResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { account, isSignedIn }) => (isSignedIn ? account.me() : null),
  },
  Mutation: {
    register: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'AlreadyTakenError'] as const;
      const { data, errors } = await settle(account.register(input), { expects });
      return { token: data?.token ?? null, user: data?.user ?? null, errors };
    },
    login: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'InvalidCredentialsError'] as const;
      const { data, errors } = await settle(account.login(input.email, input.password), { expects });
      return { token: data?.token ?? null, user: data?.user ?? null, errors };
    },
    logout: async (_root, _args, { account, isSignedIn }) => {
      if (isSignedIn) await account.logout();
      return { isSignedOut: true };
    },
  },
  User: {
    role: (user) => roles[user.role],
    avatarUrl: (user) => user.avatar?.url ?? null,
    hasActiveSubscription: (user) => user.activeSubscription,
  },
};
