import type { Resolvers, Role, StaffRole, StudioRole } from '../generated/resolvers.ts';
import type { Session, User } from '../generated/rest.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { RestFailure } from '../platform/rest-failure.ts';
import type { AccountApi } from './AccountApi.ts';

interface Context extends RequestContext {
  readonly account: AccountApi;
}

const roles: Record<User['role'], Role> = { admin: 'ADMIN', contributor: 'CONTRIBUTOR', user: 'USER' };
const staffRoles: Record<User['staffRoles'][number], StaffRole> = {
  owner: 'OWNER',
  catalog: 'CATALOG',
  reviewer: 'REVIEWER',
  support: 'SUPPORT',
  finance: 'FINANCE',
  content: 'CONTENT',
};
const studioRoles: Record<User['studios'][number]['role'], StudioRole> = { owner: 'OWNER', editor: 'EDITOR' };

const otpRules = {
  expects: ['ValidationError', 'InvalidOtpError'] as const,
  fields: { InvalidOtpError: 'otp' },
};

function sessionIn(session: Session | null) {
  return { token: session?.token ?? null, user: session?.user ?? null, deviceToken: session?.deviceToken ?? null };
}

/** Ends the session; a session that has already ended is not an error. */
async function endSession(account: AccountApi): Promise<void> {
  try {
    await account.logout();
  } catch (failure) {
    if (!(failure instanceof RestFailure) || failure.code !== 'unauthenticated') throw failure;
  }
}

/** Resolvers for the viewer, sign-up, sign-in, sign-out and password reset. */
export const accountResolvers: Resolvers<Context> = {
  Query: {
    viewer: (_root, _args, { account, isSignedIn }) => (isSignedIn ? account.me() : null),
  },
  Mutation: {
    register: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'AlreadyTakenError'] as const;
      const { username, ...person } = input;
      const registration = { ...person, ...(typeof username === 'string' && { username }) };
      const { data, errors } = await outcomeOf(account.register(registration), { expects });
      return { ...sessionIn(data), errors };
    },
    login: async (_root, { input }, { account }) => {
      const expects = ['AccountBlockedError', 'ValidationError', 'InvalidCredentialsError'] as const;
      const { email, password, deviceToken } = input;
      const credentials = { email, password, ...(typeof deviceToken === 'string' && { deviceToken }) };
      const { data, errors } = await outcomeOf(account.login(credentials), { expects });
      return { ...sessionIn(data), errors };
    },
    proveIdentity: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'ReauthenticationRequiredError'] as const;
      const { password, deviceToken } = input;
      const claim = {
        ...(typeof password === 'string' && { password }),
        ...(typeof deviceToken === 'string' && { deviceToken }),
      };
      const { data, errors } = await outcomeOf(account.prove(claim), { expects });
      return { expiresAt: data?.provenUntil ?? null, errors };
    },
    logout: async (_root, _args, { account, isSignedIn }) => {
      if (isSignedIn) await endSession(account);
      return { isSignedOut: true, errors: [] };
    },
    changePassword: async (_root, { input }, { account }) => {
      const expects = ['ValidationError'] as const;
      const { data, errors } = await outcomeOf(account.changePassword(input.currentPassword, input.newPassword), {
        expects,
      });
      return { viewer: data, errors };
    },
    requestPasswordReset: async (_root, { input }, { account }) => {
      const expects = ['ValidationError'] as const;
      const { data, errors } = await outcomeOf(account.requestPasswordReset(input.email), { expects });
      return { request: data, errors };
    },
    verifyOtp: async (_root, { input }, { account }) => {
      const { data, errors } = await outcomeOf(account.verifyOtp(input.email, input.otp), otpRules);
      return { resetToken: data?.resetToken ?? null, errors };
    },
    resetPassword: async (_root, { input }, { account }) => {
      const expects = ['ValidationError', 'ResetExpiredError'] as const;
      const { errors } = await outcomeOf(account.resetPassword(input.resetToken, input.newPassword), {
        expects,
        renamed: { token: 'resetToken' },
      });
      return { isReset: errors.length === 0, errors };
    },
  },
  User: {
    role: (user) => roles[user.role],
    staffRoles: (user) => user.staffRoles.map((role) => staffRoles[role]),
    studios: (user) => user.studios.map(({ studioId, role }) => ({ studioId, role: studioRoles[role] })),
    avatarUrl: (user) => user.avatar?.url ?? null,
    hasActiveSubscription: (user) => user.activeSubscription,
  },
};
