import { makeExecutableSchema } from '@graphql-tools/schema';
import { IdempotencyKey, typeDefs } from '@halfdrop/schema';
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

const resolvers = [
  { IdempotencyKey },
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

/** The shop's schema with all of its resolvers, which keep no state: built once for every server of a process. */
export const executableSchema = makeExecutableSchema({
  typeDefs,
  resolvers,
  // A gate has found it valid.
  assumeValidSDL: true,
  updateResolversInPlace: true,
});
