/** Types of the schema that stand on a REST shape of another name. */
export const renamedShapes: Readonly<Record<string, string>> = {
  AssetCategory: 'Category',
  AssetCollection: 'DesignCollection',
  AssetDesigner: 'Designer',
  AssetTile: 'Asset',
  Subscription: 'PlanSubscription',
};

/** Fields of REST shapes that the schema does not show by the same name: under another one, as an object, or not at all. */
export const fieldsOfRestAlone: Readonly<Record<string, readonly string[]>> = {
  Asset: ['_id', 'skuId'],
  AssetCategory: ['price'],
  AssetFacets: ['total'],
  AssetPage: ['assets', 'pagination'],
  AssetTile: ['_id', 'skuId', 'version', 'unit'],
  CartQuote: ['couponError'],
  Category: ['coverId'],
  Certificate: ['statusSince', 'assetId'],
  Designer: ['avatarAssetId', 'coverAssetIds', 'viewerFollows'],
  DesignerCollection: ['id', 'slug', 'name', 'coverAssetIds'],
  DesignerPage: ['designers', 'pagination'],
  DesignerShare: ['coverAssetId'],
  DownloadPage: ['downloads', 'pagination'],
  DownloadQuota: ['license', 'includesPremium'],
  EntitlementPage: ['entitlements', 'pagination'],
  License: ['license', 'allowsCommercialUse', 'needsAttribution', 'allowsProductsForResale'],
  Order: ['sessionId', 'totalInr'],
  OrderPage: ['orders', 'pagination'],
  Plan: ['offer', 'saving', 'license', 'licenseLabel', 'includesPremium', 'catalogLabel'],
  PlanChangePreview: ['at'],
  ReviewPage: ['reviews', 'pagination', 'own', 'canReview'],
  ShopCollection: ['coverIds'],
  SignInOptions: ['google'],
  StraightUnit: ['preview'],
  Subscription: ['currentPeriodStart', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'moneyBackUntil'],
  SubscriptionSession: ['sessionId', 'sessionUrl'],
  User: ['emailConfirmed', 'avatar', 'activeSubscription'],
};
