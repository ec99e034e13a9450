import { execute, type ExecutionResult, parse } from 'graphql';
import { demoLogin, mockSchema } from '../../mocks/src/index.ts';
import { ASSET, CART, DESIGNER, ERRORS, ORDER, PAGE } from './support/selections.ts';
import { differences, shapeOf } from './support/shapes.ts';
import { gatewayOver, signedIn, stopGateways } from './support/test-gateway.ts';

afterEach(stopGateways);

/** Every root field once, in an order that makes the stateful mock sell something. */
const operations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['assets', `{ assets(limit: 2) { items { ${ASSET} } ${PAGE} } }`],
  [
    'assetFacets',
    `{ assetFacets { categories { value label count } tags { value } colors { value } orientations { value }
      licenseTypes { value } priceRange { min max } } }`,
  ],
  ['asset', `{ asset(id: "asset-1") { ${ASSET} } }`],
  ['similarAssets', '{ similarAssets(id: "asset-1") { id } }'],
  ['coordinates', '{ coordinates(id: "asset-1") { id collection { id } role } }'],
  ['palettes', '{ palettes { slug name ground inks } }'],
  ['assetSuggestions', '{ assetSuggestions(text: "peo") { label asset { id } } }'],
  ['categories', '{ categories { id slug name kind assetCount cover { id } children { id } } }'],
  [
    'contentPage',
    '{ contentPage(slug: "terms") { slug title summary body version publishedAt versions { version publishedAt } } }',
  ],
  [
    'licenses',
    `{ licenses { type name permits forbids allowsCommercialUse needsAttribution allowsProductsForResale formats
      availability surcharge { usd { minorUnits currency } } } }`,
  ],
  [
    'shopCollections',
    '{ shopCollections { id slug title description kind season endsAt assetCount covers(limit: 2) { id } } }',
  ],
  ['shopCollection', '{ shopCollection(slug: "trending") { id slug title kind assetCount } }'],
  ['viewer', '{ viewer { id name username email role avatarUrl freeDownloads hasActiveSubscription createdAt } }'],
  ['addToCart', `mutation { addToCart(input: { assetId: "asset-1" }) { cart { ${CART} } ${ERRORS} } }`],
  ['applyCoupon', `mutation { applyCoupon(input: { code: "save10" }) { cart { ${CART} } ${ERRORS} } }`],
  ['removeCoupon', `mutation { removeCoupon { cart { ${CART} } } }`],
  ['cart', `{ cart { ${CART} } }`],
  ['cartQuote', `{ cartQuote(items: [{ assetId: "asset-1" }]) { cart { ${CART} } ${ERRORS} } }`],
  [
    'startCheckout',
    `mutation { startCheckout(input: { idempotencyKey: "k", expectedTotal: 700 }) { order { ${ORDER} } ${ERRORS} } }`,
  ],
  ['orderBySession', `{ orderBySession(sessionId: "session-0") { ${ORDER} } }`],
  ['orders', `{ orders { items { ${ORDER} } ${PAGE} } }`],
  [
    'library',
    `{ library { items { id title license licenseNumber licenseTermsVersion formats acquiredAt lastDownloadedAt asset { id } } ${PAGE} } }`,
  ],
  [
    'createDownloadLink',
    `mutation { createDownloadLink(input: { entitlementId: "entitlement-asset-2" }) {
      link { url fileName isReady expiresAt } ${ERRORS} } }`,
  ],
  [
    'addSavedToCart',
    `mutation { addSavedToCart(input: { items: [{ assetId: "asset-4" }] }) { cart { ${CART} } ${ERRORS} } }`,
  ],
  ['removeFromCart', `mutation { removeFromCart(input: { assetId: "asset-4" }) { cart { ${CART} } } }`],
  ['clearCart', `mutation { clearCart { cart { ${CART} } } }`],
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
      token user { id } ${ERRORS} } }`,
  ],
  ['helpCategories', '{ helpCategories { id topic title description articles { id slug question answer } } }'],
  [
    'recordHelpFeedback',
    `mutation { recordHelpFeedback(input: { articleId: "article-free-trial", visitorKey: "visitor-key-0000001" }) {
      isRecorded ${ERRORS} } }`,
  ],
  [
    'submitTicket',
    `mutation { submitTicket(input: { category: DOWNLOADS, subject: "S", description: "D", email: "a@example.com" }) {
      ticket { number category subject status createdAt dueAt } ${ERRORS} } }`,
  ],
  [
    'sendMessage',
    `mutation { sendMessage(input: { name: "Ada", email: "ada@example.com", message: "M" }) { receivedAt ${ERRORS} } }`,
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
    `{ reviews(assetId: "asset-2") { items { id author stars text createdAt updatedAt } ${PAGE}
      summary { mean count byStars } viewerReview { id } viewerCanReview } }`,
  ],
  [
    'writeReview',
    `mutation { writeReview(input: { assetId: "asset-2", stars: 5, text: "Lovely" }) { review { id stars } ${ERRORS} } }`,
  ],
  [
    'claimFreePattern',
    `mutation { claimFreePattern(input: { assetId: "asset-3" }) {
      entitlement { id license formats } viewer { id freeDownloads } ${ERRORS} } }`,
  ],
  [
    'plans',
    `{ plans(offer: MEMBERSHIP) { id name tier interval price { minorUnits currency } listPrice { minorUnits }
      savingPercent freeMonths downloadsPerMonth license includesPremium trialDays features isPopular } }`,
  ],
  [
    'changePassword',
    `mutation { changePassword(input: { currentPassword: "${demoLogin.password}", newPassword: "a new password" }) {
      viewer { id } ${ERRORS} } }`,
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
    `mutation { resetPassword(input: { token: "reset-token-1", newPassword: "a new password" }) { isReset ${ERRORS} } }`,
  ],
  ['logout', 'mutation { logout { isSignedOut } }'],
  [
    'adminOverview',
    `{ adminOverview { assets { status count } accountCount paidOrderCount openTicketCount overdueTicketCount
      recentMessageCount newestTickets { number category subject status createdAt dueAt } countedAt } }`,
  ],
  ['contributorStudio', `{ contributorStudio { ${DESIGNER} } }`],
];

/** Who may ask for what is not everybody's; each has a shop of their own. */
const roles: Readonly<Record<string, 'ADMIN' | 'CONTRIBUTOR'>> = {
  adminOverview: 'ADMIN',
  contributorStudio: 'CONTRIBUTOR',
};

test('the mocked schema and the gateway give every operation the same shape', async () => {
  const ofUser = mockSchema({ signedIn: true });
  const { run } = await gatewayOver();

  for (const [name, text] of operations) {
    const role = roles[name];
    const schema = role ? mockSchema({ signedIn: true, role }) : ofUser;
    const mocked: ExecutionResult = await execute({ schema, document: parse(text), contextValue: {} });
    const real = await run(text, {}, signedIn);

    expect([name, mocked.errors, real.errors]).toEqual([name, undefined, undefined]);
    expect(mocked.data?.[name]).not.toBeNull();
    expect(differences(shapeOf(mocked.data), shapeOf(real.data), name)).toEqual([]);
  }
});

test('no root field is left out of the comparison', () => {
  const schema = mockSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  const alike = ['assetBySku', 'assetBySlug', 'register'];

  expect(fields.filter((name) => !alike.includes(name)).toSorted()).toEqual(
    operations.map(([name]) => name).toSorted(),
  );
});
