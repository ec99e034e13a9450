import type { DomainModule } from '../platform/domain-module.ts';
import { accountResolvers } from './account.resolvers.ts';
import { profileResolvers } from './profile.resolvers.ts';
import { googleSignInResolvers } from './google-sign-in.resolvers.ts';
import { restAccountApi } from './AccountApi.ts';
import { restGoogleSignInApi } from './GoogleSignInApi.ts';

/** Accounts, profiles, sessions and Google sign-in. */
export const accountModule = {
  apis: { account: restAccountApi, googleSignIn: restGoogleSignInApi },
  resolvers: [accountResolvers, profileResolvers, googleSignInResolvers],
} satisfies DomainModule;
