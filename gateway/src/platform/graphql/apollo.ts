import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { typeDefs } from '@halfdrop/schema';
import type { Logger } from 'pino';
import { accountResolvers } from '../../account/account.resolvers.ts';
import { googleSignInResolvers } from '../../account/google-sign-in.resolvers.ts';
import { profileResolvers } from '../../account/profile.resolvers.ts';
import { adminResolvers } from '../../admin/admin.resolvers.ts';
import { cartResolvers } from '../../cart/cart.resolvers.ts';
import { catalogResolvers } from '../../catalog/catalog.resolvers.ts';
import { collectionResolvers } from '../../catalog/collections.resolvers.ts';
import { contentResolvers } from '../../content/content.resolvers.ts';
import { designerResolvers } from '../../designers/designers.resolvers.ts';
import { downloadResolvers } from '../../downloads/downloads.resolvers.ts';
import { helpResolvers } from '../../help/help.resolvers.ts';
import { newsletterResolvers } from '../../newsletter/newsletter.resolvers.ts';
import { orderResolvers } from '../../orders/orders.resolvers.ts';
import { privacyResolvers } from '../../privacy/privacy.resolvers.ts';
import { reviewResolvers } from '../../reviews/reviews.resolvers.ts';
import { paymentResolvers } from '../../payments/payments.resolvers.ts';
import { subscriptionResolvers } from '../../subscriptions/subscriptions.resolvers.ts';
import { supportResolvers } from '../../support/support.resolvers.ts';
import type { GatewayContext } from '../context.ts';
import { limitOperations, operationLimits } from '../limits/operation-limits.ts';
import { compiledExecution } from './compiled-execution.ts';
import { formatError } from './format-error.ts';
import { operationPlugin } from './operation-plugin.ts';

const resolvers = [
  accountResolvers,
  profileResolvers,
  googleSignInResolvers,
  adminResolvers,
  cartResolvers,
  catalogResolvers,
  collectionResolvers,
  contentResolvers,
  designerResolvers,
  downloadResolvers,
  orderResolvers,
  helpResolvers,
  newsletterResolvers,
  privacyResolvers,
  reviewResolvers,
  paymentResolvers,
  subscriptionResolvers,
  supportResolvers,
];

/** The GraphQL server over all domains; it must be started before use. */
export function createApollo({ isHardened, logger }: { isHardened: boolean; logger: Logger }) {
  return new ApolloServer<GatewayContext>({
    gateway: compiledExecution(makeExecutableSchema({ typeDefs, resolvers })),
    introspection: !isHardened,
    hideSchemaDetailsFromClientErrors: isHardened,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: operationLimits.tokens },
    validationRules: [limitOperations],
    formatError,
    logger,
    plugins: [
      operationPlugin(logger),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      isHardened ? ApolloServerPluginLandingPageDisabled() : ApolloServerPluginLandingPageLocalDefault({ embed: true }),
    ],
  });
}
