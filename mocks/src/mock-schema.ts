import type { GraphQLSchema } from 'graphql';
import { upstreamUnavailable } from './failures.ts';
import type { MutationResolvers, QueryResolvers, Resolvers, SubscriptionResolvers } from './generated/resolvers.ts';
import { accountMutations, accountQueries } from './resolvers/account.ts';
import { adminQueries } from './resolvers/admin.ts';
import { cartMutations, cartQueries } from './resolvers/cart.ts';
import { catalogQueries } from './resolvers/catalog.ts';
import { collectionFields, collectionQueries } from './resolvers/collections.ts';
import { categoryFields, contentQueries } from './resolvers/content.ts';
import { designerState } from './resolvers/designers.ts';
import { assetFields, downloadMutations, downloadQueries } from './resolvers/downloads.ts';
import { planDownloadState } from './resolvers/plan-downloads.ts';
import { earlyAccessOf } from './resolvers/early-access.ts';
import { googleSignInState } from './resolvers/google-sign-in.ts';
import { liveFields } from './resolvers/live.ts';
import { newsletterMutations } from './resolvers/newsletter.ts';
import { orderMutations, orderQueries } from './resolvers/orders.ts';
import { passwordMutations } from './resolvers/passwords.ts';
import { subscriptionState } from './resolvers/plan-subscriptions.ts';
import { privacyMutations } from './resolvers/privacy.ts';
import { profileState } from './resolvers/profile.ts';
import { reviewState } from './resolvers/reviews.ts';
import { homeSectionFields } from './resolvers/home-page.ts';
import { insightQueries } from './resolvers/insights.ts';
import { royaltyQueries } from './resolvers/royalties.ts';
import { sellingState } from './resolvers/selling.ts';
import { deskState } from './resolvers/desks.ts';
import { subscriptionQueries } from './resolvers/subscriptions.ts';
import { SLOW_MS } from './scenarios.ts';
import { schemaWith } from './schema-with.ts';
import { createShop, type Shop, type ShopOptions } from './shop.ts';

/** Options of a mocked schema. */
export interface MockSchemaOptions extends ShopOptions {
  /** Root fields resolved by the test; they take precedence over every scenario. */
  readonly overrides?: {
    readonly Query?: QueryResolvers;
    readonly Mutation?: MutationResolvers;
    readonly Subscription?: SubscriptionResolvers;
  };
}

function fail(): never {
  throw upstreamUnavailable();
}

function failing(fields: object): Record<string, () => never> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, fail]));
}

/** Wraps root fields for the scenario of a shop. */
function rootsOf<Roots extends object>({ scenario }: Shop, roots: Roots): Roots {
  return scenario === 'upstreamDown' ? { ...roots, ...failing(roots) } : roots;
}

/** Returns the field resolvers of types that contain patterns. */
const shelfFields = (shop: Shop): Resolvers => ({
  Category: categoryFields(shop),
  ShopCollection: collectionFields,
  ...homeSectionFields,
});

/**
 * Creates an executable schema with deterministic data and its own state: carts fill, accounts open, orders complete.
 * Unions and interfaces are resolved by `__typename`, which the generated types require on every error.
 */
export function mockSchema({ overrides = {}, ...options }: MockSchemaOptions = {}): GraphQLSchema {
  const shop = createShop(options);
  const designers = designerState(shop);
  const selling = sellingState(shop);
  const reviews = reviewState(shop);
  const profiles = profileState(shop);
  const google = googleSignInState(shop);
  const desks = deskState(shop);
  const subscriptions = subscriptionState(shop, desks.proven);
  const earlyAccess = earlyAccessOf(subscriptions);
  const planDownloads = planDownloadState(shop, subscriptions, earlyAccess);
  const queries: QueryResolvers = {
    ...accountQueries(shop),
    ...adminQueries(shop, selling.submissionsWaiting),
    ...catalogQueries(shop),
    ...collectionQueries(shop),
    ...cartQueries(shop, earlyAccess),
    ...orderQueries(shop),
    ...designers.queries,
    ...selling.queries,
    ...royaltyQueries(shop),
    ...insightQueries(shop),
    ...downloadQueries(shop),
    ...contentQueries(),
    ...desks.queries,
    ...google.queries,
    ...reviews.queries,
    ...subscriptionQueries,
    ...subscriptions.queries,
  };
  const mutations: MutationResolvers = {
    ...accountMutations(shop),
    ...passwordMutations(shop),
    ...cartMutations(shop, earlyAccess),
    ...orderMutations(shop, earlyAccess),
    ...downloadMutations(shop, earlyAccess),
    ...planDownloads.mutations,
    ...designers.mutations,
    ...selling.mutations,
    ...newsletterMutations(),
    ...desks.mutations,
    ...google.mutations,
    ...privacyMutations(shop),
    ...reviews.mutations,
    ...profiles.mutations,
    ...subscriptions.mutations,
  };
  const resolvers: Resolvers = {
    Asset: { ...assetFields(shop), ...planDownloads.Asset },
    Designer: designers.Designer,
    ...shelfFields(shop),
    Submission: selling.Submission,
    User: { ...subscriptions.User, ...planDownloads.User, ...profiles.User },
    Query: { ...rootsOf(shop, queries), ...overrides.Query },
    Mutation: { ...rootsOf(shop, mutations), ...overrides.Mutation },
    Subscription: { ...liveFields(shop), ...overrides.Subscription },
  };
  return schemaWith(resolvers, shop.scenario === 'slow' ? SLOW_MS : 0);
}
