import {
  asset,
  demoConfirmationToken,
  demoDigestToken,
  demoGoogleSignIn,
  demoLogin,
  entitlement,
} from '../../../mocks/src/index.ts';
import {
  ASSET,
  CART,
  DESIGNER,
  ENTITLEMENT,
  ERRORS,
  MONEY,
  ORDER,
  PAGE,
  PLAN,
  QUOTA,
  REVIEW,
  SESSION,
  SUBSCRIPTION,
  TICKET,
  USER,
} from './selections.ts';

/** Operations of customers, in an order that makes the stateful mock sell something. */
export const shopperOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['assets', `{ assets(limit: 2) { items { ${ASSET} } ${PAGE} } }`],
  [
    'assetFacets',
    `{ assetFacets { categories { value label count } tags { value } colors { value } orientations { value }
      licenseTypes { value } repeats { value } totalItems priceRange { min max } } }`,
  ],
  ['asset', `{ asset(id: "asset-1") { ${ASSET} } }`],
  ['similarAssets', '{ similarAssets(assetId: "asset-1") { id } }'],
  ['coordinatingAssets', '{ coordinatingAssets(assetId: "asset-1") { id collection { id } role } }'],
  ['palettes', '{ palettes { slug name ground inks } }'],
  ['assetSuggestions', '{ assetSuggestions(text: "peo") { label asset { id } } }'],
  ['categories', '{ categories { id slug name kind assetCount cover { id } children { id } } }'],
  [
    'contentPage',
    `{ contentPage(slug: "terms") { slug title summary body version publishedAt effectiveAt versionInForce
      versions { version publishedAt effectiveAt } } }`,
  ],
  [
    'homePage',
    `{ homePage { title description sections { __typename key title caption path patterns(limit: 2) { items { id } }
      ... on HomeTiles { leadSide } } } }`,
  ],
  [
    'licenses',
    `{ licenses { type name permits forbids isCommercialUseAllowed isAttributionRequired isProductResaleAllowed uses { name answer } formats
      availability surcharge { usd { minorUnits currency } } } }`,
  ],
  [
    'shopCollections',
    '{ shopCollections { id slug title description kind season endsAt assetCount covers(limit: 2) { id } } }',
  ],
  ['shopCollection', '{ shopCollection(slug: "trending") { id slug title kind assetCount } }'],
  ['addToCart', `mutation { addToCart(input: { assetId: "asset-1" }) { cart { ${CART} } ${ERRORS} } }`],
  ['applyCoupon', `mutation { applyCoupon(input: { code: "save10" }) { cart { ${CART} } ${ERRORS} } }`],
  ['removeCoupon', `mutation { removeCoupon { cart { ${CART} } ${ERRORS} } }`],
  ['cart', `{ cart { ${CART} } }`],
  ['cartQuote', `{ cartQuote(items: [{ assetId: "asset-1" }]) { cart { ${CART} } ${ERRORS} } }`],
  [
    'startCheckout',
    `mutation { startCheckout(input: { idempotencyKey: "key-00001", expectedTotal: 700 }) { order { ${ORDER} } ${ERRORS} } }`,
  ],
  ['orderByPaymentSession', `{ orderByPaymentSession(paymentSessionId: "session-0") { ${ORDER} } }`],
  ['orders', `{ orders { items { ${ORDER} } ${PAGE} } }`],
  ['supportTickets', `{ supportTickets { items { ${TICKET} } ${PAGE} } }`],
  ['supportTicket', `{ supportTicket(number: "HD-T-77777777") { ${TICKET} } }`],
  ['library', `{ library { items { ${ENTITLEMENT} } ${PAGE} } }`],
  [
    'createDownloadLink',
    `mutation { createDownloadLink(input: { entitlementId: "entitlement-asset-2" }) {
      link { url fileName isReady expiresAt } ${ERRORS} } }`,
  ],
  [
    'addSavedToCart',
    `mutation { addSavedToCart(input: { items: [{ assetId: "asset-4" }] }) { cart { ${CART} } ${ERRORS} } }`,
  ],
  ['removeFromCart', `mutation { removeFromCart(input: { assetId: "asset-4" }) { cart { ${CART} } ${ERRORS} } }`],
  ['clearCart', `mutation { clearCart { cart { ${CART} } ${ERRORS} } }`],
  [
    'designers',
    `{ designers { items { ${DESIGNER} covers { id } avatar { id } } categories { value label count } ${PAGE} } }`,
  ],
  ['designer', `{ designer(key: "1") { ${DESIGNER} covers { id } avatar { id } } }`],
  [
    'designerCollections',
    '{ designerCollections(key: "1") { description assetCount collection { id slug name } covers { id } } }',
  ],
  ['designerStats', '{ designerStats { designerCount assetCount rating ratingCount } }'],
  ['assetDesigners', '{ assetDesigners { assetCount designer { id name } cover { id } } }'],
  ['followDigest', '{ followDigest { isMailed } }'],
  [
    'chooseFollowDigest',
    `mutation { chooseFollowDigest(input: { isMailed: false }) { followDigest { isMailed } ${ERRORS} } }`,
  ],
  [
    'unsubscribeFromFollowDigest',
    `mutation { unsubscribeFromFollowDigest(input: { token: "${demoDigestToken}" }) { followDigest { isMailed } ${ERRORS} } }`,
  ],
  [
    'followDesigner',
    `mutation { followDesigner(input: { designerId: "designer-loomhouse" }) { designer { ${DESIGNER} } ${ERRORS} } }`,
  ],
  [
    'unfollowDesigner',
    `mutation { unfollowDesigner(input: { designerId: "designer-loomhouse" }) { designer { ${DESIGNER} } ${ERRORS} } }`,
  ],
  [
    'login',
    `mutation { login(input: { email: "${demoLogin.email}", password: "${demoLogin.password}" }) {
      token user { ${USER} } deviceToken ${ERRORS} } }`,
  ],
  ['helpCategories', '{ helpCategories { id topic title description articles { id slug question answer } } }'],
  [
    'recordHelpFeedback',
    `mutation { recordHelpFeedback(input: { articleId: "article-free-trial", visitorKey: "visitor-key-0000001" }) {
      isRecorded ${ERRORS} } }`,
  ],
  [
    'submitTicket',
    `mutation { submitTicket(input: { topic: DOWNLOADS, subject: "S", description: "D", email: "a@example.com" }) {
      ticket { ${TICKET} } ${ERRORS} } }`,
  ],
  [
    'sendMessage',
    `mutation { sendMessage(input: { name: "Ada", email: "ada@example.com", message: "M" }) {
      ticket { number topic subject status createdAt dueAt } ${ERRORS} } }`,
  ],
  [
    'subscribeToNewsletter',
    `mutation { subscribeToNewsletter(input: { email: "a@example.com" }) { subscription { email status } ${ERRORS} } }`,
  ],
  [
    'confirmNewsletter',
    `mutation { confirmNewsletter(input: { token: "newsletter-token" }) { subscription { email status } ${ERRORS} } }`,
  ],
  [
    'unsubscribeFromNewsletter',
    `mutation { unsubscribeFromNewsletter(input: { token: "newsletter-token" }) {
      subscription { email status } ${ERRORS} } }`,
  ],
  [
    'reviews',
    `{ reviews(assetId: "asset-2") { items { ${REVIEW} } ${PAGE}
      summary { mean count byStars } viewerReview { id } viewerHasAnswerMail viewerHasHiddenReview
      viewerCanReview } }`,
  ],
  [
    'writeReview',
    `mutation { writeReview(input: { assetId: "asset-2", stars: 5, text: "Lovely" }) { review { id stars } ${ERRORS} } }`,
  ],
  [
    'claimFreeAsset',
    `mutation { claimFreeAsset(input: { assetId: "asset-3" }) {
      entitlement { ${ENTITLEMENT} } viewer { ${USER} } ${ERRORS} } }`,
  ],
  ['plans', `{ plans(offer: MEMBERSHIP) { ${PLAN} } }`],
  ['supportEmail', '{ supportEmail }'],
  ['isPaymentTest', '{ isPaymentTest }'],
  ['paymentMethods', '{ paymentMethods }'],
  [
    'downloadHistory',
    `{ downloadHistory { items { id title formats downloadedAt entitlementId asset { id } } ${PAGE} } }`,
  ],
  ['ownedAssetIds', '{ ownedAssetIds(assetIds: ["asset-2", "asset-59"]) }'],
  [
    'certificate',
    `{ certificate(code: "${entitlement(asset(2)).certificateCode}") { code status statusChangedAt holder title sku
      asset { id } license licenseNumber licenseTermsVersion acquiredAt } }`,
  ],
  [
    'startTrial',
    `mutation { startTrial(input: { planId: "membership-monthly" }) { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`,
  ],
  [
    'createSubscriptionSession',
    `mutation { createSubscriptionSession(input: { planId: "membership-yearly" }) { paymentUrl paymentSessionId ${ERRORS} } }`,
  ],
  [
    // The mock completes a payment between two reads.
    'subscriptionSession',
    `{ before: subscriptionSession(paymentSessionId: "plan-session-1") { paymentUrl }
      subscriptionSession(paymentSessionId: "plan-session-1") { id paymentSessionId status plan { ${PLAN} } price { ${MONEY} }
        receiptEmail paymentUrl paymentError subscription { ${SUBSCRIPTION} } } }`,
  ],
  [
    'planChangePreview',
    `{ planChangePreview(planId: "pro-yearly") { plan { ${PLAN} } dueNow { ${MONEY} } takesEffectAt isImmediate previewedAt } }`,
  ],
  [
    'changePlan',
    `mutation { changePlan(input: { planId: "pro-yearly", previewedAt: "2026-11-02T09:00:00.000Z", expectedDue: 39001 }) {
      subscription { ${SUBSCRIPTION} } ${ERRORS} } }`,
  ],
  [
    'claimWithSubscription',
    `mutation { claimWithSubscription(input: { assetId: "asset-6" }) {
      entitlement { ${ENTITLEMENT} } downloadQuota { ${QUOTA} } ${ERRORS} } }`,
  ],
  ['viewer', `{ viewer { ${USER} } }`],
  ['cancelSubscription', `mutation { cancelSubscription { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`],
  ['resumeSubscription', `mutation { resumeSubscription { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`],
  ['resendEmailConfirmation', `mutation { resendEmailConfirmation { email isSent ${ERRORS} } }`],
  ['confirmEmail', `mutation { confirmEmail(input: { token: "${demoConfirmationToken}" }) { email ${ERRORS} } }`],
  ['updateProfile', `mutation { updateProfile(input: { name: "Ada" }) { viewer { ${USER} } ${ERRORS} } }`],
  ['removeAvatar', `mutation { removeAvatar { viewer { ${USER} } ${ERRORS} } }`],
  [
    'endSession',
    `mutation { endSession(input: { sessionId: "session-phone" }) { sessions { ${SESSION} } ${ERRORS} } }`,
  ],
  ['endOtherSessions', `mutation { endOtherSessions { sessions { ${SESSION} } ${ERRORS} } }`],
  [
    'changePassword',
    `mutation { changePassword(input: { currentPassword: "${demoLogin.password}", newPassword: "a new password" }) {
      viewer { ${USER} } ${ERRORS} } }`,
  ],
  [
    'requestPasswordReset',
    `mutation { requestPasswordReset(input: { email: "${demoLogin.email}" }) {
      request { message expiresInSeconds } ${ERRORS} } }`,
  ],
  [
    'verifyOtp',
    `mutation { verifyOtp(input: { email: "${demoLogin.email}", otp: "123456" }) { resetToken ${ERRORS} } }`,
  ],
  [
    'resetPassword',
    `mutation { resetPassword(input: { resetToken: "reset-token-1", newPassword: "a new password" }) { isReset ${ERRORS} } }`,
  ],
  ['logout', `mutation { logout { isSignedOut ${ERRORS} } }`],
  ['signInOptions', '{ signInOptions { hasGoogle } }'],
  [
    'beginGoogleSignIn',
    `mutation { beginGoogleSignIn(input: { redirect: "/profile" }) { authorizationUrl browserKey ${ERRORS} } }`,
  ],
  [
    'finishGoogleSignIn',
    `mutation { finishGoogleSignIn(input: { code: "${demoGoogleSignIn.code}", browserKey: "${demoGoogleSignIn.browserKey}" }) {
      token user { ${USER} } deviceToken isNewAccount redirect ${ERRORS} } }`,
  ],
  [
    'deleteAccount',
    `mutation { deleteAccount(input: { confirmation: "DELETE", password: "a new password" }) { isDeleted ${ERRORS} } }`,
  ],
];
