import type { OwnedRecords } from '../../api/test/support/people.ts';
import type { Access } from '../../api/test/support/expected-result.ts';
import type { NamedValues } from './support/root-operations.ts';

/** Root fields after which their session, or their account, is no more. */
export const sessionEndingFields: readonly string[] = [
  'Mutation.logout',
  'Mutation.endOtherSessions',
  'Mutation.deleteAccount',
];

/** What every root field lets the policy decide. A field that is not named here makes the test fail. */
export const accessOf: Readonly<Record<string, Access>> = {
  'Query.viewer': 'account.read',
  'Query.cart': 'cart.edit',
  'Query.orders': 'order.list',
  'Query.supportTickets': 'ticket.list',
  'Query.supportTicket': 'ticket.read',
  'Query.library': 'library.read',
  'Query.downloadHistory': 'library.read',
  'Query.ownedAssetIds': 'library.read',
  'Query.certificate': 'none',
  'Query.orderByPaymentSession': 'order.read',
  'Query.subscriptionSession': 'subscription.read',
  'Query.planChangePreview': 'subscription.manage',
  'Query.adminOrder': 'order.inspect',
  'Query.adminOverview': 'shop.overview',
  'Mutation.refundOrder': 'order.refund',
  'Query.contributorStudio': 'studio.read',

  'Query.asset': 'optional',
  'Query.assetBySku': 'optional',
  'Query.assetBySlug': 'optional',
  'Query.assetDesigners': 'optional',
  'Query.assetFacets': 'optional',
  'Query.assetSuggestions': 'optional',
  'Query.assets': 'optional',
  'Query.cartQuote': 'optional',
  'Query.categories': 'optional',
  'Query.contentPage': 'none',
  'Query.coordinatingAssets': 'optional',
  'Query.designer': 'optional',
  'Query.designerCollections': 'optional',
  'Query.designerStats': 'none',
  'Query.designers': 'optional',
  'Query.helpCategories': 'none',
  'Query.licenses': 'none',
  'Query.palettes': 'optional',
  'Query.isPaymentTest': 'none',
  'Query.paymentMethods': 'none',
  'Query.plans': 'none',
  'Query.reviews': 'optional',
  'Query.shopCollection': 'optional',
  'Query.shopCollections': 'optional',
  'Query.signInOptions': 'none',
  'Query.similarAssets': 'optional',
  'Query.supportEmail': 'none',

  'Mutation.register': 'none',
  'Mutation.login': 'none',
  'Mutation.logout': 'none',
  'Mutation.changePassword': 'account.edit',
  'Mutation.requestPasswordReset': 'none',
  'Mutation.verifyOtp': 'none',
  'Mutation.resetPassword': 'none',
  'Mutation.beginGoogleSignIn': 'none',
  'Mutation.finishGoogleSignIn': 'none',
  'Mutation.confirmEmail': 'none',
  'Mutation.resendEmailConfirmation': 'account.edit',
  'Mutation.updateProfile': 'account.edit',
  'Mutation.removeAvatar': 'account.edit',
  'Mutation.endSession': 'session.end',
  'Mutation.endOtherSessions': 'session.end',
  'Mutation.deleteAccount': 'account.delete',

  'Mutation.addSavedToCart': 'cart.edit',
  'Mutation.addToCart': 'cart.edit',
  'Mutation.applyCoupon': 'cart.edit',
  'Mutation.clearCart': 'cart.edit',
  'Mutation.removeCoupon': 'cart.edit',
  'Mutation.removeFromCart': 'cart.edit',
  'Mutation.startCheckout': 'order.place',

  'Mutation.cancelSubscription': 'subscription.manage',
  'Mutation.changePlan': 'subscription.manage',
  'Mutation.createSubscriptionSession': 'subscription.manage',
  'Mutation.resumeSubscription': 'subscription.manage',
  'Mutation.startTrial': 'subscription.manage',

  'Mutation.claimFreeAsset': 'library.claim',
  'Mutation.claimWithSubscription': 'library.claim',
  'Mutation.createDownloadLink': 'entitlement.use',

  'Mutation.confirmNewsletter': 'none',
  'Mutation.followDesigner': 'studio.follow',
  'Mutation.recordHelpFeedback': 'optional',
  'Mutation.sendMessage': 'optional',
  'Mutation.submitTicket': 'optional',
  'Mutation.subscribeToNewsletter': 'none',
  'Mutation.unfollowDesigner': 'studio.follow',
  'Mutation.unsubscribeFromNewsletter': 'none',
  'Mutation.writeReview': 'review.write',
};

/** What the fields on one thing of the holder's are asked with. */
export const thingOf: Readonly<Record<string, (owned: OwnedRecords) => NamedValues>> = {
  'Query.supportTicket': ({ ticketNumber }) => ({ number: ticketNumber }),
  'Query.orderByPaymentSession': ({ checkoutSession }) => ({ paymentSessionId: checkoutSession }),
  'Query.subscriptionSession': ({ planSession }) => ({ paymentSessionId: planSession }),
  'Mutation.endSession': ({ otherSession }) => ({ sessionId: otherSession }),
  'Mutation.createDownloadLink': ({ entitlementId }) => ({ entitlementId }),
};

/** Types that speak of one person, or of the shop to its operator: no type of the open shop may lead to them. */
export const personalTypes: readonly string[] = [
  'AccountSession',
  'AdminOrder',
  'AdminOrderItem',
  'AdminOverview',
  'AssetStatusCount',
  'Download',
  'DownloadLink',
  'FormatState',
  'DownloadPage',
  'DownloadQuota',
  'Entitlement',
  'EntitlementPage',
  'NewsletterSubscription',
  'Order',
  'OrderItem',
  'OrderPage',
  'PasswordResetRequest',
  'PaymentCard',
  'PlanChangePreview',
  'PlanSubscription',
  'Refund',
  'StudioMembership',
  'SubscriptionSession',
  'SupportTicket',
  'SupportTicketPage',
  'User',
];

/** Types of the open shop: whoever asks sees the same, but for the fields below. */
export const openTypes: readonly string[] = [
  'AppliedCoupon',
  'Asset',
  'AssetFacets',
  'AssetPage',
  'AssetSuggestion',
  'Cart',
  'CartItem',
  'CartQuote',
  'Category',
  'Certificate',
  'ContentPage',
  'ContentVersion',
  'DesignCollection',
  'Designer',
  'DesignerCollection',
  'DesignerPage',
  'DesignerShare',
  'DesignerStats',
  'FacetValue',
  'HelpArticle',
  'HelpCategory',
  'License',
  'LicenseUse',
  'Money',
  'PageInfo',
  'Palette',
  'Plan',
  'Preview',
  'Price',
  'PriceRange',
  'ProductionFile',
  'Recolor',
  'Review',
  'ReviewPage',
  'ReviewSummary',
  'SearchReading',
  'ShopCollection',
  'SignInOptions',
  'StraightUnit',
  'Swatch',
];

/** Where to ask for a field that tells of the viewer, under the name `value`, and what it tells whom. */
interface ViewerField {
  readonly ask: (pattern: { readonly id: string; readonly slug: string }) => string;
  readonly visitor: unknown;
  readonly holder: unknown;
  readonly others: unknown;
}

/** The fields of open types that tell of the viewer, asked of the pattern that the holder has bought. */
export const viewerFields: Readonly<Record<string, ViewerField>> = {
  'Asset.viewerHasLicense': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { value: viewerHasLicense }`,
    visitor: null,
    holder: true,
    others: false,
  },
  'Asset.viewerHasPlanCoverage': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { value: viewerHasPlanCoverage }`,
    visitor: null,
    holder: true,
    others: false,
  },
  'Designer.viewerIsFollowing': {
    ask: ({ slug }) => `assetBySlug(slug: "${slug}") { designer { value: viewerIsFollowing } }`,
    visitor: null,
    holder: true,
    others: false,
  },
  'ReviewPage.viewerReview': {
    ask: ({ id }) => `reviews(assetId: "${id}") { value: viewerReview { stars } }`,
    visitor: null,
    holder: { stars: 5 },
    others: null,
  },
  'ReviewPage.viewerCanReview': {
    ask: ({ id }) => `reviews(assetId: "${id}") { value: viewerCanReview }`,
    visitor: null,
    holder: true,
    others: false,
  },
};
