import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Asset as RestAsset, Suggestion as RestSuggestion, ShopCollection as RestShopCollection, DesignerCollection as RestDesignerCollection, DesignerShare as RestDesignerShare, Preview as RestPreview, ProductionFile as RestProductionFile, User as RestUser, License as RestLicense, Cart as RestCart, CartItem as RestCartItem, Order as RestOrder, OrderItem as RestOrderItem, AdminOrder as RestAdminOrder, AdminOrderItem as RestAdminOrderItem, Refund as RestRefund, Certificate as RestCertificate, Download as RestDownload, DownloadQuota as RestDownloadQuota, Entitlement as RestEntitlement, Plan as RestPlan, PlanChangePreview as RestPlanChangePreview, Subscription as RestSubscription, Price as RestPrice, SubscriptionSession as RestSubscriptionSession } from '../generated/rest.ts';
import type { CategoryModel } from '../catalog/category-model.ts';
import type { DesignerModel } from '../designers/designer-model.ts';
import type { PayloadError as PayloadError } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in ISO 8601 with a time zone, such as `2026-01-31T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** Names one intent, so that repeating it has no second effect: 8 to 200 printable ASCII characters without spaces, such as a UUID. */
  IdempotencyKey: { input: string; output: string; }
};

/** A place where the person is signed in. */
export type AccountSession = {
  __typename?: 'AccountSession';
  /** When the person signed in there. */
  createdAt: Scalars['DateTime']['output'];
  /** Words such as 'Chrome on Windows'. */
  device: Scalars['String']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** True for the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was used last, to some minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Adds a visitor's saved patterns at sign-in. */
export type AddSavedToCartInput = {
  /** The patterns; at most 100. Those that are gone, or not open to the viewer yet, are left out and told of in the cart's notices. */
  items: Array<CartItemInput>;
};

/** The answer to `addSavedToCart`. */
export type AddSavedToCartPayload = {
  __typename?: 'AddSavedToCartPayload';
  /** The whole cart afterwards; null on failure. */
  cart?: Maybe<Cart>;
  /** Why it failed; empty on success. */
  errors: Array<AddToCartError>;
};

/** Reasons a pattern was not added. */
export type AddToCartError = EarlyAccessError | NotFoundError | ValidationError;

/** Adds a pattern, or changes the licence and the palette of one that is there. */
export type AddToCartInput = {
  /** The pattern's id. */
  assetId: Scalars['ID']['input'];
  /** STANDARD or EXTENDED; STANDARD when left out. */
  license?: InputMaybe<LicenseType>;
  /** Slug of a palette offered for the pattern; the colours it was drawn in when left out. */
  palette?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `addToCart`. */
export type AddToCartPayload = {
  __typename?: 'AddToCartPayload';
  /** The whole cart afterwards; null on failure. */
  cart?: Maybe<Cart>;
  /** Why it failed; empty on success. */
  errors: Array<AddToCartError>;
};

/** An order as the operator sees it. */
export type AdminOrder = {
  __typename?: 'AdminOrder';
  /** When checkout began. */
  createdAt: Scalars['DateTime']['output'];
  /** What was bought. */
  items: Array<AdminOrderItem>;
  /** What people quote: `HDO-` and 8 characters. */
  number: Scalars['ID']['output'];
  /** Where the receipt goes. */
  receiptEmail: Scalars['String']['output'];
  /** What has neither gone back nor been asked for. */
  refundable: Money;
  /** Refunds, oldest first. */
  refunds: Array<Refund>;
  /** Where it stands. */
  status: OrderStatus;
  /** What was charged, or will be. */
  total: Money;
};

/** One bought pattern as the operator sees it. */
export type AdminOrderItem = {
  __typename?: 'AdminOrderItem';
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Whether a refund of it was made or asked for. */
  isRefunded: Scalars['Boolean']['output'];
  /** The licence bought. */
  license: LicenseType;
  /** What was paid for it, after its part of the discount. */
  paid: Money;
  /** Its title on the day of purchase. */
  title: Scalars['String']['output'];
};

/** The shop in figures, for who runs it. */
export type AdminOverview = {
  __typename?: 'AdminOverview';
  /** Accounts there are. */
  accountCount: Scalars['Int']['output'];
  /** Patterns by status; a status no pattern is in is left out. */
  assets: Array<AssetStatusCount>;
  /** When all of this was counted. */
  countedAt: Scalars['DateTime']['output'];
  /** The newest open tickets, at most 10. */
  newestTickets: Array<SupportTicket>;
  /** Tickets that wait for an answer. */
  openTicketCount: Scalars['Int']['output'];
  /** Open tickets whose answer is late. */
  overdueTicketCount: Scalars['Int']['output'];
  /** Orders that are paid. */
  paidOrderCount: Scalars['Int']['output'];
  /** Messages of the contact form in the last 7 days. */
  recentMessageCount: Scalars['Int']['output'];
  /** Payments that were not due and went back by themselves: a second one for an order, or another amount. */
  returnedPaymentCount: Scalars['Int']['output'];
};

/** A plan runs already: it can be changed, not bought beside. */
export type AlreadySubscribedError = UserError & {
  __typename?: 'AlreadySubscribedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Another account has this e-mail address or username. */
export type AlreadyTakenError = UserError & {
  __typename?: 'AlreadyTakenError';
  /** A sentence to show under the field. */
  message: Scalars['String']['output'];
  /** `email` or `username`. */
  path: Array<Scalars['String']['output']>;
};

/** A coupon in force. */
export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  /** The amount taken off; null for a coupon that takes off a share. */
  amountOff?: Maybe<Price>;
  /** The code, in capitals. */
  code: Scalars['String']['output'];
  /** The share taken off, in basis points: 1000 is 10 %. Null for a coupon that takes off an amount. */
  discountBasisPoints?: Maybe<Scalars['Int']['output']>;
};

/** Reasons a coupon was not applied. */
export type ApplyCouponError = InvalidCouponError | ValidationError;

/** Puts a coupon on the cart. */
export type ApplyCouponInput = {
  /** The code; capitals and small letters are the same. */
  code: Scalars['String']['input'];
};

/** The answer to `applyCoupon`. */
export type ApplyCouponPayload = {
  __typename?: 'ApplyCouponPayload';
  /** The whole cart afterwards; null on failure. */
  cart?: Maybe<Cart>;
  /** Why it failed; empty on success. */
  errors: Array<ApplyCouponError>;
};

/** A seamless pattern that can be bought and downloaded. */
export type Asset = {
  __typename?: 'Asset';
  /** Words for a screen reader in place of the picture. */
  altText: Scalars['String']['output'];
  /** The number as people see it: `HD-` and 8 digits. */
  assetId: Scalars['String']['output'];
  /** What its downloads say of it; null for most. */
  badge?: Maybe<AssetBadge>;
  /** The menu category it is filed under. */
  category: Category;
  /** What its studio drew to go with it; null when it stands alone. */
  collection?: Maybe<DesignCollection>;
  /** Names of the colour filters it matches, measured from the picture. */
  colors: Array<Scalars['String']['output']>;
  /** One or two sentences on motif, palette and repeat. */
  description: Scalars['String']['output'];
  /** The studio that drew it. */
  designer: Designer;
  /** The colour to show before the picture is there, as `#rrggbb`. */
  dominantColor: Scalars['String']['output'];
  /** How many licences to it have been downloaded by people. */
  downloadCount: Scalars['Int']['output'];
  /** When a limited edition leaves the shop; null for every other pattern. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the extended licence costs; null while there is no price. */
  extendedPrice?: Maybe<Price>;
  /** The production files of its standard licence: every format, or PNG alone where it is free. An extended licence always holds every format. */
  files: Array<ProductionFile>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** True when it costs nothing. */
  isFree: Scalars['Boolean']['output'];
  /** True during the first 14 days after publication. */
  isNew: Scalars['Boolean']['output'];
  /** True when it belongs to the premium collections. */
  isPremium: Scalars['Boolean']['output'];
  /** True when the seam check found no seam in its tile. */
  isSeamVerified: Scalars['Boolean']['output'];
  /** The name of the licence it is sold under, such as `Standard licence`. */
  licenseName: Scalars['String']['output'];
  /** Licence kinds it may be used under. */
  licenseTypes: Array<LicenseType>;
  /**
   * When it opens to everyone: 48 hours after `publishedAt`. Until then only subscribers with a paid plan buy and download
   * it (`DownloadQuota.hasEarlyAccess`).
   */
  opensAt: Scalars['DateTime']['output'];
  /** Proportion of the tile. */
  orientation: Orientation;
  /** What a standard licence cost before the price was lowered in the last 30 days; null otherwise. */
  originalPrice?: Maybe<Price>;
  /** Slug of the palette it is drawn in. */
  palette: Scalars['String']['output'];
  /** Pictures of the design, smallest first. */
  previews: Array<Preview>;
  /** What a standard licence costs: 0 for free patterns, null while the category has no price (`Price TBD`). */
  price?: Maybe<Price>;
  /** When it was published, and visible to everyone. */
  publishedAt: Scalars['DateTime']['output'];
  /** Mean of its reviews, 1 to 5; null before the first. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** How many reviews stand behind `rating`. */
  ratingCount: Scalars['Int']['output'];
  /** How the file repeats: lay its tiles so, and no seam shows. */
  repeat: RepeatLayout;
  /** What it is in its collection; null when it stands alone. */
  role?: Maybe<CollectionRole>;
  /** Address, relative to the site, of a JPEG of 1200 by 630 pixels with the pattern laid in its repeat: for where a link to it is posted. */
  shareImageUrl: Scalars['String']['output'];
  /** The asset number: exactly 8 digits. */
  sku: Scalars['String']['output'];
  /** The readable part of the address, `/product/{slug}`. */
  slug: Scalars['String']['output'];
  /** The smallest rectangle that repeats in a straight grid, as CSS and design tools fill areas; null where the tile itself does. */
  straightUnit?: Maybe<StraightUnit>;
  /** Its main colours, largest share first; at most 8. */
  swatches: Array<Swatch>;
  /** Search tags in lower case. */
  tags: Array<Scalars['String']['output']>;
  /** A ThumbHash of the picture, base64; about 25 bytes. */
  thumbhash: Scalars['String']['output'];
  /** The name of the design. */
  title: Scalars['String']['output'];
  /** Slugs of palettes that do not suit it; a preview can be had in any other palette of the shop. */
  unsuitedPalettes: Array<Scalars['String']['output']>;
  /** True when the signed-in viewer holds a licence; null when signed out or not known. */
  viewerHasLicense?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the viewer's plan covers the pattern, whatever is left this month; null when signed out or unknown. */
  viewerPlanCovers?: Maybe<Scalars['Boolean']['output']>;
};

/** What downloads by people say of a pattern. */
export type AssetBadge =
  /** New, and trending already. */
  | 'HOT'
  /** One of the 48 with most downloads of all time. */
  | 'POPULAR'
  /** One of the 48 with most downloads of late: one counts half as much with every week that passes. */
  | 'TRENDING';

/** Counts of every filter value, each facet counted as if it alone were not set. */
export type AssetFacets = {
  __typename?: 'AssetFacets';
  /** The ten filter categories; values are slugs. */
  categories: Array<FacetValue>;
  /** The ten colours. */
  colors: Array<FacetValue>;
  /** Licence kinds. */
  licenseTypes: Array<FacetValue>;
  /** Proportions. */
  orientations: Array<FacetValue>;
  /** The lowest and highest standard price in US cents among the matches. */
  priceRange: PriceRange;
  /** Repeat layouts. */
  repeats: Array<FacetValue>;
  /** Tags, most used first; at most 30. */
  tags: Array<FacetValue>;
  /** How many patterns match; a value with as many does not narrow. */
  totalItems: Scalars['Int']['output'];
};

/** What a list of patterns is narrowed to. Values within one field widen, fields among each other narrow. */
export type AssetFilter = {
  /** An asset id: `HD-` and 8 digits, or the 8 digits alone. */
  assetId?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of menu or filter categories. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slug of a shop collection; an unknown one holds nothing. */
  collection?: InputMaybe<Scalars['String']['input']>;
  /** Colour names as in `Asset.colors`. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs of design collections. */
  designCollections?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Slugs or numbers of studios. */
  designers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True: only free patterns; false: only paid ones. */
  isFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only patterns published in the last 14 days. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only premium patterns; false: only others. */
  isPremium?: InputMaybe<Scalars['Boolean']['input']>;
  /** Facts of which a pattern has at least one. */
  labels?: InputMaybe<Array<AssetLabel>>;
  /** Licence kinds. */
  licenseTypes?: InputMaybe<Array<LicenseType>>;
  /** Highest standard price in US cents, inclusive. */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Lowest standard price in US cents, inclusive. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Proportions of the tile. */
  orientations?: InputMaybe<Array<Orientation>>;
  /** How the file repeats. */
  repeats?: InputMaybe<Array<RepeatLayout>>;
  /** Words in title, tags, studio and description; a typing error or two is forgiven. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Slugs of subcategories. */
  subcategories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What can be said of a pattern by its facts. */
export type AssetLabel =
  /** One of the 60 that people have downloaded most. */
  | 'BESTSELLER'
  /** One of the editor's selection, `/collections/featured`. */
  | 'FEATURED'
  /** Published in the last 14 days. */
  | 'NEW'
  /** Of the premium collections. */
  | 'PREMIUM';

/** One numbered page of patterns. */
export type AssetPage = {
  __typename?: 'AssetPage';
  /** The patterns of this page. */
  items: Array<Asset>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Orders of a pattern list. Ties are broken by age, newest first. */
export type AssetSort =
  /** The order of the collection in `AssetFilter.collection`; as `POPULAR` without one. */
  | 'COLLECTION'
  /** Newest first. */
  | 'NEWEST'
  /** Most downloads first; the default. */
  | 'POPULAR'
  /** Dearest first. */
  | 'PRICE_HIGH'
  /** Cheapest first. */
  | 'PRICE_LOW'
  /** Best rated first. */
  | 'RATING';

/** How far a pattern is on its way into the shop. */
export type AssetStatus =
  /** On sale. */
  | 'APPROVED'
  /** Being made. */
  | 'DRAFT'
  /** Refused. */
  | 'REJECTED'
  /** Waits for a decision. */
  | 'SUBMITTED'
  /** No longer on sale; owners keep it. */
  | 'WITHDRAWN';

/** How many patterns are how far. */
export type AssetStatusCount = {
  __typename?: 'AssetStatusCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** How far they are. */
  status: AssetStatus;
};

/** One line under the search box. */
export type AssetSuggestion = {
  __typename?: 'AssetSuggestion';
  /** The pattern it leads to. */
  asset: Asset;
  /** What to show: the title, or `Asset ID: HD-10000000` when digits were typed. */
  label: Scalars['String']['output'];
};

/** Reasons a sign-in with Google did not begin. */
export type BeginGoogleSignInError = SignInUnavailableError | ValidationError;

/** Begins a sign-in with Google. */
export type BeginGoogleSignInInput = {
  /** Where to go afterwards: an address on this site that begins with a slash; `/` when left out. */
  redirect?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `beginGoogleSignIn`. */
export type BeginGoogleSignInPayload = {
  __typename?: 'BeginGoogleSignInPayload';
  /** Where the browser goes now; null on failure. */
  authorizationUrl?: Maybe<Scalars['String']['output']>;
  /** Kept in the tab that begins: only with it can the sign-in be finished. Null on failure. */
  browserKey?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<BeginGoogleSignInError>;
};

/** Reasons a subscription was not canceled. */
export type CancelSubscriptionError = SubscriptionStateError;

/** The answer to `cancelSubscription`. */
export type CancelSubscriptionPayload = {
  __typename?: 'CancelSubscriptionPayload';
  /** Why it failed; empty on success. */
  errors: Array<CancelSubscriptionError>;
  /** The canceled subscription; null on failure. */
  subscription?: Maybe<PlanSubscription>;
};

/** The patterns someone means to buy, priced by the server. */
export type Cart = {
  __typename?: 'Cart';
  /** The coupon in force; null without one. */
  coupon?: Maybe<AppliedCoupon>;
  /** What the coupon takes off; zero without one. */
  discount: Price;
  /** Constant per viewer, so that caches replace it whole. */
  id: Scalars['ID']['output'];
  /** The patterns, oldest first. */
  items: Array<CartItem>;
  /** Why this cart cannot be checked out as it is; empty when it can. */
  notices: Array<Scalars['String']['output']>;
  /** Sum of the items. */
  subtotal: Price;
  /** What will be charged, in dollars, and its rupee counterpart. */
  total: Price;
  /** Patterns in the cart; each counts once. */
  totalItems: Scalars['Int']['output'];
};

/** One pattern in a cart. */
export type CartItem = {
  __typename?: 'CartItem';
  /** The pattern. */
  asset: Asset;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** The licence chosen: STANDARD or EXTENDED. */
  license: LicenseType;
  /** When it can be bought, while the pattern is new and not open to the viewer; null where it can be bought now. */
  opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** The palette chosen; null for the colours it was drawn in. */
  palette?: Maybe<Palette>;
  /** Price of this line; null while the category has no price, and then the line cannot be bought. */
  price?: Maybe<Price>;
};

/** One pattern of a visitor's own cart. */
export type CartItemInput = {
  /** The pattern's id. */
  assetId: Scalars['ID']['input'];
  /** STANDARD or EXTENDED; STANDARD when left out. */
  license?: InputMaybe<LicenseType>;
  /** Slug of a palette offered for the pattern; the colours it was drawn in when left out. */
  palette?: InputMaybe<Scalars['String']['input']>;
};

/** The cart cannot be checked out: it is empty, holds a line without a price or one that is not open to the viewer yet, or every line is owned already. */
export type CartNotReadyError = UserError & {
  __typename?: 'CartNotReadyError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** A visitor's cart, priced. */
export type CartQuote = {
  __typename?: 'CartQuote';
  /** The priced cart; items that are gone are left out and named in its notices. */
  cart: Cart;
  /** Why the coupon does not count; empty when there is none or it counts. */
  errors: Array<ApplyCouponError>;
};

/** A shelf of the shop. */
export type Category = {
  __typename?: 'Category';
  /** Approved patterns on it. */
  assetCount: Scalars['Int']['output'];
  /** Shelves below it; empty for subcategories and filter categories. */
  children: Array<Category>;
  /** The most popular pattern on it; null while it is empty or the pattern cannot be had now. */
  cover?: Maybe<Asset>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** What it is for: the menu, or the filter panel. */
  kind: CategoryKind;
  /** The name on the label. */
  name: Scalars['String']['output'];
  /** The value for `AssetFilter.categories`, unique among all shelves. */
  slug: Scalars['String']['output'];
};

/** Where a category appears. */
export type CategoryKind =
  /** One of the ten of the filter panel. */
  | 'FILTER'
  /** One of the eight of the All Designs menu, or a subcategory of one. */
  | 'MENU';

/** What anyone who has the code of a licence certificate may know. */
export type Certificate = {
  __typename?: 'Certificate';
  /** When it was acquired. */
  acquiredAt: Scalars['DateTime']['output'];
  /** The pattern; null when it has left the shop. */
  asset?: Maybe<Asset>;
  /** What people quote of the pattern: `HD-` and 8 digits. */
  assetId: Scalars['String']['output'];
  /** `HDC-` and four groups of five characters. */
  code: Scalars['String']['output'];
  /** The first letter of each word of the holder's name. */
  holder: Scalars['String']['output'];
  /** The licence it certifies. */
  license: LicenseType;
  /** What stands on the licence text: `HDL-` and 12 characters. */
  licenseNumber: Scalars['String']['output'];
  /** The version of the licence terms it was given under; null when none was published. */
  licenseTermsVersion?: Maybe<Scalars['Int']['output']>;
  /** The palette it was acquired in; null for the colours it was drawn in. The licence covers every palette offered for the pattern. */
  palette?: Maybe<Palette>;
  /** Whether the licence is held. */
  status: CertificateStatus;
  /** Since when it is not valid; null while it is. */
  statusSince?: Maybe<Scalars['DateTime']['output']>;
  /** The pattern's title on the day it was acquired. */
  title: Scalars['String']['output'];
};

/** What is true of a licence whose certificate is verified. */
export type CertificateStatus =
  /** The purchase was refunded: the licence may not be used any more. */
  | 'REFUNDED'
  /** A wider licence of the same pattern took its place. */
  | 'SUPERSEDED'
  /** The licence is held. */
  | 'VALID';

/** Reasons a password was not changed. */
export type ChangePasswordError = ValidationError;

/** A new password, and the one it replaces. */
export type ChangePasswordInput = {
  /** The password as it is. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 256 characters. */
  newPassword: Scalars['String']['input'];
};

/** The answer to `changePassword`. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why it failed; empty on success. */
  errors: Array<ChangePasswordError>;
  /** Whose password it is; null on failure. */
  viewer?: Maybe<User>;
};

/** Reasons a plan was not changed. */
export type ChangePlanError = NotFoundError | PaymentDeclinedError | PlanChangedError | SubscriptionStateError | ValidationError;

/** A plan to change to, at what the preview said. */
export type ChangePlanInput = {
  /** `dueNow` of the preview that was shown, in US cents. */
  expectedDue: Scalars['Int']['input'];
  /** The plan. */
  planId: Scalars['ID']['input'];
  /** `at` of the preview that was shown. */
  previewedAt: Scalars['DateTime']['input'];
};

/** The answer to `changePlan`. */
export type ChangePlanPayload = {
  __typename?: 'ChangePlanPayload';
  /** Why it failed; empty on success. */
  errors: Array<ChangePlanError>;
  /** The subscription with its new plan, or with the one that waits; null on failure. */
  subscription?: Maybe<PlanSubscription>;
};

/** Reasons a free pattern cannot be downloaded. */
export type ClaimFreePatternError = EarlyAccessError | EmailUnconfirmedError | NoDownloadsLeftError | NotFoundError;

/** Names the free pattern to download. */
export type ClaimFreePatternInput = {
  /** The pattern; it must be free. */
  assetId: Scalars['ID']['input'];
};

/** The answer to `claimFreePattern`. */
export type ClaimFreePatternPayload = {
  __typename?: 'ClaimFreePatternPayload';
  /** The right to the pattern, under the personal licence unless one was held already; null on failure. */
  entitlement?: Maybe<Entitlement>;
  /** Why it failed; empty on success. */
  errors: Array<ClaimFreePatternError>;
  /** The viewer with the free downloads that are left; null on failure. */
  viewer?: Maybe<User>;
};

/** Reasons a pattern cannot be downloaded with a plan. */
export type ClaimWithSubscriptionError = EarlyAccessError | NoDownloadsLeftError | NotFoundError | PlanRequiredError;

/** Names the pattern to download with the viewer's plan. */
export type ClaimWithSubscriptionInput = {
  /** The pattern. */
  assetId: Scalars['ID']['input'];
};

/** The answer to `claimWithSubscription`. */
export type ClaimWithSubscriptionPayload = {
  __typename?: 'ClaimWithSubscriptionPayload';
  /** The downloads that are left; null on failure, and without a plan. */
  downloadQuota?: Maybe<DownloadQuota>;
  /** The right to the pattern, under the plan's licence or a wider one that was held already; null on failure. */
  entitlement?: Maybe<Entitlement>;
  /** Why it failed; empty on success. */
  errors: Array<ClaimWithSubscriptionError>;
};

/** The answer to `clearCart`. */
export type ClearCartPayload = {
  __typename?: 'ClearCartPayload';
  /** The empty cart. */
  cart: Cart;
};

/** What a pattern is in its design collection. */
export type CollectionRole =
  /** A quiet small scale that fills. */
  | 'BLENDER'
  /** A middle scale that goes with the hero. */
  | 'COORDINATE'
  /** The large one that the others are drawn to. */
  | 'HERO';

/** Reasons an address was not confirmed. */
export type ConfirmEmailError = NotFoundError | ValidationError;

/** A link that confirms an address. */
export type ConfirmEmailInput = {
  /** The `token` of the link. */
  token: Scalars['String']['input'];
};

/** The answer to `confirmEmail`. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The address that is confirmed now; null on failure. */
  email?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<ConfirmEmailError>;
};

/** A text of the shop in one published version. What it says of payment, sign-in and mail follows the settings of the shop. */
export type ContentPage = {
  __typename?: 'ContentPage';
  /** Markdown: headings of the second and third level, paragraphs, lists, code, emphasis and links; never HTML. */
  body: Scalars['String']['output'];
  /** From when this version holds; it lies ahead for one that is to come. */
  effectiveAt: Scalars['DateTime']['output'];
  /** When this version was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** The readable part of its address. */
  slug: Scalars['String']['output'];
  /** What it is about, in a sentence or two. */
  summary: Scalars['String']['output'];
  /** The heading. */
  title: Scalars['String']['output'];
  /** The number of this version, from 1. */
  version: Scalars['Int']['output'];
  /** The number of the version that holds now; null while none does. */
  versionInForce?: Maybe<Scalars['Int']['output']>;
  /** Every published version, newest first. */
  versions: Array<ContentVersion>;
};

/** A published version of a text. */
export type ContentVersion = {
  __typename?: 'ContentVersion';
  /** From when it holds. */
  effectiveAt: Scalars['DateTime']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Its number, from 1. */
  version: Scalars['Int']['output'];
};

/** Reasons there is no link. */
export type CreateDownloadLinkError = NotFoundError | ValidationError;

/** Asks for a download link. */
export type CreateDownloadLinkInput = {
  /** The licence the files belong to. */
  entitlementId: Scalars['ID']['input'];
  /** Which of its files; all of them when left out. */
  formats?: InputMaybe<Array<FileFormat>>;
  /** Slug of a palette offered for the pattern, its own included; the one it was acquired in when left out. */
  palette?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `createDownloadLink`. */
export type CreateDownloadLinkPayload = {
  __typename?: 'CreateDownloadLinkPayload';
  /** Why it failed; empty on success. */
  errors: Array<CreateDownloadLinkError>;
  /** The link; null on failure. */
  link?: Maybe<DownloadLink>;
};

/** Reasons a payment session was not opened. */
export type CreateSubscriptionSessionError = AlreadySubscribedError | NotFoundError | ValidationError;

/** A plan to pay for. */
export type CreateSubscriptionSessionInput = {
  /** The plan. */
  planId: Scalars['ID']['input'];
};

/** The answer to `createSubscriptionSession`. */
export type CreateSubscriptionSessionPayload = {
  __typename?: 'CreateSubscriptionSessionPayload';
  /** Why it failed; empty on success. */
  errors: Array<CreateSubscriptionSessionError>;
  /** The payment session, by which `subscriptionBySession` finds it; null on failure. */
  sessionId?: Maybe<Scalars['String']['output']>;
  /** The payment page, to be opened; null on failure. */
  sessionUrl?: Maybe<Scalars['String']['output']>;
};

/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

/** Reasons an account was not deleted. */
export type DeleteAccountError = LastAdminError | ReauthenticationRequiredError | ValidationError;

/** Confirms that an account shall go. */
export type DeleteAccountInput = {
  /** The word `DELETE`. */
  confirmation: Scalars['String']['input'];
  /** The account's password; left out for an account without one. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `deleteAccount`. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** Why it failed; empty on success. */
  errors: Array<DeleteAccountError>;
  /** True when the account is gone for good, and every session of it has ended. */
  isDeleted: Scalars['Boolean']['output'];
};

/** What a studio drew to go together, in one palette: a hero, coordinates and blenders. */
export type DesignCollection = {
  __typename?: 'DesignCollection';
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** The name of the collection. */
  name: Scalars['String']['output'];
  /** The readable part of the address. */
  slug: Scalars['String']['output'];
};

/** A studio or person whose patterns are sold. Its pictures are its own patterns. */
export type Designer = {
  __typename?: 'Designer';
  /** Its patterns on sale. */
  assetCount: Scalars['Int']['output'];
  /** One of its patterns, of a small scale where there is one, to stand for it; null while it has none. */
  avatar?: Maybe<Asset>;
  /** One to three sentences about it. */
  bio: Scalars['String']['output'];
  /** The shelf of the menu it is known for. */
  category: Category;
  /** Its design collections with patterns on sale. */
  collectionCount: Scalars['Int']['output'];
  /** Where it works. */
  country: Scalars['String']['output'];
  /** Its most popular patterns, of different design collections; at most 3. */
  covers: Array<Asset>;
  /** How many licences to its patterns have been downloaded by people. */
  downloadCount: Scalars['Int']['output'];
  /** How many people follow it. */
  followerCount: Scalars['Int']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** True when the shop puts it first. */
  isFeatured: Scalars['Boolean']['output'];
  /** The year it joined the shop. */
  joinedYear: Scalars['Int']['output'];
  /** The name on the label. */
  name: Scalars['String']['output'];
  /** The number of its short address, `/designer/{number}`; it never changes. */
  number: Scalars['Int']['output'];
  /** Its page, relative to the site. */
  portfolioUrl: Scalars['String']['output'];
  /** Mean of all reviews of its patterns, 1 to 5; null before the first. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** How many reviews stand behind `rating`. */
  ratingCount: Scalars['Int']['output'];
  /** The readable part of its address, `/designer/{slug}`. */
  slug: Scalars['String']['output'];
  /** What it is known for, in a few words. */
  specialty: Scalars['String']['output'];
  /** True when the signed-in viewer follows it; null when signed out. */
  viewerFollows?: Maybe<Scalars['Boolean']['output']>;
};

/** A design collection on its studio's page. */
export type DesignerCollection = {
  __typename?: 'DesignerCollection';
  /** Its patterns on sale. */
  assetCount: Scalars['Int']['output'];
  /** The collection. */
  collection: DesignCollection;
  /** The first of them, the hero first; at most 4. */
  covers: Array<Asset>;
  /** One or two sentences about it. */
  description: Scalars['String']['output'];
};

/** What the directory of studios is narrowed to; the fields narrow each other. */
export type DesignerFilter = {
  /** A value of `DesignerPage.categories`, or the slug of a menu category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** True: only featured studios; false: only others. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Numbers of studios. */
  numbers?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Words in name or specialty, in any letters. At most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** One numbered page of studios. */
export type DesignerPage = {
  __typename?: 'DesignerPage';
  /** The chips of the directory in their order, each with how many studios of the search it would leave. */
  categories: Array<FacetValue>;
  /** The studios of this page. */
  items: Array<Designer>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** A studio among the matches of an `AssetFilter`. */
export type DesignerShare = {
  __typename?: 'DesignerShare';
  /** How many of the matches are its. */
  assetCount: Scalars['Int']['output'];
  /** The newest of them. */
  cover?: Maybe<Asset>;
  /** The studio. */
  designer: Designer;
};

/** What all studios together have on sale. */
export type DesignerStats = {
  __typename?: 'DesignerStats';
  /** Their patterns on sale. */
  assetCount: Scalars['Int']['output'];
  /** Studios. */
  designerCount: Scalars['Int']['output'];
  /** Mean of all reviews of these patterns, 1 to 5; null before the first. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** How many reviews stand behind `rating`. */
  ratingCount: Scalars['Int']['output'];
};

/** One time files were downloaded. */
export type Download = {
  __typename?: 'Download';
  /** The pattern, also when it has left the shop. */
  asset?: Maybe<Asset>;
  /** When it was fetched. */
  downloadedAt: Scalars['DateTime']['output'];
  /** The licence to download it with again; null once it is not held any more. */
  entitlementId?: Maybe<Scalars['ID']['output']>;
  /** What was in the zip. */
  formats: Array<FileFormat>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** The palette of the files; null for the colours the pattern was drawn in. */
  palette?: Maybe<Palette>;
  /** The pattern's title on the day it was acquired. */
  title: Scalars['String']['output'];
};

/** A link to a zip with the files, the licence, a print-readiness report and a manifest with checksums. */
export type DownloadLink = {
  __typename?: 'DownloadLink';
  /** When the link stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name to save it under. */
  fileName: Scalars['String']['output'];
  /** False while the files are being made: ask again for another link. This one works, too, but waits for them and answers 503 when they take longer than 25 seconds. */
  isReady: Scalars['Boolean']['output'];
  /** Address relative to the site; it works for the signed-in buyer only and until it expires. */
  url: Scalars['String']['output'];
};

/** One numbered page of downloads. */
export type DownloadPage = {
  __typename?: 'DownloadPage';
  /** The downloads of this page. */
  items: Array<Download>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** The downloads of the plan somebody has. A pattern counts once in a month; downloading again never counts. */
export type DownloadQuota = {
  __typename?: 'DownloadQuota';
  /** Whether new patterns are open to it before they open to everyone: to every paid plan, and not to a trial. */
  hasEarlyAccess: Scalars['Boolean']['output'];
  /** Whether Premium Designs are part of it. */
  includesPremium: Scalars['Boolean']['output'];
  /** Patterns left this month; null without limit. */
  left?: Maybe<Scalars['Int']['output']>;
  /** The licence it gives. */
  license: LicenseType;
  /** Patterns a month; null without limit. */
  limit?: Maybe<Scalars['Int']['output']>;
  /** The plan, such as `Starter`. */
  planName: Scalars['String']['output'];
  /** When the next month of the plan begins. */
  resetsAt: Scalars['DateTime']['output'];
  /** Patterns counted this month. */
  used: Scalars['Int']['output'];
};

/** The pattern is new, and until it opens to everyone only subscribers with a paid plan can have it. */
export type EarlyAccessError = UserError & {
  __typename?: 'EarlyAccessError';
  /** A sentence to show to the person, with the moment it opens in UTC. */
  message: Scalars['String']['output'];
  /** When it opens to everyone. */
  opensAt: Scalars['DateTime']['output'];
  /** The input field that names the pattern. */
  path: Array<Scalars['String']['output']>;
};

/**
 * The address of the account is not confirmed yet, and free downloads are given once for each confirmed address:
 * `resendEmailConfirmation` sends the letter again.
 */
export type EmailUnconfirmedError = UserError & {
  __typename?: 'EmailUnconfirmedError';
  /** What to tell the person. */
  message: Scalars['String']['output'];
  /** The input field it belongs to; empty when it is the whole action. */
  path: Array<Scalars['String']['output']>;
};

/** The answer to `endOtherSessions`. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** The session that is left. */
  sessions: Array<AccountSession>;
};

/** Reasons a session was not ended. */
export type EndSessionError = NotFoundError | ValidationError;

/** The session that ends. */
export type EndSessionInput = {
  /** Its identity. */
  sessionId: Scalars['ID']['input'];
};

/** The answer to `endSession`. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Why it failed; empty on success. */
  errors: Array<EndSessionError>;
  /** The sessions that are left; null on failure. */
  sessions?: Maybe<Array<AccountSession>>;
};

/** The right to use one pattern under one licence, for ever. */
export type Entitlement = {
  __typename?: 'Entitlement';
  /** When it was acquired. */
  acquiredAt: Scalars['DateTime']['output'];
  /** The pattern; null when it has left the shop, its files stay. */
  asset?: Maybe<Asset>;
  /** What anyone verifies the certificate by, in groups of five. */
  certificateCode: Scalars['String']['output'];
  /** Where the holder, with a bearer token, fetches the signed certificate as PDF; relative to the site. */
  certificateUrl: Scalars['String']['output'];
  /** Formats in the zip. */
  formats: Array<FileFormat>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** When it was last downloaded; null before the first time. */
  lastDownloadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The licence held. */
  license: LicenseType;
  /** What stands on the licence text: `HDL-` and 12 characters. */
  licenseNumber: Scalars['String']['output'];
  /** The version of the licence terms it was given under; null when none was published. */
  licenseTermsVersion?: Maybe<Scalars['Int']['output']>;
  /** The palette it was acquired in; null for the colours it was drawn in. The files can be had in every palette offered for the pattern. */
  palette?: Maybe<Palette>;
  /** The pattern's title on the day of purchase. */
  title: Scalars['String']['output'];
};

/** One numbered page of what the viewer owns. */
export type EntitlementPage = {
  __typename?: 'EntitlementPage';
  /** The licences of this page. */
  items: Array<Entitlement>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How many patterns one filter value would leave. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Patterns that match. */
  count: Scalars['Int']['output'];
  /** The value in words. */
  label: Scalars['String']['output'];
  /** The value to filter by. */
  value: Scalars['String']['output'];
};

/** Formats of production files. */
export type FileFormat =
  /** Adobe Illustrator, PDF-compatible. */
  | 'AI'
  /** Encapsulated PostScript. */
  | 'EPS'
  /** High-resolution JPEG. */
  | 'JPG'
  /** Vector PDF with one layer per motif group. */
  | 'PDF'
  /** Lossless raster. */
  | 'PNG'
  /** Layered Photoshop document. */
  | 'PSD'
  /** Scalable vector. */
  | 'SVG';

/** Reasons nobody was signed in. */
export type FinishGoogleSignInError = SignInExpiredError | ValidationError;

/** Finishes a sign-in with Google. */
export type FinishGoogleSignInInput = {
  /** What `beginGoogleSignIn` gave this tab. */
  browserKey: Scalars['String']['input'];
  /** From the address Google's answer led to; works once, for a minute. */
  code: Scalars['String']['input'];
};

/** The answer to `finishGoogleSignIn`. */
export type FinishGoogleSignInPayload = {
  __typename?: 'FinishGoogleSignInPayload';
  /** Kept by the device and sent with later sign-ins: guesses of others do not hold them up. Null on failure. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<FinishGoogleSignInError>;
  /** True when the account was made just now. */
  isNewAccount: Scalars['Boolean']['output'];
  /** Where to go now: an address on this site. */
  redirect: Scalars['String']['output'];
  /** The bearer token of the new session; null on failure. */
  token?: Maybe<Scalars['String']['output']>;
  /** Who signed in; null on failure. */
  user?: Maybe<User>;
};

/** Reasons a studio cannot be followed. */
export type FollowDesignerError = NotFoundError;

/** Names the studio to follow. */
export type FollowDesignerInput = {
  /** Its identity. */
  designerId: Scalars['ID']['input'];
};

/** The answer to `followDesigner`. */
export type FollowDesignerPayload = {
  __typename?: 'FollowDesignerPayload';
  /** The studio as it is now; null on failure. */
  designer?: Maybe<Designer>;
  /** Why it failed; empty on success. */
  errors: Array<FollowDesignerError>;
};

/** A question with its answer. */
export type HelpArticle = {
  __typename?: 'HelpArticle';
  /** The answer as plain text, at most 5000 characters; blank lines part its paragraphs. */
  answer: Scalars['String']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** The question, at most 200 characters. */
  question: Scalars['String']['output'];
  /** Readable identity, such as `reset-my-password`; its page is `/help/{slug}`. */
  slug: Scalars['String']['output'];
};

/** A category of the help center. */
export type HelpCategory = {
  __typename?: 'HelpCategory';
  /** Its questions in display order. */
  articles: Array<HelpArticle>;
  /** One sentence on what it covers. */
  description: Scalars['String']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Its name, such as `Account & Login`. */
  title: Scalars['String']['output'];
  /** Which of the six it is. */
  topic: HelpTopic;
};

/** What a question or a ticket is about: the six categories of the help center. */
export type HelpTopic =
  /** Signing up, signing in, what is kept about a person. */
  | 'ACCOUNT'
  /** Files, the library, licences. */
  | 'DOWNLOADS'
  /** Finding, judging and using patterns. */
  | 'GUIDES'
  /** Prices, checkout, coupons, receipts. */
  | 'PAYMENTS'
  /** Plans, trials, changes, refunds. */
  | 'SUBSCRIPTION'
  /** What does not load, open or print. */
  | 'TECHNICAL';

/** The code is unknown, spent or out of date, or for other patterns; the message says which. */
export type InvalidCouponError = UserError & {
  __typename?: 'InvalidCouponError';
  /** A sentence to show beside the field. */
  message: Scalars['String']['output'];
  /** Always `code` or `couponCode`. */
  path: Array<Scalars['String']['output']>;
};

/** E-mail or password is wrong; which of them is never said. */
export type InvalidCredentialsError = UserError & {
  __typename?: 'InvalidCredentialsError';
  /** A sentence to show in the form. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** The code is wrong, spent, replaced by a newer one or too old; which of them is never said. */
export type InvalidOtpError = UserError & {
  __typename?: 'InvalidOtpError';
  /** A sentence to show in the form. */
  message: Scalars['String']['output'];
  /** Always `otp`. */
  path: Array<Scalars['String']['output']>;
};

/** The only one who runs the shop cannot leave it. */
export type LastAdminError = UserError & {
  __typename?: 'LastAdminError';
  /** A sentence to show in the form. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** What one kind of licence allows. */
export type License = {
  __typename?: 'License';
  /** True when work for customers and on sale is allowed. */
  allowsCommercialUse: Scalars['Boolean']['output'];
  /** True when products may be sold whose value lies mainly in the pattern. */
  allowsProductsForResale: Scalars['Boolean']['output'];
  /** How one comes by it, in a sentence. */
  availability: Scalars['String']['output'];
  /** What one may not do, in a sentence. */
  forbids: Scalars['String']['output'];
  /** Formats that come with it, of a pattern that is not free. */
  formats: Array<FileFormat>;
  /** Its name, such as `Standard licence`. */
  name: Scalars['String']['output'];
  /** True when the designer must be named. */
  needsAttribution: Scalars['Boolean']['output'];
  /** What one may do, in a sentence. */
  permits: Scalars['String']['output'];
  /** What it adds to the price of a pattern; null where it is not sold with a pattern. */
  surcharge?: Maybe<Price>;
  /** The kind. */
  type: LicenseType;
  /** What people ask before they buy, with answers; the same questions for every licence. */
  uses: Array<LicenseUse>;
};

/** Whether a licence lets one do something. */
export type LicenseAnswer =
  /** It does not. */
  | 'NO'
  /** It does. */
  | 'YES'
  /** It does, where the designer is named. */
  | 'YES_WITH_CREDIT';

/** Kinds of licence. */
export type LicenseType =
  /** Commercial use under a subscription. */
  | 'COMMERCIAL'
  /** Full commercial use without attribution, resale products included. */
  | 'EXTENDED'
  /** Personal projects only. */
  | 'PERSONAL'
  /** Personal and commercial use with attribution, no resale. */
  | 'STANDARD';

/** Something people want to do with a pattern. */
export type LicenseUse = {
  __typename?: 'LicenseUse';
  /** Whether the licence allows it. */
  answer: LicenseAnswer;
  /** What it is, such as `Work for a client`. */
  name: Scalars['String']['output'];
};

/** Reasons a sign-in failed. */
export type LoginError = InvalidCredentialsError | ValidationError;

/** Who signs in. */
export type LoginInput = {
  /** From an earlier session on this device; left out on others. */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** The account's address. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The answer to `login`. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Kept by the device and sent with later sign-ins: guesses of others do not hold them up. Null on failure. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<LoginError>;
  /** The bearer token of the new session; null on failure. */
  token?: Maybe<Scalars['String']['output']>;
  /** Who signed in; null on failure. */
  user?: Maybe<User>;
};

/** The answer to `logout`. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** True when the session has ended. */
  isSignedOut: Scalars['Boolean']['output'];
};

/** What a message to the shop is about. */
export type MessageSubject =
  /** Invoices and payments. */
  | 'BILLING'
  /** Selling patterns here. */
  | 'CONTRIBUTOR'
  /** Praise and blame. */
  | 'FEEDBACK'
  /** Anything. */
  | 'GENERAL'
  /** None of the others. */
  | 'OTHER'
  /** Working together. */
  | 'PARTNERSHIP'
  /** Help with something. */
  | 'SUPPORT';

/** An exact amount of money. */
export type Money = {
  __typename?: 'Money';
  /** The currency of the amount. */
  currency: Currency;
  /** The amount in the currency's smallest unit: 900 is 9.00 USD. Never a fraction. */
  minorUnits: Scalars['Int']['output'];
};

/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds the patterns a visitor had saved before signing in. */
  addSavedToCart: AddSavedToCartPayload;
  /** Adds a pattern to the viewer's cart. */
  addToCart: AddToCartPayload;
  /** Puts a coupon on the viewer's cart. */
  applyCoupon: ApplyCouponPayload;
  /** Begins a sign-in with Google: tells where to send the browser. */
  beginGoogleSignIn: BeginGoogleSignInPayload;
  /** Cancels the viewer's subscription; it goes on until the end of the period. */
  cancelSubscription: CancelSubscriptionPayload;
  /** Sets a new password for the signed-in person; every other session ends. */
  changePassword: ChangePasswordPayload;
  /** Upgrades at once for what the preview said, or notes a downgrade for the end of the period. */
  changePlan: ChangePlanPayload;
  /** Counts one free download and gives the personal licence for a free pattern; what is held already counts nothing. */
  claimFreePattern: ClaimFreePatternPayload;
  /** Gives the licence of the viewer's plan for a pattern and counts one download; what is held counts nothing. */
  claimWithSubscription: ClaimWithSubscriptionPayload;
  /** Empties the viewer's cart. */
  clearCart: ClearCartPayload;
  /** Confirms the address of an account by the link that was mailed to it; a link works once. */
  confirmEmail: ConfirmEmailPayload;
  /** Confirms an address by the link that was mailed to it. Repeating it is harmless. */
  confirmNewsletter: NewsletterLinkPayload;
  /** Makes a fresh link to a bought zip. Downloading again is free for ever. */
  createDownloadLink: CreateDownloadLinkPayload;
  /** Opens a payment session for a plan; while one is open for it, that one is given again. */
  createSubscriptionSession: CreateSubscriptionSessionPayload;
  /** Deletes the viewer's account for good. Orders and certificates stay, with the name masked. */
  deleteAccount: DeleteAccountPayload;
  /** Signs the person out everywhere but here. */
  endOtherSessions: EndOtherSessionsPayload;
  /** Signs the person out somewhere. */
  endSession: EndSessionPayload;
  /** Opens the session of someone who came back from Google. */
  finishGoogleSignIn: FinishGoogleSignInPayload;
  /** Follows a studio; following it again changes nothing. */
  followDesigner: FollowDesignerPayload;
  /** Opens a session. */
  login: LoginPayload;
  /** Ends the session of the request's token for good. */
  logout: LogoutPayload;
  /** Says that an article was helpful; counted once per person and per browser. Visitors may do it too. */
  recordHelpFeedback: RecordHelpFeedbackPayload;
  /** Gives money of an order back, for admins. */
  refundOrder: RefundOrderPayload;
  /** Makes an account and signs it in. */
  register: RegisterPayload;
  /** Removes the picture of the signed-in person. Uploading one is `POST /api/auth/profile/upload`. */
  removeAvatar: RemoveAvatarPayload;
  /** Takes the coupon off. */
  removeCoupon: RemoveCouponPayload;
  /** Takes a pattern out of the viewer's cart. */
  removeFromCart: RemoveFromCartPayload;
  /** Mails a code of 6 digits to the address, if it has an account. A newer code ends the one before. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Mails another link to the signed-in person; earlier links end. */
  resendEmailConfirmation: ResendEmailConfirmationPayload;
  /** Sets a new password by a reset token and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Takes back a cancellation or a waiting downgrade. */
  resumeSubscription: ResumeSubscriptionPayload;
  /** Opens a ticket with a message and mails its number. Visitors may do it too. */
  sendMessage: SendMessagePayload;
  /** Turns the viewer's cart into an order and opens its payment session. */
  startCheckout: StartCheckoutPayload;
  /** Starts the free trial of a plan, without a card; once an account, and for a confirmed address. */
  startTrial: StartTrialPayload;
  /** Opens a ticket and mails its number. Visitors may do it too. */
  submitTicket: SubmitTicketPayload;
  /** Asks for the newsletter. One mail with a link follows; nothing else before that link is followed. */
  subscribeToNewsletter: SubscribeToNewsletterPayload;
  /** Follows a studio no longer; doing it again changes nothing. */
  unfollowDesigner: UnfollowDesignerPayload;
  /** Takes an address off the list by the link of a letter. Repeating it is harmless. */
  unsubscribeFromNewsletter: NewsletterLinkPayload;
  /** Changes what is shown of the signed-in person. The address stays. */
  updateProfile: UpdateProfilePayload;
  /** Exchanges a code, once, for a reset token. A code works for 10 minutes and 5 tries. */
  verifyOtp: VerifyOtpPayload;
  /** Writes the viewer's review of a pattern they own, or writes it anew; the pattern's rating follows at once. */
  writeReview: WriteReviewPayload;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationAddSavedToCartArgs = {
  input: AddSavedToCartInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationBeginGoogleSignInArgs = {
  input: BeginGoogleSignInInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationChangePlanArgs = {
  input: ChangePlanInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationClaimFreePatternArgs = {
  input: ClaimFreePatternInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationClaimWithSubscriptionArgs = {
  input: ClaimWithSubscriptionInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationConfirmNewsletterArgs = {
  input: NewsletterLinkInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationCreateDownloadLinkArgs = {
  input: CreateDownloadLinkInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationCreateSubscriptionSessionArgs = {
  input: CreateSubscriptionSessionInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationFinishGoogleSignInArgs = {
  input: FinishGoogleSignInInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationFollowDesignerArgs = {
  input: FollowDesignerInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationRecordHelpFeedbackArgs = {
  input: RecordHelpFeedbackInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationRefundOrderArgs = {
  input: RefundOrderInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationStartCheckoutArgs = {
  input: StartCheckoutInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationStartTrialArgs = {
  input: StartTrialInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationSubmitTicketArgs = {
  input: SubmitTicketInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationUnfollowDesignerArgs = {
  input: UnfollowDesignerInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationUnsubscribeFromNewsletterArgs = {
  input: NewsletterLinkInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/** All that can be changed. Every mutation takes one input and answers with a payload. */
export type MutationWriteReviewArgs = {
  input: WriteReviewInput;
};

/** Reasons a link of a letter does not work. */
export type NewsletterLinkError = NotFoundError | ValidationError;

/** Follows a link of a letter. */
export type NewsletterLinkInput = {
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** The answer to `confirmNewsletter` and `unsubscribeFromNewsletter`. */
export type NewsletterLinkPayload = {
  __typename?: 'NewsletterLinkPayload';
  /** Why it failed; empty on success. */
  errors: Array<NewsletterLinkError>;
  /** The subscription as it is now; null on failure. */
  subscription?: Maybe<NewsletterSubscription>;
};

/** Whether an address gets the newsletter. */
export type NewsletterStatus =
  /** It does. */
  | 'CONFIRMED'
  /** Somebody asked; the link that was mailed has not been followed yet. */
  | 'PENDING'
  /** It was taken off the list. */
  | 'UNSUBSCRIBED';

/** An address and whether it gets the newsletter. */
export type NewsletterSubscription = {
  __typename?: 'NewsletterSubscription';
  /** The address. */
  email: Scalars['String']['output'];
  /** Whether it gets the newsletter. */
  status: NewsletterStatus;
};

/** The free downloads of an account are used up. */
export type NoDownloadsLeftError = UserError & {
  __typename?: 'NoDownloadsLeftError';
  /** What to tell the person. */
  message: Scalars['String']['output'];
  /** The input field it belongs to; empty when it is the whole action. */
  path: Array<Scalars['String']['output']>;
};

/** The thing named does not exist, or may not be known about. */
export type NotFoundError = UserError & {
  __typename?: 'NotFoundError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** The input field that names it. */
  path: Array<Scalars['String']['output']>;
};

/** A purchase. */
export type Order = {
  __typename?: 'Order';
  /** When payment was confirmed; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When checkout began. */
  createdAt: Scalars['DateTime']['output'];
  /** What the coupon took off. */
  discount: Money;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** What was bought, at the price of that day. */
  items: Array<OrderItem>;
  /** What people quote: `HDO-` and 8 characters. */
  number: Scalars['String']['output'];
  /** Why the last attempt to pay was refused, in words; null when none was. */
  paymentError?: Maybe<Scalars['String']['output']>;
  /** The payment page, while it can still be paid; null after. */
  paymentUrl?: Maybe<Scalars['String']['output']>;
  /** Where the receipt goes. */
  receiptEmail: Scalars['String']['output'];
  /** Whether the receipt has left. */
  receiptStatus: ReceiptStatus;
  /** Where the owner fetches the receipt as PDF, with the session's token; null before there is one. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  /** What went back so far. */
  refunded: Money;
  /** Money that went back, or is on its way; oldest first. */
  refunds: Array<Refund>;
  /** The payment session it was started with. */
  sessionId: Scalars['String']['output'];
  /** Where it stands. */
  status: OrderStatus;
  /** Sum of the items. */
  subtotal: Money;
  /** What was, or will be, charged. */
  total: Money;
  /** The same total in the rupees of the price book on that day, to be shown beside it; null for orders from before it was kept. */
  totalInRupees?: Maybe<Money>;
};

/** One bought pattern. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** The pattern as it is now; null when it has left the shop. */
  asset?: Maybe<Asset>;
  /** The licence held through it; null until the order is completed, and after a refund of it. */
  entitlement?: Maybe<Entitlement>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** The licence bought. */
  license: LicenseType;
  /** The version of the licence terms it was bought under, as `contentPage(slug: "license-terms", version: …)` shows it; null when none was published. */
  licenseTermsVersion?: Maybe<Scalars['Int']['output']>;
  /** The palette it was bought in; null for the colours it was drawn in. */
  palette?: Maybe<Palette>;
  /** What this line cost before discount. */
  price: Money;
  /** Its title on the day of purchase. */
  title: Scalars['String']['output'];
};

/** One numbered page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** The orders of this page. */
  items: Array<Order>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** Where an order stands. */
export type OrderStatus =
  /** Paid and licensed; downloads are there. */
  | 'COMPLETED'
  /** Ended before it was paid. */
  | 'EXPIRED'
  /** The payment was refused; it may be tried again in the same session. */
  | 'FAILED'
  /** Paid; the licences are given in the same moment. */
  | 'PAID'
  /** A part of the money went back; licences that were not refunded stay. */
  | 'PARTIALLY_REFUNDED'
  /** Payment has not been confirmed yet. */
  | 'PENDING'
  /** All of the money went back, and the licences have ended. */
  | 'REFUNDED';

/** Proportion of a tile, derived from its size. */
export type Orientation =
  /** Wider than high. */
  | 'LANDSCAPE'
  /** Higher than wide. */
  | 'PORTRAIT'
  /** As wide as high. */
  | 'SQUARE';

/** Where a numbered page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** True when a page follows this one. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when a page precedes this one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Items asked for on a page, 1 to 100. */
  limit: Scalars['Int']['output'];
  /** The number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** All items that match. */
  totalItems: Scalars['Int']['output'];
  /** All pages; 0 when nothing matches. */
  totalPages: Scalars['Int']['output'];
};

/** Colours that go together. */
export type Palette = {
  __typename?: 'Palette';
  /** The colour behind everything, as `#rrggbb`. */
  ground: Scalars['String']['output'];
  /** The colours of the motifs, as `#rrggbb`; 4 to 7. */
  inks: Array<Scalars['String']['output']>;
  /** The name of the palette. */
  name: Scalars['String']['output'];
  /** The value for `palette` of a preview's address. */
  slug: Scalars['String']['output'];
};

/** What everyone is told who asks for a code, whether the address has an account or not. */
export type PasswordResetRequest = {
  __typename?: 'PasswordResetRequest';
  /** How long a code works, in seconds. */
  expiresInSeconds: Scalars['Int']['output'];
  /** A sentence to show. */
  message: Scalars['String']['output'];
};

/** The card a subscription is paid with. The number itself is known to the payment provider alone. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Who issued it, such as `Visa`. */
  brand: Scalars['String']['output'];
  /** Its last four digits. */
  last4: Scalars['String']['output'];
};

/** The card refused the charge of an upgrade; the plan stays as it is. */
export type PaymentDeclinedError = UserError & {
  __typename?: 'PaymentDeclinedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** A way to pay. */
export type PaymentMethod =
  /** Apple Pay, on devices that have it. */
  | 'APPLE_PAY'
  /** Major credit and debit cards. */
  | 'CARD'
  /** PayPal. */
  | 'PAYPAL';

/** A plan one can subscribe to. */
export type Plan = {
  __typename?: 'Plan';
  /** The words of the button that chooses it. */
  buttonText: Scalars['String']['output'];
  /** Which patterns it covers, in words. */
  catalogueLabel: Scalars['String']['output'];
  /** Whom it is for, in a sentence. */
  description: Scalars['String']['output'];
  /** How many downloads it gives, in words. */
  downloadsLabel: Scalars['String']['output'];
  /** Downloads a month; null without limit, and for those given once. */
  downloadsPerMonth?: Maybe<Scalars['Int']['output']>;
  /** All that it gives, in words, made from its limits and perks. */
  features: Array<Scalars['String']['output']>;
  /** What it saves in whole months; null where it saves nothing. */
  freeMonths?: Maybe<Scalars['Int']['output']>;
  /** Opaque identity, such as `membership-yearly`. */
  id: Scalars['ID']['output'];
  /** Whether it covers premium patterns. */
  includesPremium: Scalars['Boolean']['output'];
  /** How often it is paid; null for what is never paid. */
  interval?: Maybe<PlanInterval>;
  /** True for the one that is recommended. */
  isPopular: Scalars['Boolean']['output'];
  /** The licence of its downloads. */
  license: LicenseType;
  /** The licence of its downloads, in words. */
  licenseLabel: Scalars['String']['output'];
  /** What its months cost one by one; null where that is no more. */
  listPrice?: Maybe<Money>;
  /** What it is called beside its neighbours. */
  name: Scalars['String']['output'];
  /** What it gives beside its limits, in words. */
  perks: Array<Scalars['String']['output']>;
  /** What is paid each time, in USD. */
  price: Money;
  /** What it saves of `listPrice` in whole percent; null where it saves nothing. */
  savingPercent?: Maybe<Scalars['Int']['output']>;
  /** The kind of subscription; each comes monthly and yearly. */
  tier: PlanTier;
  /** Days one may try it for nothing, once; 0 without a trial. */
  trialDays: Scalars['Int']['output'];
  /** How many patterns a trial gives in all; null without a trial. Their licences end with it unless the plan is paid. */
  trialDownloads?: Maybe<Scalars['Int']['output']>;
};

/** What changing the plan would cost, and when it would take effect. */
export type PlanChangePreview = {
  __typename?: 'PlanChangePreview';
  /** The instant it was computed for; `changePlan` takes it back. */
  at: Scalars['DateTime']['output'];
  /** What is charged now: 0 for a change that waits. */
  dueNow: Money;
  /** True for an upgrade, which counts at once; a downgrade waits for the end of the period. */
  isImmediate: Scalars['Boolean']['output'];
  /** The plan to change to. */
  plan: Plan;
  /** When the limits of the plan begin to count. */
  takesEffectAt: Scalars['DateTime']['output'];
};

/** The change costs something else than was shown; nothing was changed and nothing charged. */
export type PlanChangedError = UserError & {
  __typename?: 'PlanChangedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always `expectedDue`. */
  path: Array<Scalars['String']['output']>;
  /** What it costs now. */
  preview: PlanChangePreview;
};

/** How often a plan is paid. */
export type PlanInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** Where plans stand beside each other. */
export type PlanOffer =
  /** In the plan dialog. */
  | 'MEMBERSHIP'
  /** On the pricing page. */
  | 'PRICING';

/** There is no plan, or the plan does not cover the pattern. */
export type PlanRequiredError = UserError & {
  __typename?: 'PlanRequiredError';
  /** What to tell the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Somebody's subscription to a plan. */
export type PlanSubscription = {
  __typename?: 'PlanSubscription';
  /** True once it is canceled: it is not renewed. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** The card it is paid with; null for a trial, and where the provider does not say. */
  card?: Maybe<PaymentCard>;
  /** When that period ends; it is renewed then unless it was canceled. */
  currentPeriodEnd: Scalars['DateTime']['output'];
  /** When the period that is paid for, or tried, began. */
  currentPeriodStart: Scalars['DateTime']['output'];
  /** Patterns left in that month; null without limit. */
  downloadsLeft?: Maybe<Scalars['Int']['output']>;
  /** Patterns counted in the running month of the plan. */
  downloadsUsed: Scalars['Int']['output'];
  /** Until when an unpaid renewal may still be paid; null while everything is paid. */
  graceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Until when the first payment is given back on request; null for a trial and once that is over. */
  moneyBackUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When the waiting change takes effect; null without one. */
  pendingAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan it changes to at `pendingAt`; null when no change is waiting. */
  pendingPlan?: Maybe<Plan>;
  /** The plan whose limits count now. */
  plan: Plan;
  /** Where card and invoices are managed at the payment provider; null where it has no such page. */
  portalUrl?: Maybe<Scalars['String']['output']>;
  /** What is paid each period of `plan`: the price it was subscribed at. */
  price: Money;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: SubscriptionStatus;
  /** When the trial ends; null for what never was one. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Kinds of subscription. */
export type PlanTier =
  /** Without limit, extended commercial licence. */
  | 'ELITE'
  /** What every account has. */
  | 'FREE'
  /** Of the plan dialog: all designs but the premium ones. */
  | 'MEMBERSHIP'
  /** For studios. */
  | 'PRO'
  /** For a start. */
  | 'STARTER';

/** A picture of a design at one width. `&palette={slug}` behind an address shows it in another palette, up to 640 pixels and with a watermark. */
export type Preview = {
  __typename?: 'Preview';
  /** Address of the JPEG fallback. */
  fallbackUrl: Scalars['String']['output'];
  /** Address relative to the site; what comes is AVIF, WebP or JPEG, the lightest that is ready and that the Accept header allows. */
  url: Scalars['String']['output'];
  /** Width and height of a tile in pixels; a picture of one tile is square. */
  width: Scalars['Int']['output'];
};

/** One price in every currency of the price book. There is no live exchange rate. */
export type Price = {
  __typename?: 'Price';
  /** The amount shown where rupees lead. */
  inr: Money;
  /** The amount that is charged. */
  usd: Money;
};

/** Bounds of prices in US cents. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Highest, inclusive. */
  max: Scalars['Int']['output'];
  /** Lowest, inclusive. */
  min: Scalars['Int']['output'];
};

/** A file of the download. */
export type ProductionFile = {
  __typename?: 'ProductionFile';
  /** Size in bytes; null until the file was made for the first time. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Its format. */
  format: FileFormat;
  /** Width and height in pixels at 300 dpi; null for vector files. */
  pixels?: Maybe<Scalars['Int']['output']>;
};

/** All that can be read. */
export type Query = {
  __typename?: 'Query';
  /** An order by its number, for admins; null when there is none. */
  adminOrder?: Maybe<AdminOrder>;
  /** The shop in figures; `FORBIDDEN` for all but admins, null on failure. */
  adminOverview?: Maybe<AdminOverview>;
  /** One pattern by its id; null when there is none. */
  asset?: Maybe<Asset>;
  /** One pattern by its asset id, with or without `HD-`; null when there is none. */
  assetBySku?: Maybe<Asset>;
  /** One pattern by its slug; null when there is none. */
  assetBySlug?: Maybe<Asset>;
  /** Whose the patterns of a filter are, the studio with most of them first; null when it cannot be had now. */
  assetDesigners?: Maybe<Array<DesignerShare>>;
  /** Counts for the filter panel beside `assets` with the same filter; null when they cannot be had now. */
  assetFacets?: Maybe<AssetFacets>;
  /** At most 5 patterns for what is typed so far, from 2 characters on. */
  assetSuggestions: Array<AssetSuggestion>;
  /** Approved patterns by filter, in the order asked for. `limit` is 1 to 100. Null when they cannot be had now: lists beside it in one query stay. */
  assets?: Maybe<AssetPage>;
  /** The signed-in viewer's cart; null when signed out. */
  cart?: Maybe<Cart>;
  /** Prices a visitor's own cart without storing it. At most 100 items. */
  cartQuote: CartQuote;
  /** The top shelves of one kind, in display order. */
  categories: Array<Category>;
  /** A text of the shop: the version in force, or the one asked for; null when there is none. */
  contentPage?: Maybe<ContentPage>;
  /** The studio that belongs to a contributor's account; null without one, `FORBIDDEN` for all but contributors. */
  contributorStudio?: Maybe<Designer>;
  /** The other patterns of its design collection, the hero first; none when it stands alone. `limit` is 1 to 24. */
  coordinates: Array<Asset>;
  /** One studio by its number or slug; null when there is none. */
  designer?: Maybe<Designer>;
  /** The design collections of one studio, in its own order; null when there is no such studio. */
  designerCollections?: Maybe<Array<DesignerCollection>>;
  /** What all studios together have on sale; null when it cannot be had now. */
  designerStats?: Maybe<DesignerStats>;
  /** Studios: featured ones first, then by downloads. `limit` is 1 to 100. Null when they cannot be had now. */
  designers?: Maybe<DesignerPage>;
  /** Every download of the viewer, the latest first; null when signed out. `limit` is 1 to 100. */
  downloadHistory?: Maybe<DownloadPage>;
  /** The help center: its six categories in display order, each with its questions. */
  helpCategories: Array<HelpCategory>;
  /** Whether payment is a test in which no money moves; null when that cannot be had now. */
  isPaymentTest?: Maybe<Scalars['Boolean']['output']>;
  /** What the viewer owns, newest first; null when signed out. `limit` is 1 to 100. */
  library?: Maybe<EntitlementPage>;
  /** What each kind of licence allows, the narrowest first. */
  licenses: Array<License>;
  /** The viewer's order of a payment session; null when it is unknown or someone else's. */
  orderBySession?: Maybe<Order>;
  /** The viewer's orders, newest first; null when signed out. `limit` is 1 to 100. */
  orders?: Maybe<OrderPage>;
  /** Those of these patterns that the viewer holds a licence of; null when signed out. At most 100. */
  ownedAssetIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** The palettes of the shop. */
  palettes: Array<Palette>;
  /** The ways to pay that the payment provider of this shop offers, in the order they are named; null when they cannot be had now. */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** The plans of an offer in the order they are shown; null when they cannot be had now. */
  plans?: Maybe<Array<Plan>>;
  /** What changing the viewer's plan would cost now; null when no plan runs that can be changed to it. */
  previewPlanChange?: Maybe<PlanChangePreview>;
  /** What owners say of a pattern; null when there is no such pattern or it cannot be had now. `limit` is 1 to 100. */
  reviews?: Maybe<ReviewPage>;
  /** One shop collection; null when there is none. Its patterns are `assets(filter: { collection: slug }, sort: COLLECTION)`. */
  shopCollection?: Maybe<ShopCollection>;
  /** The shop collections, in display order. */
  shopCollections: Array<ShopCollection>;
  /** The ways to sign in beside a password. */
  signInOptions: SignInOptions;
  /** Patterns that look like one in colour and texture, the nearest first, without the same drawing in other colours. `limit` is 1 to 24. */
  similarAssets: Array<Asset>;
  /** The payment session of a plan; null when it is unknown or someone else's. */
  subscriptionBySession?: Maybe<SubscriptionSession>;
  /** The address people write to; null when it cannot be had now. */
  supportEmail?: Maybe<Scalars['String']['output']>;
  /** A ticket the viewer has opened; null when it is unknown or someone else's. */
  supportTicket?: Maybe<SupportTicket>;
  /** The tickets the viewer has opened, newest first; null when signed out. `limit` is 1 to 100. */
  supportTickets?: Maybe<SupportTicketPage>;
  /** The licence behind the code of a certificate; null for every code that stands for nothing. Case and dashes do not matter. */
  verifyCertificate?: Maybe<Certificate>;
  /** The signed-in person; null when signed out. */
  viewer?: Maybe<User>;
};


/** All that can be read. */
export type QueryAdminOrderArgs = {
  number: Scalars['ID']['input'];
};


/** All that can be read. */
export type QueryAssetArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. */
export type QueryAssetBySkuArgs = {
  sku: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryAssetBySlugArgs = {
  slug: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryAssetDesignersArgs = {
  filter?: InputMaybe<AssetFilter>;
};


/** All that can be read. */
export type QueryAssetFacetsArgs = {
  filter?: InputMaybe<AssetFilter>;
};


/** All that can be read. */
export type QueryAssetSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryAssetsArgs = {
  filter?: InputMaybe<AssetFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AssetSort>;
};


/** All that can be read. */
export type QueryCartQuoteArgs = {
  couponCode?: InputMaybe<Scalars['String']['input']>;
  items: Array<CartItemInput>;
};


/** All that can be read. */
export type QueryCategoriesArgs = {
  kind?: InputMaybe<CategoryKind>;
};


/** All that can be read. */
export type QueryContentPageArgs = {
  slug: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryCoordinatesArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryDesignerArgs = {
  key: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryDesignerCollectionsArgs = {
  key: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryDesignersArgs = {
  filter?: InputMaybe<DesignerFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryDownloadHistoryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryLibraryArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryOrderBySessionArgs = {
  sessionId: Scalars['String']['input'];
};


/** All that can be read. */
export type QueryOrdersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryOwnedAssetIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All that can be read. */
export type QueryPlansArgs = {
  offer: PlanOffer;
};


/** All that can be read. */
export type QueryPreviewPlanChangeArgs = {
  planId: Scalars['ID']['input'];
};


/** All that can be read. */
export type QueryReviewsArgs = {
  assetId: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryShopCollectionArgs = {
  slug: Scalars['String']['input'];
};


/** All that can be read. */
export type QuerySimilarAssetsArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QuerySubscriptionBySessionArgs = {
  sessionId: Scalars['String']['input'];
};


/** All that can be read. */
export type QuerySupportTicketArgs = {
  number: Scalars['String']['input'];
};


/** All that can be read. */
export type QuerySupportTicketsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be read. */
export type QueryVerifyCertificateArgs = {
  code: Scalars['String']['input'];
};

/** The account has no password, and its owner has not come from Google within the last ten minutes. */
export type ReauthenticationRequiredError = UserError & {
  __typename?: 'ReauthenticationRequiredError';
  /** A sentence to show in the form. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Where the receipt's mail stands. */
export type ReceiptStatus =
  /** Not due yet, or waiting to be sent. */
  | 'PENDING'
  /** Handed to the mail server. */
  | 'SENT';

/** Reasons feedback was not kept. */
export type RecordHelpFeedbackError = NotFoundError | ValidationError;

/** Says that an article was helpful. */
export type RecordHelpFeedbackInput = {
  /** The article. */
  articleId: Scalars['ID']['input'];
  /** Names the browser, 16 to 100 letters, digits, dashes or underscores, so that one answer counts once. */
  visitorKey: Scalars['String']['input'];
};

/** The answer to `recordHelpFeedback`. */
export type RecordHelpFeedbackPayload = {
  __typename?: 'RecordHelpFeedbackPayload';
  /** Why it failed; empty on success. */
  errors: Array<RecordHelpFeedbackError>;
  /** True once the feedback is stored, be it now or before. */
  isRecorded: Scalars['Boolean']['output'];
};

/** Money that goes back. */
export type Refund = {
  __typename?: 'Refund';
  /** How much. */
  amount: Money;
  /** When it was confirmed; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Why; null for a refund made at the payment provider's. */
  reason?: Maybe<RefundReason>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  status: RefundStatus;
};

/** Reasons a refund was not made. */
export type RefundOrderError = NotFoundError | RefundRefusedError | ValidationError;

/** Gives money of an order back. */
export type RefundOrderInput = {
  /** In US cents; left out, what the items cost, or all that is left. */
  amountCents?: InputMaybe<Scalars['Int']['input']>;
  /** A random key; the same key never refunds twice. */
  idempotencyKey: Scalars['IdempotencyKey']['input'];
  /** Items whose licence ends; at most 100. With the last cent of the order all end. */
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The number of the order. */
  number: Scalars['ID']['input'];
  /** Why. */
  reason: RefundReason;
};

/** The answer to `refundOrder`. */
export type RefundOrderPayload = {
  __typename?: 'RefundOrderPayload';
  /** Why it failed; empty on success. */
  errors: Array<RefundOrderError>;
  /** The order afterwards; null on failure. */
  order?: Maybe<AdminOrder>;
};

/** Why money goes back. */
export type RefundReason =
  /** A file has a defect. */
  | 'DEFECTIVE_FILE'
  /** The same pattern was bought twice. */
  | 'DUPLICATE'
  /** The files never arrived. */
  | 'FAILED_DELIVERY';

/** The refund is not possible: nothing is left, the amount is too high, or an upgrade stands on it. */
export type RefundRefusedError = UserError & {
  __typename?: 'RefundRefusedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always `amountCents`. */
  path: Array<Scalars['String']['output']>;
};

/** Where a refund stands. */
export type RefundStatus =
  /** The payment provider has confirmed it. */
  | 'DONE'
  /** Asked for; the payment provider has not confirmed it yet. */
  | 'REQUESTED';

/** Reasons an account was not made. */
export type RegisterError = AlreadyTakenError | ValidationError;

/** A new account. */
export type RegisterInput = {
  /** A valid address. */
  email: Scalars['String']['input'];
  /** Full name, 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** 8 to 256 characters. */
  password: Scalars['String']['input'];
  /** 3 to 20 letters, digits or underscores; made from the name when left out. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `register`. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** Kept by the device and sent with later sign-ins: guesses of others do not hold them up. Null on failure. */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  errors: Array<RegisterError>;
  /** The bearer token of the new session; null on failure. */
  token?: Maybe<Scalars['String']['output']>;
  /** The new account; null on failure. */
  user?: Maybe<User>;
};

/** The answer to `removeAvatar`. */
export type RemoveAvatarPayload = {
  __typename?: 'RemoveAvatarPayload';
  /** The person without a picture. */
  viewer: User;
};

/** The answer to `removeCoupon`. */
export type RemoveCouponPayload = {
  __typename?: 'RemoveCouponPayload';
  /** The whole cart afterwards. */
  cart: Cart;
};

/** Takes a pattern out. */
export type RemoveFromCartInput = {
  /** The pattern's id. */
  assetId: Scalars['ID']['input'];
};

/** The answer to `removeFromCart`. Taking out what is not there succeeds. */
export type RemoveFromCartPayload = {
  __typename?: 'RemoveFromCartPayload';
  /** The whole cart afterwards. */
  cart: Cart;
};

/** How a tile is laid to repeat. */
export type RepeatLayout =
  /** Straight grid. */
  | 'BLOCK'
  /** Every second row shifts sideways by half a tile. */
  | 'BRICK'
  /** Every second column shifts down by half a tile. */
  | 'HALF_DROP'
  /** Every second tile is mirrored. */
  | 'MIRROR';

/** Reasons no code was asked for. */
export type RequestPasswordResetError = ValidationError;

/** Asks for a code because a password is forgotten. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: Scalars['String']['input'];
};

/** The answer to `requestPasswordReset`. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Why it failed; empty on success. */
  errors: Array<RequestPasswordResetError>;
  /** The same for every address; null on failure. */
  request?: Maybe<PasswordResetRequest>;
};

/** The answer to `resendEmailConfirmation`. */
export type ResendEmailConfirmationPayload = {
  __typename?: 'ResendEmailConfirmationPayload';
  /** Where the letter goes. */
  email: Scalars['String']['output'];
  /** False when the address is confirmed already, and no letter goes out. */
  isSent: Scalars['Boolean']['output'];
};

/** The reset token was used, has been replaced or is too old: a new code is needed. */
export type ResetExpiredError = UserError & {
  __typename?: 'ResetExpiredError';
  /** A sentence to show in the form. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Reasons a password was not set. */
export type ResetPasswordError = ResetExpiredError | ValidationError;

/** Sets a new password. */
export type ResetPasswordInput = {
  /** 8 to 256 characters. */
  newPassword: Scalars['String']['input'];
  /** What the code was exchanged for. */
  token: Scalars['String']['input'];
};

/** The answer to `resetPassword`. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why it failed; empty on success. */
  errors: Array<ResetPasswordError>;
  /** True when the new password counts; every session of the account has ended. */
  isReset: Scalars['Boolean']['output'];
};

/** Reasons a subscription was not resumed. */
export type ResumeSubscriptionError = SubscriptionStateError;

/** The answer to `resumeSubscription`. */
export type ResumeSubscriptionPayload = {
  __typename?: 'ResumeSubscriptionPayload';
  /** Why it failed; empty on success. */
  errors: Array<ResumeSubscriptionError>;
  /** The subscription as it goes on; null on failure. */
  subscription?: Maybe<PlanSubscription>;
};

/** What an owner says of a pattern. */
export type Review = {
  __typename?: 'Review';
  /** Who says it: a first name and an initial. */
  author: Scalars['String']['output'];
  /** When it was first written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Their words, at most 2000 characters. */
  text: Scalars['String']['output'];
  /** When it was written anew; the day it was first written until then. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One numbered page of what owners say of a pattern. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The reviews of this page, newest first. */
  items: Array<Review>;
  /** Where the page stands. */
  pageInfo: PageInfo;
  /** All of them in figures. */
  summary: ReviewSummary;
  /** True when the signed-in viewer owns the pattern; null when signed out. */
  viewerCanReview?: Maybe<Scalars['Boolean']['output']>;
  /** What the signed-in viewer says; null for visitors and for who has said nothing. */
  viewerReview?: Maybe<Review>;
};

/** All reviews of a pattern in figures. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** How many gave 1, 2, 3, 4, 5 stars, in this order. */
  byStars: Array<Scalars['Int']['output']>;
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** Their mean with one decimal; null before the first. */
  mean?: Maybe<Scalars['Float']['output']>;
};

/** What a person may do. */
export type Role =
  /** Runs the shop. */
  | 'ADMIN'
  /** Sells patterns. */
  | 'CONTRIBUTOR'
  /** Buys patterns. */
  | 'USER';

/** Times of the year in the northern hemisphere, each three months long. */
export type Season =
  /** September to November. */
  | 'AUTUMN'
  /** March to May. */
  | 'SPRING'
  /** June to August. */
  | 'SUMMER'
  /** December to February. */
  | 'WINTER';

/** Reasons a message was not taken. */
export type SendMessageError = ValidationError;

/** A message to the shop. */
export type SendMessageInput = {
  /** Where to answer. */
  email: Scalars['String']['input'];
  /** 1 to 5000 characters. */
  message: Scalars['String']['input'];
  /** Who writes, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** What it is about; `GENERAL` when left out. */
  subject?: InputMaybe<MessageSubject>;
};

/** The answer to `sendMessage`. */
export type SendMessagePayload = {
  __typename?: 'SendMessagePayload';
  /** Why it failed; empty on success. */
  errors: Array<SendMessageError>;
  /** The ticket that was opened with the message; null on failure. */
  ticket?: Maybe<SupportTicket>;
};

/** A page of the shop that gathers patterns, such as `trending`: not a studio's `DesignCollection`. */
export type ShopCollection = {
  __typename?: 'ShopCollection';
  /** Patterns in it. */
  assetCount: Scalars['Int']['output'];
  /** Its first patterns in its own order; at most 9. */
  covers: Array<Asset>;
  /** One or two sentences on what lies in it. */
  description: Scalars['String']['output'];
  /** When the next of its patterns leaves the shop; null unless it holds limited editions. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** How its patterns come into it. */
  kind: ShopCollectionKind;
  /** The time of the year it is put together for now; null for one that does not change with the calendar. */
  season?: Maybe<Season>;
  /** The readable part of the address, `/collections/{slug}`, and the value for `AssetFilter.collection`. */
  slug: Scalars['String']['output'];
  /** The name on the page. */
  title: Scalars['String']['output'];
};


/** A page of the shop that gathers patterns, such as `trending`: not a studio's `DesignCollection`. */
export type ShopCollectionCoversArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** How patterns come into a shop collection. */
export type ShopCollectionKind =
  /** By a rule, from facts. */
  | 'COMPUTED'
  /** By hand. */
  | 'CURATED';

/** The sign-in took too long, was finished already, or began in another browser. */
export type SignInExpiredError = UserError & {
  __typename?: 'SignInExpiredError';
  /** A sentence to show above the form. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** The ways to sign in beside a password. */
export type SignInOptions = {
  __typename?: 'SignInOptions';
  /** Whether people can sign in with Google. */
  google: Scalars['Boolean']['output'];
};

/** Google cannot be reached, or the shop does not offer it. */
export type SignInUnavailableError = UserError & {
  __typename?: 'SignInUnavailableError';
  /** A sentence to show beside the button. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Reasons a checkout did not start. */
export type StartCheckoutError = CartNotReadyError | TotalChangedError | ValidationError;

/** Starts the payment of the viewer's cart. */
export type StartCheckoutInput = {
  /** The total shown to the buyer, in US cents. */
  expectedTotal: Scalars['Int']['input'];
  /** A random key; the same key never starts a second order. */
  idempotencyKey: Scalars['IdempotencyKey']['input'];
};

/** The answer to `startCheckout`. */
export type StartCheckoutPayload = {
  __typename?: 'StartCheckoutPayload';
  /** Why it failed; empty on success. */
  errors: Array<StartCheckoutError>;
  /** The pending order with its payment page, or the completed one when nothing is to be paid; null on failure. */
  order?: Maybe<Order>;
};

/** Reasons a trial did not start. */
export type StartTrialError = AlreadySubscribedError | EmailUnconfirmedError | NotFoundError | TrialUsedError | ValidationError;

/** A plan to try. */
export type StartTrialInput = {
  /** A plan whose `trialDays` are more than 0. */
  planId: Scalars['ID']['input'];
};

/** The answer to `startTrial`. */
export type StartTrialPayload = {
  __typename?: 'StartTrialPayload';
  /** Why it failed; empty on success. */
  errors: Array<StartTrialError>;
  /** The trial; null on failure. */
  subscription?: Maybe<PlanSubscription>;
};

/** The smallest rectangle of a pattern that repeats in a straight grid: 2 tiles wide in a half-drop, 2 high in a brick layout, both in a mirror. */
export type StraightUnit = {
  __typename?: 'StraightUnit';
  /** Width in tiles: 1 or 2. */
  columns: Scalars['Int']['output'];
  /** Pictures of it without a watermark, smallest first; `width` is that of one tile. */
  previews: Array<Preview>;
  /** Height in tiles: 1 or 2. */
  rows: Scalars['Int']['output'];
};

/** Reasons a ticket was not opened. */
export type SubmitTicketError = ValidationError;

/** A request for help. */
export type SubmitTicketInput = {
  /** What it is about. */
  category: HelpTopic;
  /** Where the person was, such as the article they report; at most 500 characters. */
  context?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** Where to answer: required of a visitor; of someone signed in, the account's address counts. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 150 characters. */
  subject: Scalars['String']['input'];
};

/** The answer to `submitTicket`. */
export type SubmitTicketPayload = {
  __typename?: 'SubmitTicketPayload';
  /** Why it failed; empty on success. */
  errors: Array<SubmitTicketError>;
  /** The open ticket; null on failure. */
  ticket?: Maybe<SupportTicket>;
};

/** Reasons nothing was asked. */
export type SubscribeToNewsletterError = ValidationError;

/** Asks for the newsletter. */
export type SubscribeToNewsletterInput = {
  /** A valid address. */
  email: Scalars['String']['input'];
};

/** The answer to `subscribeToNewsletter`. */
export type SubscribeToNewsletterPayload = {
  __typename?: 'SubscribeToNewsletterPayload';
  /** Why it failed; empty on success. */
  errors: Array<SubscribeToNewsletterError>;
  /** Always `PENDING`, whether the address was known or not; null on failure. */
  subscription?: Maybe<NewsletterSubscription>;
};

/** A payment session by which a plan is subscribed to. */
export type SubscriptionSession = {
  __typename?: 'SubscriptionSession';
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Why the last attempt to pay was refused, in words; null when none was. */
  paymentError?: Maybe<Scalars['String']['output']>;
  /** The plan that was chosen. */
  plan: Plan;
  /** What is charged now, and each period after. */
  price: Money;
  /** Where the confirmation goes. */
  receiptEmail: Scalars['String']['output'];
  /** The payment session. */
  sessionId: Scalars['String']['output'];
  /** The payment page, while it can still be paid; null after. */
  sessionUrl?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  status: SubscriptionSessionStatus;
  /** The subscription it led to; null before. */
  subscription?: Maybe<PlanSubscription>;
};

/** Where the payment session of a plan stands. */
export type SubscriptionSessionStatus =
  /** Paid; the subscription runs. */
  | 'ACTIVE'
  /** Not paid in time, or replaced by another. */
  | 'EXPIRED'
  /** The payment was refused; it may be tried again in the same session. */
  | 'FAILED'
  /** Payment has not been confirmed yet. */
  | 'PENDING';

/** The subscription does not allow this as it stands: none runs, it is canceled already, or its renewal is unpaid. */
export type SubscriptionStateError = UserError & {
  __typename?: 'SubscriptionStateError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Where a subscription stands. */
export type SubscriptionStatus =
  /** Paid for. */
  | 'ACTIVE'
  /** Canceled: it goes on until `currentPeriodEnd`, and may be resumed until then. */
  | 'CANCELED'
  /** Over. What was downloaded by it stays. */
  | 'EXPIRED'
  /** The renewal could not be paid; it goes on until `graceEndsAt` while the payment is tried again. */
  | 'PAST_DUE'
  /** Tried for nothing until `trialEndsAt`; it ends then by itself, without a charge. */
  | 'TRIALING';

/** A request for help. */
export type SupportTicket = {
  __typename?: 'SupportTicket';
  /** What it is about; null for a message of the contact form, whose subject says it. */
  category?: Maybe<HelpTopic>;
  /** When it was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** What was written, at most 5000 characters. */
  description: Scalars['String']['output'];
  /** When an answer is promised by: 24 hours after it was opened, 12 for subscribers. */
  dueAt: Scalars['DateTime']['output'];
  /** What people quote: `HD-T-` and 8 characters. */
  number: Scalars['String']['output'];
  /** How far it is. */
  status: SupportTicketStatus;
  /** Its subject, at most 150 characters. */
  subject: Scalars['String']['output'];
};

/** One numbered page of tickets. */
export type SupportTicketPage = {
  __typename?: 'SupportTicketPage';
  /** The tickets of this page. */
  items: Array<SupportTicket>;
  /** Where the page stands. */
  pageInfo: PageInfo;
};

/** How far a ticket is. */
export type SupportTicketStatus =
  /** The shop has answered and waits for the person. */
  | 'ANSWERED'
  /** Done. */
  | 'CLOSED'
  /** The shop owes an answer. */
  | 'OPEN';

/** One colour of a picture. */
export type Swatch = {
  __typename?: 'Swatch';
  /** The colour as `#rrggbb`. */
  hex: Scalars['String']['output'];
  /** Its everyday name. */
  name: Scalars['String']['output'];
  /** Its share of the picture, 0 to 1. */
  share: Scalars['Float']['output'];
};

/** The total has changed since it was shown; nothing was charged. */
export type TotalChangedError = UserError & {
  __typename?: 'TotalChangedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always `expectedTotal`. */
  path: Array<Scalars['String']['output']>;
  /** The total as it is now. */
  total: Money;
};

/** The account has had its free trial. */
export type TrialUsedError = UserError & {
  __typename?: 'TrialUsedError';
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** Always empty. */
  path: Array<Scalars['String']['output']>;
};

/** Reasons a studio cannot be unfollowed. */
export type UnfollowDesignerError = NotFoundError;

/** Names the studio to follow no longer. */
export type UnfollowDesignerInput = {
  /** Its identity. */
  designerId: Scalars['ID']['input'];
};

/** The answer to `unfollowDesigner`. */
export type UnfollowDesignerPayload = {
  __typename?: 'UnfollowDesignerPayload';
  /** The studio as it is now; null on failure. */
  designer?: Maybe<Designer>;
  /** Why it failed; empty on success. */
  errors: Array<UnfollowDesignerError>;
};

/** Reasons a profile was not changed. */
export type UpdateProfileError = AlreadyTakenError | ValidationError;

/** What people may change about themselves; what is left out stays. */
export type UpdateProfileInput = {
  /** For whom invoices are made out, at most 100 characters; blank for none. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Full name, 2 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The company's tax number, at most 40 characters; blank for none. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 20 letters, digits or underscores; unique. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** The answer to `updateProfile`. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** Why it failed; empty on success. */
  errors: Array<UpdateProfileError>;
  /** The person with the change; null on failure. */
  viewer?: Maybe<User>;
};

/** A person with an account, as that person sees it. */
export type User = {
  __typename?: 'User';
  /** Address of the picture; null while there is none. */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** True while a free trial can be started: none was yet, and no plan runs; null when that cannot be said now. */
  canStartTrial?: Maybe<Scalars['Boolean']['output']>;
  /** For whom invoices are made out, where that is a company; null where not given. */
  company?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The downloads of the viewer's plan; null without a plan, or when they cannot be had now. */
  downloadQuota?: Maybe<DownloadQuota>;
  /** Address for mail and sign-in; unique. */
  email: Scalars['String']['output'];
  /** Free downloads left; new accounts have 5. */
  freeDownloads: Scalars['Int']['output'];
  /** True while a subscription is paid for. */
  hasActiveSubscription: Scalars['Boolean']['output'];
  /** Whether the person can sign in by a password; accounts made by Google have none until one is set by a reset. */
  hasPassword: Scalars['Boolean']['output'];
  /** Opaque identity. */
  id: Scalars['ID']['output'];
  /** Whether the person has shown that they read the mail of their address. Nothing waits for it. */
  isEmailConfirmed: Scalars['Boolean']['output'];
  /** Full name, 2 characters or more. */
  name: Scalars['String']['output'];
  /** What the person may do. */
  role: Role;
  /** Where the person is signed in: this session first, then the last used. Null while they cannot be told. */
  sessions?: Maybe<Array<AccountSession>>;
  /** The viewer's subscription, or the last one when it is over; null when there never was one, or when it cannot be had now. */
  subscription?: Maybe<PlanSubscription>;
  /** The company's number for value added or sales tax; null where not given. */
  taxNumber?: Maybe<Scalars['String']['output']>;
  /** 3 to 20 letters, digits or underscores; unique. */
  username: Scalars['String']['output'];
};

/** An expected failure that the person can do something about. The typename is the code. */
export type UserError = {
  /** A sentence to show to the person. */
  message: Scalars['String']['output'];
  /** The input field it belongs to, from the input's root; empty when it concerns the whole action. */
  path: Array<Scalars['String']['output']>;
};

/** A field of the input breaks a rule. */
export type ValidationError = UserError & {
  __typename?: 'ValidationError';
  /** A sentence to show under the field. */
  message: Scalars['String']['output'];
  /** The field, from the input's root. */
  path: Array<Scalars['String']['output']>;
};

/** Reasons a code was not taken. */
export type VerifyOtpError = InvalidOtpError | ValidationError;

/** Gives the code that was mailed. */
export type VerifyOtpInput = {
  /** The address it was mailed to. */
  email: Scalars['String']['input'];
  /** 6 digits. */
  otp: Scalars['String']['input'];
};

/** The answer to `verifyOtp`. */
export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  /** Why it failed; empty on success. */
  errors: Array<VerifyOtpError>;
  /** Sets one new password, within 15 minutes; null on failure. */
  resetToken?: Maybe<Scalars['String']['output']>;
};

/** Reasons a review is not taken. */
export type WriteReviewError = NotFoundError | ValidationError;

/** What an owner wants to say. */
export type WriteReviewInput = {
  /** The pattern; the viewer must own it. */
  assetId: Scalars['ID']['input'];
  /** 1 to 5. */
  stars: Scalars['Int']['input'];
  /** 1 to 2000 characters. */
  text: Scalars['String']['input'];
};

/** The answer to `writeReview`. */
export type WriteReviewPayload = {
  __typename?: 'WriteReviewPayload';
  /** Why it failed; empty on success. */
  errors: Array<WriteReviewError>;
  /** The review as it is now; null on failure. */
  review?: Maybe<Review>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddToCartError:
    | ( PayloadError & { __typename: 'EarlyAccessError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ApplyCouponError:
    | ( InvalidCouponError & { __typename: 'InvalidCouponError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  BeginGoogleSignInError:
    | ( SignInUnavailableError & { __typename: 'SignInUnavailableError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CancelSubscriptionError: ( SubscriptionStateError & { __typename: 'SubscriptionStateError' } );
  ChangePasswordError: ( ValidationError & { __typename: 'ValidationError' } );
  ChangePlanError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( Omit<PlanChangedError, 'preview'> & { preview: _RefType['PlanChangePreview'] } & { __typename: 'PlanChangedError' } )
    | ( SubscriptionStateError & { __typename: 'SubscriptionStateError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ClaimFreePatternError:
    | ( PayloadError & { __typename: 'EarlyAccessError' } )
    | ( EmailUnconfirmedError & { __typename: 'EmailUnconfirmedError' } )
    | ( NoDownloadsLeftError & { __typename: 'NoDownloadsLeftError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
  ;
  ClaimWithSubscriptionError:
    | ( PayloadError & { __typename: 'EarlyAccessError' } )
    | ( NoDownloadsLeftError & { __typename: 'NoDownloadsLeftError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( PlanRequiredError & { __typename: 'PlanRequiredError' } )
  ;
  ConfirmEmailError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreateDownloadLinkError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  CreateSubscriptionSessionError:
    | ( AlreadySubscribedError & { __typename: 'AlreadySubscribedError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  DeleteAccountError:
    | ( LastAdminError & { __typename: 'LastAdminError' } )
    | ( ReauthenticationRequiredError & { __typename: 'ReauthenticationRequiredError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  EndSessionError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  FinishGoogleSignInError:
    | ( SignInExpiredError & { __typename: 'SignInExpiredError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  FollowDesignerError: ( NotFoundError & { __typename: 'NotFoundError' } );
  LoginError:
    | ( InvalidCredentialsError & { __typename: 'InvalidCredentialsError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  NewsletterLinkError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RecordHelpFeedbackError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RefundOrderError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( RefundRefusedError & { __typename: 'RefundRefusedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RegisterError:
    | ( AlreadyTakenError & { __typename: 'AlreadyTakenError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  RequestPasswordResetError: ( ValidationError & { __typename: 'ValidationError' } );
  ResetPasswordError:
    | ( ResetExpiredError & { __typename: 'ResetExpiredError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  ResumeSubscriptionError: ( SubscriptionStateError & { __typename: 'SubscriptionStateError' } );
  SendMessageError: ( ValidationError & { __typename: 'ValidationError' } );
  StartCheckoutError:
    | ( CartNotReadyError & { __typename: 'CartNotReadyError' } )
    | ( PayloadError & { __typename: 'TotalChangedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  StartTrialError:
    | ( AlreadySubscribedError & { __typename: 'AlreadySubscribedError' } )
    | ( EmailUnconfirmedError & { __typename: 'EmailUnconfirmedError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( TrialUsedError & { __typename: 'TrialUsedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  SubmitTicketError: ( ValidationError & { __typename: 'ValidationError' } );
  SubscribeToNewsletterError: ( ValidationError & { __typename: 'ValidationError' } );
  UnfollowDesignerError: ( NotFoundError & { __typename: 'NotFoundError' } );
  UpdateProfileError:
    | ( AlreadyTakenError & { __typename: 'AlreadyTakenError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  VerifyOtpError:
    | ( InvalidOtpError & { __typename: 'InvalidOtpError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
  WriteReviewError:
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( AlreadySubscribedError & { __typename: 'AlreadySubscribedError' } )
    | ( AlreadyTakenError & { __typename: 'AlreadyTakenError' } )
    | ( CartNotReadyError & { __typename: 'CartNotReadyError' } )
    | ( PayloadError & { __typename: 'EarlyAccessError' } )
    | ( EmailUnconfirmedError & { __typename: 'EmailUnconfirmedError' } )
    | ( InvalidCouponError & { __typename: 'InvalidCouponError' } )
    | ( InvalidCredentialsError & { __typename: 'InvalidCredentialsError' } )
    | ( InvalidOtpError & { __typename: 'InvalidOtpError' } )
    | ( LastAdminError & { __typename: 'LastAdminError' } )
    | ( NoDownloadsLeftError & { __typename: 'NoDownloadsLeftError' } )
    | ( NotFoundError & { __typename: 'NotFoundError' } )
    | ( PaymentDeclinedError & { __typename: 'PaymentDeclinedError' } )
    | ( Omit<PlanChangedError, 'preview'> & { preview: _RefType['PlanChangePreview'] } & { __typename: 'PlanChangedError' } )
    | ( PlanRequiredError & { __typename: 'PlanRequiredError' } )
    | ( ReauthenticationRequiredError & { __typename: 'ReauthenticationRequiredError' } )
    | ( RefundRefusedError & { __typename: 'RefundRefusedError' } )
    | ( ResetExpiredError & { __typename: 'ResetExpiredError' } )
    | ( SignInExpiredError & { __typename: 'SignInExpiredError' } )
    | ( SignInUnavailableError & { __typename: 'SignInUnavailableError' } )
    | ( SubscriptionStateError & { __typename: 'SubscriptionStateError' } )
    | ( PayloadError & { __typename: 'TotalChangedError' } )
    | ( TrialUsedError & { __typename: 'TrialUsedError' } )
    | ( ValidationError & { __typename: 'ValidationError' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountSession: ResolverTypeWrapper<AccountSession>;
  AddSavedToCartInput: AddSavedToCartInput;
  AddSavedToCartPayload: ResolverTypeWrapper<Omit<AddSavedToCartPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversTypes['Cart']>, errors: Array<ResolversTypes['AddToCartError']> }>;
  AddToCartError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddToCartError']>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<Omit<AddToCartPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversTypes['Cart']>, errors: Array<ResolversTypes['AddToCartError']> }>;
  AdminOrder: ResolverTypeWrapper<RestAdminOrder>;
  AdminOrderItem: ResolverTypeWrapper<RestAdminOrderItem>;
  AdminOverview: ResolverTypeWrapper<AdminOverview>;
  AlreadySubscribedError: ResolverTypeWrapper<AlreadySubscribedError>;
  AlreadyTakenError: ResolverTypeWrapper<AlreadyTakenError>;
  AppliedCoupon: ResolverTypeWrapper<Omit<AppliedCoupon, 'amountOff'> & { amountOff?: Maybe<ResolversTypes['Price']> }>;
  ApplyCouponError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ApplyCouponError']>;
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: ResolverTypeWrapper<Omit<ApplyCouponPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversTypes['Cart']>, errors: Array<ResolversTypes['ApplyCouponError']> }>;
  Asset: ResolverTypeWrapper<RestAsset>;
  AssetBadge: AssetBadge;
  AssetFacets: ResolverTypeWrapper<AssetFacets>;
  AssetFilter: AssetFilter;
  AssetLabel: AssetLabel;
  AssetPage: ResolverTypeWrapper<Omit<AssetPage, 'items'> & { items: Array<ResolversTypes['Asset']> }>;
  AssetSort: AssetSort;
  AssetStatus: AssetStatus;
  AssetStatusCount: ResolverTypeWrapper<AssetStatusCount>;
  AssetSuggestion: ResolverTypeWrapper<RestSuggestion>;
  BeginGoogleSignInError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BeginGoogleSignInError']>;
  BeginGoogleSignInInput: BeginGoogleSignInInput;
  BeginGoogleSignInPayload: ResolverTypeWrapper<Omit<BeginGoogleSignInPayload, 'errors'> & { errors: Array<ResolversTypes['BeginGoogleSignInError']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelSubscriptionError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelSubscriptionError']>;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversTypes['PlanSubscription']> }>;
  Cart: ResolverTypeWrapper<RestCart>;
  CartItem: ResolverTypeWrapper<RestCartItem>;
  CartItemInput: CartItemInput;
  CartNotReadyError: ResolverTypeWrapper<CartNotReadyError>;
  CartQuote: ResolverTypeWrapper<Omit<CartQuote, 'cart' | 'errors'> & { cart: ResolversTypes['Cart'], errors: Array<ResolversTypes['ApplyCouponError']> }>;
  Category: ResolverTypeWrapper<CategoryModel>;
  CategoryKind: CategoryKind;
  Certificate: ResolverTypeWrapper<RestCertificate>;
  CertificateStatus: CertificateStatus;
  ChangePasswordError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePasswordError']>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['ChangePasswordError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  ChangePlanError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePlanError']>;
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: ResolverTypeWrapper<Omit<ChangePlanPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['ChangePlanError']>, subscription?: Maybe<ResolversTypes['PlanSubscription']> }>;
  ClaimFreePatternError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimFreePatternError']>;
  ClaimFreePatternInput: ClaimFreePatternInput;
  ClaimFreePatternPayload: ResolverTypeWrapper<Omit<ClaimFreePatternPayload, 'entitlement' | 'errors' | 'viewer'> & { entitlement?: Maybe<ResolversTypes['Entitlement']>, errors: Array<ResolversTypes['ClaimFreePatternError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  ClaimWithSubscriptionError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClaimWithSubscriptionError']>;
  ClaimWithSubscriptionInput: ClaimWithSubscriptionInput;
  ClaimWithSubscriptionPayload: ResolverTypeWrapper<Omit<ClaimWithSubscriptionPayload, 'downloadQuota' | 'entitlement' | 'errors'> & { downloadQuota?: Maybe<ResolversTypes['DownloadQuota']>, entitlement?: Maybe<ResolversTypes['Entitlement']>, errors: Array<ResolversTypes['ClaimWithSubscriptionError']> }>;
  ClearCartPayload: ResolverTypeWrapper<Omit<ClearCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  CollectionRole: CollectionRole;
  ConfirmEmailError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmEmailError']>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Omit<ConfirmEmailPayload, 'errors'> & { errors: Array<ResolversTypes['ConfirmEmailError']> }>;
  ContentPage: ResolverTypeWrapper<ContentPage>;
  ContentVersion: ResolverTypeWrapper<ContentVersion>;
  CreateDownloadLinkError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateDownloadLinkError']>;
  CreateDownloadLinkInput: CreateDownloadLinkInput;
  CreateDownloadLinkPayload: ResolverTypeWrapper<Omit<CreateDownloadLinkPayload, 'errors'> & { errors: Array<ResolversTypes['CreateDownloadLinkError']> }>;
  CreateSubscriptionSessionError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateSubscriptionSessionError']>;
  CreateSubscriptionSessionInput: CreateSubscriptionSessionInput;
  CreateSubscriptionSessionPayload: ResolverTypeWrapper<Omit<CreateSubscriptionSessionPayload, 'errors'> & { errors: Array<ResolversTypes['CreateSubscriptionSessionError']> }>;
  Currency: Currency;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteAccountError']>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Omit<DeleteAccountPayload, 'errors'> & { errors: Array<ResolversTypes['DeleteAccountError']> }>;
  DesignCollection: ResolverTypeWrapper<DesignCollection>;
  Designer: ResolverTypeWrapper<DesignerModel>;
  DesignerCollection: ResolverTypeWrapper<RestDesignerCollection>;
  DesignerFilter: DesignerFilter;
  DesignerPage: ResolverTypeWrapper<Omit<DesignerPage, 'items'> & { items: Array<ResolversTypes['Designer']> }>;
  DesignerShare: ResolverTypeWrapper<RestDesignerShare>;
  DesignerStats: ResolverTypeWrapper<DesignerStats>;
  Download: ResolverTypeWrapper<RestDownload>;
  DownloadLink: ResolverTypeWrapper<DownloadLink>;
  DownloadPage: ResolverTypeWrapper<Omit<DownloadPage, 'items'> & { items: Array<ResolversTypes['Download']> }>;
  DownloadQuota: ResolverTypeWrapper<RestDownloadQuota>;
  EarlyAccessError: ResolverTypeWrapper<PayloadError>;
  EmailUnconfirmedError: ResolverTypeWrapper<EmailUnconfirmedError>;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndSessionError']>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'errors'> & { errors: Array<ResolversTypes['EndSessionError']> }>;
  Entitlement: ResolverTypeWrapper<RestEntitlement>;
  EntitlementPage: ResolverTypeWrapper<Omit<EntitlementPage, 'items'> & { items: Array<ResolversTypes['Entitlement']> }>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  FileFormat: FileFormat;
  FinishGoogleSignInError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishGoogleSignInError']>;
  FinishGoogleSignInInput: FinishGoogleSignInInput;
  FinishGoogleSignInPayload: ResolverTypeWrapper<Omit<FinishGoogleSignInPayload, 'errors' | 'user'> & { errors: Array<ResolversTypes['FinishGoogleSignInError']>, user?: Maybe<ResolversTypes['User']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowDesignerError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FollowDesignerError']>;
  FollowDesignerInput: FollowDesignerInput;
  FollowDesignerPayload: ResolverTypeWrapper<Omit<FollowDesignerPayload, 'designer' | 'errors'> & { designer?: Maybe<ResolversTypes['Designer']>, errors: Array<ResolversTypes['FollowDesignerError']> }>;
  HelpArticle: ResolverTypeWrapper<HelpArticle>;
  HelpCategory: ResolverTypeWrapper<HelpCategory>;
  HelpTopic: HelpTopic;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdempotencyKey: ResolverTypeWrapper<Scalars['IdempotencyKey']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidCouponError: ResolverTypeWrapper<InvalidCouponError>;
  InvalidCredentialsError: ResolverTypeWrapper<InvalidCredentialsError>;
  InvalidOtpError: ResolverTypeWrapper<InvalidOtpError>;
  LastAdminError: ResolverTypeWrapper<LastAdminError>;
  License: ResolverTypeWrapper<RestLicense>;
  LicenseAnswer: LicenseAnswer;
  LicenseType: LicenseType;
  LicenseUse: ResolverTypeWrapper<LicenseUse>;
  LoginError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoginError']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'errors' | 'user'> & { errors: Array<ResolversTypes['LoginError']>, user?: Maybe<ResolversTypes['User']> }>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MessageSubject: MessageSubject;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsletterLinkError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterLinkError']>;
  NewsletterLinkInput: NewsletterLinkInput;
  NewsletterLinkPayload: ResolverTypeWrapper<Omit<NewsletterLinkPayload, 'errors'> & { errors: Array<ResolversTypes['NewsletterLinkError']> }>;
  NewsletterStatus: NewsletterStatus;
  NewsletterSubscription: ResolverTypeWrapper<NewsletterSubscription>;
  NoDownloadsLeftError: ResolverTypeWrapper<NoDownloadsLeftError>;
  NotFoundError: ResolverTypeWrapper<NotFoundError>;
  Order: ResolverTypeWrapper<RestOrder>;
  OrderItem: ResolverTypeWrapper<RestOrderItem>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: Array<ResolversTypes['Order']> }>;
  OrderStatus: OrderStatus;
  Orientation: Orientation;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Palette: ResolverTypeWrapper<Palette>;
  PasswordResetRequest: ResolverTypeWrapper<PasswordResetRequest>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentDeclinedError: ResolverTypeWrapper<PaymentDeclinedError>;
  PaymentMethod: PaymentMethod;
  Plan: ResolverTypeWrapper<RestPlan>;
  PlanChangePreview: ResolverTypeWrapper<RestPlanChangePreview>;
  PlanChangedError: ResolverTypeWrapper<Omit<PlanChangedError, 'preview'> & { preview: ResolversTypes['PlanChangePreview'] }>;
  PlanInterval: PlanInterval;
  PlanOffer: PlanOffer;
  PlanRequiredError: ResolverTypeWrapper<PlanRequiredError>;
  PlanSubscription: ResolverTypeWrapper<RestSubscription>;
  PlanTier: PlanTier;
  Preview: ResolverTypeWrapper<RestPreview>;
  Price: ResolverTypeWrapper<RestPrice>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  ProductionFile: ResolverTypeWrapper<RestProductionFile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReauthenticationRequiredError: ResolverTypeWrapper<ReauthenticationRequiredError>;
  ReceiptStatus: ReceiptStatus;
  RecordHelpFeedbackError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordHelpFeedbackError']>;
  RecordHelpFeedbackInput: RecordHelpFeedbackInput;
  RecordHelpFeedbackPayload: ResolverTypeWrapper<Omit<RecordHelpFeedbackPayload, 'errors'> & { errors: Array<ResolversTypes['RecordHelpFeedbackError']> }>;
  Refund: ResolverTypeWrapper<RestRefund>;
  RefundOrderError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RefundOrderError']>;
  RefundOrderInput: RefundOrderInput;
  RefundOrderPayload: ResolverTypeWrapper<Omit<RefundOrderPayload, 'errors' | 'order'> & { errors: Array<ResolversTypes['RefundOrderError']>, order?: Maybe<ResolversTypes['AdminOrder']> }>;
  RefundReason: RefundReason;
  RefundRefusedError: ResolverTypeWrapper<RefundRefusedError>;
  RefundStatus: RefundStatus;
  RegisterError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegisterError']>;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'errors' | 'user'> & { errors: Array<ResolversTypes['RegisterError']>, user?: Maybe<ResolversTypes['User']> }>;
  RemoveAvatarPayload: ResolverTypeWrapper<Omit<RemoveAvatarPayload, 'viewer'> & { viewer: ResolversTypes['User'] }>;
  RemoveCouponPayload: ResolverTypeWrapper<Omit<RemoveCouponPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: ResolverTypeWrapper<Omit<RemoveFromCartPayload, 'cart'> & { cart: ResolversTypes['Cart'] }>;
  RepeatLayout: RepeatLayout;
  RequestPasswordResetError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RequestPasswordResetError']>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'errors'> & { errors: Array<ResolversTypes['RequestPasswordResetError']> }>;
  ResendEmailConfirmationPayload: ResolverTypeWrapper<ResendEmailConfirmationPayload>;
  ResetExpiredError: ResolverTypeWrapper<ResetExpiredError>;
  ResetPasswordError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResetPasswordError']>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'errors'> & { errors: Array<ResolversTypes['ResetPasswordError']> }>;
  ResumeSubscriptionError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResumeSubscriptionError']>;
  ResumeSubscriptionPayload: ResolverTypeWrapper<Omit<ResumeSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['ResumeSubscriptionError']>, subscription?: Maybe<ResolversTypes['PlanSubscription']> }>;
  Review: ResolverTypeWrapper<Review>;
  ReviewPage: ResolverTypeWrapper<ReviewPage>;
  ReviewSummary: ResolverTypeWrapper<ReviewSummary>;
  Role: Role;
  Season: Season;
  SendMessageError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMessageError']>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'errors'> & { errors: Array<ResolversTypes['SendMessageError']> }>;
  ShopCollection: ResolverTypeWrapper<RestShopCollection>;
  ShopCollectionKind: ShopCollectionKind;
  SignInExpiredError: ResolverTypeWrapper<SignInExpiredError>;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInUnavailableError: ResolverTypeWrapper<SignInUnavailableError>;
  StartCheckoutError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartCheckoutError']>;
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: ResolverTypeWrapper<Omit<StartCheckoutPayload, 'errors' | 'order'> & { errors: Array<ResolversTypes['StartCheckoutError']>, order?: Maybe<ResolversTypes['Order']> }>;
  StartTrialError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartTrialError']>;
  StartTrialInput: StartTrialInput;
  StartTrialPayload: ResolverTypeWrapper<Omit<StartTrialPayload, 'errors' | 'subscription'> & { errors: Array<ResolversTypes['StartTrialError']>, subscription?: Maybe<ResolversTypes['PlanSubscription']> }>;
  StraightUnit: ResolverTypeWrapper<Omit<StraightUnit, 'previews'> & { previews: Array<ResolversTypes['Preview']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitTicketError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubmitTicketError']>;
  SubmitTicketInput: SubmitTicketInput;
  SubmitTicketPayload: ResolverTypeWrapper<Omit<SubmitTicketPayload, 'errors'> & { errors: Array<ResolversTypes['SubmitTicketError']> }>;
  SubscribeToNewsletterError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SubscribeToNewsletterError']>;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<Omit<SubscribeToNewsletterPayload, 'errors'> & { errors: Array<ResolversTypes['SubscribeToNewsletterError']> }>;
  SubscriptionSession: ResolverTypeWrapper<RestSubscriptionSession>;
  SubscriptionSessionStatus: SubscriptionSessionStatus;
  SubscriptionStateError: ResolverTypeWrapper<SubscriptionStateError>;
  SubscriptionStatus: SubscriptionStatus;
  SupportTicket: ResolverTypeWrapper<SupportTicket>;
  SupportTicketPage: ResolverTypeWrapper<SupportTicketPage>;
  SupportTicketStatus: SupportTicketStatus;
  Swatch: ResolverTypeWrapper<Swatch>;
  TotalChangedError: ResolverTypeWrapper<PayloadError>;
  TrialUsedError: ResolverTypeWrapper<TrialUsedError>;
  UnfollowDesignerError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UnfollowDesignerError']>;
  UnfollowDesignerInput: UnfollowDesignerInput;
  UnfollowDesignerPayload: ResolverTypeWrapper<Omit<UnfollowDesignerPayload, 'designer' | 'errors'> & { designer?: Maybe<ResolversTypes['Designer']>, errors: Array<ResolversTypes['UnfollowDesignerError']> }>;
  UpdateProfileError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UpdateProfileError']>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'errors' | 'viewer'> & { errors: Array<ResolversTypes['UpdateProfileError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  User: ResolverTypeWrapper<RestUser>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  ValidationError: ResolverTypeWrapper<ValidationError>;
  VerifyOtpError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyOtpError']>;
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: ResolverTypeWrapper<Omit<VerifyOtpPayload, 'errors'> & { errors: Array<ResolversTypes['VerifyOtpError']> }>;
  WriteReviewError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteReviewError']>;
  WriteReviewInput: WriteReviewInput;
  WriteReviewPayload: ResolverTypeWrapper<Omit<WriteReviewPayload, 'errors'> & { errors: Array<ResolversTypes['WriteReviewError']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountSession: AccountSession;
  AddSavedToCartInput: AddSavedToCartInput;
  AddSavedToCartPayload: Omit<AddSavedToCartPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, errors: Array<ResolversParentTypes['AddToCartError']> };
  AddToCartError: ResolversUnionTypes<ResolversParentTypes>['AddToCartError'];
  AddToCartInput: AddToCartInput;
  AddToCartPayload: Omit<AddToCartPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, errors: Array<ResolversParentTypes['AddToCartError']> };
  AdminOrder: RestAdminOrder;
  AdminOrderItem: RestAdminOrderItem;
  AdminOverview: AdminOverview;
  AlreadySubscribedError: AlreadySubscribedError;
  AlreadyTakenError: AlreadyTakenError;
  AppliedCoupon: Omit<AppliedCoupon, 'amountOff'> & { amountOff?: Maybe<ResolversParentTypes['Price']> };
  ApplyCouponError: ResolversUnionTypes<ResolversParentTypes>['ApplyCouponError'];
  ApplyCouponInput: ApplyCouponInput;
  ApplyCouponPayload: Omit<ApplyCouponPayload, 'cart' | 'errors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, errors: Array<ResolversParentTypes['ApplyCouponError']> };
  Asset: RestAsset;
  AssetFacets: AssetFacets;
  AssetFilter: AssetFilter;
  AssetPage: Omit<AssetPage, 'items'> & { items: Array<ResolversParentTypes['Asset']> };
  AssetStatusCount: AssetStatusCount;
  AssetSuggestion: RestSuggestion;
  BeginGoogleSignInError: ResolversUnionTypes<ResolversParentTypes>['BeginGoogleSignInError'];
  BeginGoogleSignInInput: BeginGoogleSignInInput;
  BeginGoogleSignInPayload: Omit<BeginGoogleSignInPayload, 'errors'> & { errors: Array<ResolversParentTypes['BeginGoogleSignInError']> };
  Boolean: Scalars['Boolean']['output'];
  CancelSubscriptionError: ResolversUnionTypes<ResolversParentTypes>['CancelSubscriptionError'];
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['CancelSubscriptionError']>, subscription?: Maybe<ResolversParentTypes['PlanSubscription']> };
  Cart: RestCart;
  CartItem: RestCartItem;
  CartItemInput: CartItemInput;
  CartNotReadyError: CartNotReadyError;
  CartQuote: Omit<CartQuote, 'cart' | 'errors'> & { cart: ResolversParentTypes['Cart'], errors: Array<ResolversParentTypes['ApplyCouponError']> };
  Category: CategoryModel;
  Certificate: RestCertificate;
  ChangePasswordError: ResolversUnionTypes<ResolversParentTypes>['ChangePasswordError'];
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['ChangePasswordError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  ChangePlanError: ResolversUnionTypes<ResolversParentTypes>['ChangePlanError'];
  ChangePlanInput: ChangePlanInput;
  ChangePlanPayload: Omit<ChangePlanPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['ChangePlanError']>, subscription?: Maybe<ResolversParentTypes['PlanSubscription']> };
  ClaimFreePatternError: ResolversUnionTypes<ResolversParentTypes>['ClaimFreePatternError'];
  ClaimFreePatternInput: ClaimFreePatternInput;
  ClaimFreePatternPayload: Omit<ClaimFreePatternPayload, 'entitlement' | 'errors' | 'viewer'> & { entitlement?: Maybe<ResolversParentTypes['Entitlement']>, errors: Array<ResolversParentTypes['ClaimFreePatternError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  ClaimWithSubscriptionError: ResolversUnionTypes<ResolversParentTypes>['ClaimWithSubscriptionError'];
  ClaimWithSubscriptionInput: ClaimWithSubscriptionInput;
  ClaimWithSubscriptionPayload: Omit<ClaimWithSubscriptionPayload, 'downloadQuota' | 'entitlement' | 'errors'> & { downloadQuota?: Maybe<ResolversParentTypes['DownloadQuota']>, entitlement?: Maybe<ResolversParentTypes['Entitlement']>, errors: Array<ResolversParentTypes['ClaimWithSubscriptionError']> };
  ClearCartPayload: Omit<ClearCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  ConfirmEmailError: ResolversUnionTypes<ResolversParentTypes>['ConfirmEmailError'];
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'errors'> & { errors: Array<ResolversParentTypes['ConfirmEmailError']> };
  ContentPage: ContentPage;
  ContentVersion: ContentVersion;
  CreateDownloadLinkError: ResolversUnionTypes<ResolversParentTypes>['CreateDownloadLinkError'];
  CreateDownloadLinkInput: CreateDownloadLinkInput;
  CreateDownloadLinkPayload: Omit<CreateDownloadLinkPayload, 'errors'> & { errors: Array<ResolversParentTypes['CreateDownloadLinkError']> };
  CreateSubscriptionSessionError: ResolversUnionTypes<ResolversParentTypes>['CreateSubscriptionSessionError'];
  CreateSubscriptionSessionInput: CreateSubscriptionSessionInput;
  CreateSubscriptionSessionPayload: Omit<CreateSubscriptionSessionPayload, 'errors'> & { errors: Array<ResolversParentTypes['CreateSubscriptionSessionError']> };
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountError: ResolversUnionTypes<ResolversParentTypes>['DeleteAccountError'];
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: Omit<DeleteAccountPayload, 'errors'> & { errors: Array<ResolversParentTypes['DeleteAccountError']> };
  DesignCollection: DesignCollection;
  Designer: DesignerModel;
  DesignerCollection: RestDesignerCollection;
  DesignerFilter: DesignerFilter;
  DesignerPage: Omit<DesignerPage, 'items'> & { items: Array<ResolversParentTypes['Designer']> };
  DesignerShare: RestDesignerShare;
  DesignerStats: DesignerStats;
  Download: RestDownload;
  DownloadLink: DownloadLink;
  DownloadPage: Omit<DownloadPage, 'items'> & { items: Array<ResolversParentTypes['Download']> };
  DownloadQuota: RestDownloadQuota;
  EarlyAccessError: PayloadError;
  EmailUnconfirmedError: EmailUnconfirmedError;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionError: ResolversUnionTypes<ResolversParentTypes>['EndSessionError'];
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'errors'> & { errors: Array<ResolversParentTypes['EndSessionError']> };
  Entitlement: RestEntitlement;
  EntitlementPage: Omit<EntitlementPage, 'items'> & { items: Array<ResolversParentTypes['Entitlement']> };
  FacetValue: FacetValue;
  FinishGoogleSignInError: ResolversUnionTypes<ResolversParentTypes>['FinishGoogleSignInError'];
  FinishGoogleSignInInput: FinishGoogleSignInInput;
  FinishGoogleSignInPayload: Omit<FinishGoogleSignInPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FinishGoogleSignInError']>, user?: Maybe<ResolversParentTypes['User']> };
  Float: Scalars['Float']['output'];
  FollowDesignerError: ResolversUnionTypes<ResolversParentTypes>['FollowDesignerError'];
  FollowDesignerInput: FollowDesignerInput;
  FollowDesignerPayload: Omit<FollowDesignerPayload, 'designer' | 'errors'> & { designer?: Maybe<ResolversParentTypes['Designer']>, errors: Array<ResolversParentTypes['FollowDesignerError']> };
  HelpArticle: HelpArticle;
  HelpCategory: HelpCategory;
  ID: Scalars['ID']['output'];
  IdempotencyKey: Scalars['IdempotencyKey']['output'];
  Int: Scalars['Int']['output'];
  InvalidCouponError: InvalidCouponError;
  InvalidCredentialsError: InvalidCredentialsError;
  InvalidOtpError: InvalidOtpError;
  LastAdminError: LastAdminError;
  License: RestLicense;
  LicenseUse: LicenseUse;
  LoginError: ResolversUnionTypes<ResolversParentTypes>['LoginError'];
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['LoginError']>, user?: Maybe<ResolversParentTypes['User']> };
  LogoutPayload: LogoutPayload;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  NewsletterLinkError: ResolversUnionTypes<ResolversParentTypes>['NewsletterLinkError'];
  NewsletterLinkInput: NewsletterLinkInput;
  NewsletterLinkPayload: Omit<NewsletterLinkPayload, 'errors'> & { errors: Array<ResolversParentTypes['NewsletterLinkError']> };
  NewsletterSubscription: NewsletterSubscription;
  NoDownloadsLeftError: NoDownloadsLeftError;
  NotFoundError: NotFoundError;
  Order: RestOrder;
  OrderItem: RestOrderItem;
  OrderPage: Omit<OrderPage, 'items'> & { items: Array<ResolversParentTypes['Order']> };
  PageInfo: PageInfo;
  Palette: Palette;
  PasswordResetRequest: PasswordResetRequest;
  PaymentCard: PaymentCard;
  PaymentDeclinedError: PaymentDeclinedError;
  Plan: RestPlan;
  PlanChangePreview: RestPlanChangePreview;
  PlanChangedError: Omit<PlanChangedError, 'preview'> & { preview: ResolversParentTypes['PlanChangePreview'] };
  PlanRequiredError: PlanRequiredError;
  PlanSubscription: RestSubscription;
  Preview: RestPreview;
  Price: RestPrice;
  PriceRange: PriceRange;
  ProductionFile: RestProductionFile;
  Query: Record<PropertyKey, never>;
  ReauthenticationRequiredError: ReauthenticationRequiredError;
  RecordHelpFeedbackError: ResolversUnionTypes<ResolversParentTypes>['RecordHelpFeedbackError'];
  RecordHelpFeedbackInput: RecordHelpFeedbackInput;
  RecordHelpFeedbackPayload: Omit<RecordHelpFeedbackPayload, 'errors'> & { errors: Array<ResolversParentTypes['RecordHelpFeedbackError']> };
  Refund: RestRefund;
  RefundOrderError: ResolversUnionTypes<ResolversParentTypes>['RefundOrderError'];
  RefundOrderInput: RefundOrderInput;
  RefundOrderPayload: Omit<RefundOrderPayload, 'errors' | 'order'> & { errors: Array<ResolversParentTypes['RefundOrderError']>, order?: Maybe<ResolversParentTypes['AdminOrder']> };
  RefundRefusedError: RefundRefusedError;
  RegisterError: ResolversUnionTypes<ResolversParentTypes>['RegisterError'];
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['RegisterError']>, user?: Maybe<ResolversParentTypes['User']> };
  RemoveAvatarPayload: Omit<RemoveAvatarPayload, 'viewer'> & { viewer: ResolversParentTypes['User'] };
  RemoveCouponPayload: Omit<RemoveCouponPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: Omit<RemoveFromCartPayload, 'cart'> & { cart: ResolversParentTypes['Cart'] };
  RequestPasswordResetError: ResolversUnionTypes<ResolversParentTypes>['RequestPasswordResetError'];
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'errors'> & { errors: Array<ResolversParentTypes['RequestPasswordResetError']> };
  ResendEmailConfirmationPayload: ResendEmailConfirmationPayload;
  ResetExpiredError: ResetExpiredError;
  ResetPasswordError: ResolversUnionTypes<ResolversParentTypes>['ResetPasswordError'];
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'errors'> & { errors: Array<ResolversParentTypes['ResetPasswordError']> };
  ResumeSubscriptionError: ResolversUnionTypes<ResolversParentTypes>['ResumeSubscriptionError'];
  ResumeSubscriptionPayload: Omit<ResumeSubscriptionPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['ResumeSubscriptionError']>, subscription?: Maybe<ResolversParentTypes['PlanSubscription']> };
  Review: Review;
  ReviewPage: ReviewPage;
  ReviewSummary: ReviewSummary;
  SendMessageError: ResolversUnionTypes<ResolversParentTypes>['SendMessageError'];
  SendMessageInput: SendMessageInput;
  SendMessagePayload: Omit<SendMessagePayload, 'errors'> & { errors: Array<ResolversParentTypes['SendMessageError']> };
  ShopCollection: RestShopCollection;
  SignInExpiredError: SignInExpiredError;
  SignInOptions: SignInOptions;
  SignInUnavailableError: SignInUnavailableError;
  StartCheckoutError: ResolversUnionTypes<ResolversParentTypes>['StartCheckoutError'];
  StartCheckoutInput: StartCheckoutInput;
  StartCheckoutPayload: Omit<StartCheckoutPayload, 'errors' | 'order'> & { errors: Array<ResolversParentTypes['StartCheckoutError']>, order?: Maybe<ResolversParentTypes['Order']> };
  StartTrialError: ResolversUnionTypes<ResolversParentTypes>['StartTrialError'];
  StartTrialInput: StartTrialInput;
  StartTrialPayload: Omit<StartTrialPayload, 'errors' | 'subscription'> & { errors: Array<ResolversParentTypes['StartTrialError']>, subscription?: Maybe<ResolversParentTypes['PlanSubscription']> };
  StraightUnit: Omit<StraightUnit, 'previews'> & { previews: Array<ResolversParentTypes['Preview']> };
  String: Scalars['String']['output'];
  SubmitTicketError: ResolversUnionTypes<ResolversParentTypes>['SubmitTicketError'];
  SubmitTicketInput: SubmitTicketInput;
  SubmitTicketPayload: Omit<SubmitTicketPayload, 'errors'> & { errors: Array<ResolversParentTypes['SubmitTicketError']> };
  SubscribeToNewsletterError: ResolversUnionTypes<ResolversParentTypes>['SubscribeToNewsletterError'];
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: Omit<SubscribeToNewsletterPayload, 'errors'> & { errors: Array<ResolversParentTypes['SubscribeToNewsletterError']> };
  SubscriptionSession: RestSubscriptionSession;
  SubscriptionStateError: SubscriptionStateError;
  SupportTicket: SupportTicket;
  SupportTicketPage: SupportTicketPage;
  Swatch: Swatch;
  TotalChangedError: PayloadError;
  TrialUsedError: TrialUsedError;
  UnfollowDesignerError: ResolversUnionTypes<ResolversParentTypes>['UnfollowDesignerError'];
  UnfollowDesignerInput: UnfollowDesignerInput;
  UnfollowDesignerPayload: Omit<UnfollowDesignerPayload, 'designer' | 'errors'> & { designer?: Maybe<ResolversParentTypes['Designer']>, errors: Array<ResolversParentTypes['UnfollowDesignerError']> };
  UpdateProfileError: ResolversUnionTypes<ResolversParentTypes>['UpdateProfileError'];
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['UpdateProfileError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  User: RestUser;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  ValidationError: ValidationError;
  VerifyOtpError: ResolversUnionTypes<ResolversParentTypes>['VerifyOtpError'];
  VerifyOtpInput: VerifyOtpInput;
  VerifyOtpPayload: Omit<VerifyOtpPayload, 'errors'> & { errors: Array<ResolversParentTypes['VerifyOtpError']> };
  WriteReviewError: ResolversUnionTypes<ResolversParentTypes>['WriteReviewError'];
  WriteReviewInput: WriteReviewInput;
  WriteReviewPayload: Omit<WriteReviewPayload, 'errors'> & { errors: Array<ResolversParentTypes['WriteReviewError']> };
};

export type AccountSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AddSavedToCartPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddSavedToCartPayload'] = ResolversParentTypes['AddSavedToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AddToCartError']>, ParentType, ContextType>;
};

export type AddToCartErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddToCartError'] = ResolversParentTypes['AddToCartError']> = {
  __resolveType: TypeResolveFn<'EarlyAccessError' | 'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['AddToCartError']>, ParentType, ContextType>;
};

export type AdminOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminOrder'] = ResolversParentTypes['AdminOrder']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AdminOrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AdminOrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminOrderItem'] = ResolversParentTypes['AdminOrderItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminOverviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminOverview'] = ResolversParentTypes['AdminOverview']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assets?: Resolver<Array<ResolversTypes['AssetStatusCount']>, ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  newestTickets?: Resolver<Array<ResolversTypes['SupportTicket']>, ParentType, ContextType>;
  openTicketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueTicketCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidOrderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recentMessageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnedPaymentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AlreadySubscribedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlreadySubscribedError'] = ResolversParentTypes['AlreadySubscribedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadyTakenErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AlreadyTakenError'] = ResolversParentTypes['AlreadyTakenError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  amountOff?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountBasisPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ApplyCouponErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApplyCouponError'] = ResolversParentTypes['ApplyCouponError']> = {
  __resolveType: TypeResolveFn<'InvalidCouponError' | 'ValidationError', ParentType, ContextType>;
};

export type ApplyCouponPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ApplyCouponPayload'] = ResolversParentTypes['ApplyCouponPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ApplyCouponError']>, ParentType, ContextType>;
};

export type AssetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset']> = {
  altText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['AssetBadge']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['DesignCollection']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designer?: Resolver<ResolversTypes['Designer'], ParentType, ContextType>;
  dominantColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extendedPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ProductionFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeamVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  licenseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenseTypes?: Resolver<Array<ResolversTypes['LicenseType']>, ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orientation?: Resolver<ResolversTypes['Orientation'], ParentType, ContextType>;
  originalPrice?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  palette?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previews?: Resolver<Array<ResolversTypes['Preview']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['RepeatLayout'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['CollectionRole']>, ParentType, ContextType>;
  shareImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  straightUnit?: Resolver<Maybe<ResolversTypes['StraightUnit']>, ParentType, ContextType>;
  swatches?: Resolver<Array<ResolversTypes['Swatch']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unsuitedPalettes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  viewerHasLicense?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerPlanCovers?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AssetFacetsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetFacets'] = ResolversParentTypes['AssetFacets']> = {
  categories?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  licenseTypes?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  orientations?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  repeats?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssetPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetPage'] = ResolversParentTypes['AssetPage']> = {
  items?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AssetStatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetStatusCount'] = ResolversParentTypes['AssetStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssetStatus'], ParentType, ContextType>;
};

export type AssetSuggestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetSuggestion'] = ResolversParentTypes['AssetSuggestion']> = {
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginGoogleSignInErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginGoogleSignInError'] = ResolversParentTypes['BeginGoogleSignInError']> = {
  __resolveType: TypeResolveFn<'SignInUnavailableError' | 'ValidationError', ParentType, ContextType>;
};

export type BeginGoogleSignInPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BeginGoogleSignInPayload'] = ResolversParentTypes['BeginGoogleSignInPayload']> = {
  authorizationUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browserKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['BeginGoogleSignInError']>, ParentType, ContextType>;
};

export type CancelSubscriptionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelSubscriptionError'] = ResolversParentTypes['CancelSubscriptionError']> = {
  __resolveType: TypeResolveFn<'SubscriptionStateError', ParentType, ContextType>;
};

export type CancelSubscriptionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CancelSubscriptionPayload'] = ResolversParentTypes['CancelSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['CancelSubscriptionError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  coupon?: Resolver<Maybe<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  asset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['Palette']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
};

export type CartNotReadyErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartNotReadyError'] = ResolversParentTypes['CartNotReadyError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CartQuote'] = ResolversParentTypes['CartQuote']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ApplyCouponError']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CategoryKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  assetId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  licenseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenseTermsVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['Palette']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  statusSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordError'] = ResolversParentTypes['ChangePasswordError']> = {
  __resolveType: TypeResolveFn<'ValidationError', ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ChangePasswordError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangePlanErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePlanError'] = ResolversParentTypes['ChangePlanError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'PaymentDeclinedError' | 'PlanChangedError' | 'SubscriptionStateError' | 'ValidationError', ParentType, ContextType>;
};

export type ChangePlanPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChangePlanPayload'] = ResolversParentTypes['ChangePlanPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ChangePlanError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
};

export type ClaimFreePatternErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClaimFreePatternError'] = ResolversParentTypes['ClaimFreePatternError']> = {
  __resolveType: TypeResolveFn<'EarlyAccessError' | 'EmailUnconfirmedError' | 'NoDownloadsLeftError' | 'NotFoundError', ParentType, ContextType>;
};

export type ClaimFreePatternPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClaimFreePatternPayload'] = ResolversParentTypes['ClaimFreePatternPayload']> = {
  entitlement?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ClaimFreePatternError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ClaimWithSubscriptionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClaimWithSubscriptionError'] = ResolversParentTypes['ClaimWithSubscriptionError']> = {
  __resolveType: TypeResolveFn<'EarlyAccessError' | 'NoDownloadsLeftError' | 'NotFoundError' | 'PlanRequiredError', ParentType, ContextType>;
};

export type ClaimWithSubscriptionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClaimWithSubscriptionPayload'] = ResolversParentTypes['ClaimWithSubscriptionPayload']> = {
  downloadQuota?: Resolver<Maybe<ResolversTypes['DownloadQuota']>, ParentType, ContextType>;
  entitlement?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ClaimWithSubscriptionError']>, ParentType, ContextType>;
};

export type ClearCartPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClearCartPayload'] = ResolversParentTypes['ClearCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type ConfirmEmailErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailError'] = ResolversParentTypes['ConfirmEmailError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['ConfirmEmailError']>, ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionInForce?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  effectiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreateDownloadLinkErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateDownloadLinkError'] = ResolversParentTypes['CreateDownloadLinkError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type CreateDownloadLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateDownloadLinkPayload'] = ResolversParentTypes['CreateDownloadLinkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['CreateDownloadLinkError']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['DownloadLink']>, ParentType, ContextType>;
};

export type CreateSubscriptionSessionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateSubscriptionSessionError'] = ResolversParentTypes['CreateSubscriptionSessionError']> = {
  __resolveType: TypeResolveFn<'AlreadySubscribedError' | 'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type CreateSubscriptionSessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateSubscriptionSessionPayload'] = ResolversParentTypes['CreateSubscriptionSessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['CreateSubscriptionSessionError']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountError'] = ResolversParentTypes['DeleteAccountError']> = {
  __resolveType: TypeResolveFn<'LastAdminError' | 'ReauthenticationRequiredError' | 'ValidationError', ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  errors?: Resolver<Array<ResolversTypes['DeleteAccountError']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DesignCollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignCollection'] = ResolversParentTypes['DesignCollection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DesignerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Designer'] = ResolversParentTypes['Designer']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  collectionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  covers?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  portfolioUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specialty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerFollows?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type DesignerCollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignerCollection'] = ResolversParentTypes['DesignerCollection']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['DesignCollection'], ParentType, ContextType>;
  covers?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DesignerPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignerPage'] = ResolversParentTypes['DesignerPage']> = {
  categories?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Designer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DesignerShareResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignerShare'] = ResolversParentTypes['DesignerShare']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  designer?: Resolver<ResolversTypes['Designer'], ParentType, ContextType>;
};

export type DesignerStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignerStats'] = ResolversParentTypes['DesignerStats']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  downloadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entitlementId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['FileFormat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['Palette']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DownloadPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadPage'] = ResolversParentTypes['DownloadPage']> = {
  items?: Resolver<Array<ResolversTypes['Download']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type DownloadQuotaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DownloadQuota'] = ResolversParentTypes['DownloadQuota']> = {
  hasEarlyAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includesPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarlyAccessErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EarlyAccessError'] = ResolversParentTypes['EarlyAccessError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailUnconfirmedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmailUnconfirmedError'] = ResolversParentTypes['EmailUnconfirmedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  sessions?: Resolver<Array<ResolversTypes['AccountSession']>, ParentType, ContextType>;
};

export type EndSessionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndSessionError'] = ResolversParentTypes['EndSessionError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['EndSessionError']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
};

export type EntitlementResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Entitlement'] = ResolversParentTypes['Entitlement']> = {
  acquiredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  certificateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificateUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['FileFormat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDownloadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  licenseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licenseTermsVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['Palette']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntitlementPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EntitlementPage'] = ResolversParentTypes['EntitlementPage']> = {
  items?: Resolver<Array<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishGoogleSignInErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FinishGoogleSignInError'] = ResolversParentTypes['FinishGoogleSignInError']> = {
  __resolveType: TypeResolveFn<'SignInExpiredError' | 'ValidationError', ParentType, ContextType>;
};

export type FinishGoogleSignInPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FinishGoogleSignInPayload'] = ResolversParentTypes['FinishGoogleSignInPayload']> = {
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FinishGoogleSignInError']>, ParentType, ContextType>;
  isNewAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirect?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type FollowDesignerErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FollowDesignerError'] = ResolversParentTypes['FollowDesignerError']> = {
  __resolveType: TypeResolveFn<'NotFoundError', ParentType, ContextType>;
};

export type FollowDesignerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FollowDesignerPayload'] = ResolversParentTypes['FollowDesignerPayload']> = {
  designer?: Resolver<Maybe<ResolversTypes['Designer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FollowDesignerError']>, ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HelpCategory'] = ResolversParentTypes['HelpCategory']> = {
  articles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['HelpTopic'], ParentType, ContextType>;
};

export interface IdempotencyKeyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['IdempotencyKey'], any> {
  name: 'IdempotencyKey';
}

export type InvalidCouponErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidCouponError'] = ResolversParentTypes['InvalidCouponError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidCredentialsErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidCredentialsError'] = ResolversParentTypes['InvalidCredentialsError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InvalidOtpErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvalidOtpError'] = ResolversParentTypes['InvalidOtpError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LastAdminErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LastAdminError'] = ResolversParentTypes['LastAdminError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LicenseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['License'] = ResolversParentTypes['License']> = {
  allowsCommercialUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowsProductsForResale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  forbids?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['FileFormat']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsAttribution?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  surcharge?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['LicenseUse']>, ParentType, ContextType>;
};

export type LicenseUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LicenseUse'] = ResolversParentTypes['LicenseUse']> = {
  answer?: Resolver<ResolversTypes['LicenseAnswer'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginError'] = ResolversParentTypes['LoginError']> = {
  __resolveType: TypeResolveFn<'InvalidCredentialsError' | 'ValidationError', ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['LoginError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  isSignedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  minorUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addSavedToCart?: Resolver<ResolversTypes['AddSavedToCartPayload'], ParentType, ContextType, RequireFields<MutationAddSavedToCartArgs, 'input'>>;
  addToCart?: Resolver<ResolversTypes['AddToCartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  applyCoupon?: Resolver<ResolversTypes['ApplyCouponPayload'], ParentType, ContextType, RequireFields<MutationApplyCouponArgs, 'input'>>;
  beginGoogleSignIn?: Resolver<ResolversTypes['BeginGoogleSignInPayload'], ParentType, ContextType, RequireFields<MutationBeginGoogleSignInArgs, 'input'>>;
  cancelSubscription?: Resolver<ResolversTypes['CancelSubscriptionPayload'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changePlan?: Resolver<ResolversTypes['ChangePlanPayload'], ParentType, ContextType, RequireFields<MutationChangePlanArgs, 'input'>>;
  claimFreePattern?: Resolver<ResolversTypes['ClaimFreePatternPayload'], ParentType, ContextType, RequireFields<MutationClaimFreePatternArgs, 'input'>>;
  claimWithSubscription?: Resolver<ResolversTypes['ClaimWithSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationClaimWithSubscriptionArgs, 'input'>>;
  clearCart?: Resolver<ResolversTypes['ClearCartPayload'], ParentType, ContextType>;
  confirmEmail?: Resolver<ResolversTypes['ConfirmEmailPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmNewsletter?: Resolver<ResolversTypes['NewsletterLinkPayload'], ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'input'>>;
  createDownloadLink?: Resolver<ResolversTypes['CreateDownloadLinkPayload'], ParentType, ContextType, RequireFields<MutationCreateDownloadLinkArgs, 'input'>>;
  createSubscriptionSession?: Resolver<ResolversTypes['CreateSubscriptionSessionPayload'], ParentType, ContextType, RequireFields<MutationCreateSubscriptionSessionArgs, 'input'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['EndSessionPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  finishGoogleSignIn?: Resolver<ResolversTypes['FinishGoogleSignInPayload'], ParentType, ContextType, RequireFields<MutationFinishGoogleSignInArgs, 'input'>>;
  followDesigner?: Resolver<ResolversTypes['FollowDesignerPayload'], ParentType, ContextType, RequireFields<MutationFollowDesignerArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  recordHelpFeedback?: Resolver<ResolversTypes['RecordHelpFeedbackPayload'], ParentType, ContextType, RequireFields<MutationRecordHelpFeedbackArgs, 'input'>>;
  refundOrder?: Resolver<ResolversTypes['RefundOrderPayload'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegisterPayload'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeAvatar?: Resolver<ResolversTypes['RemoveAvatarPayload'], ParentType, ContextType>;
  removeCoupon?: Resolver<ResolversTypes['RemoveCouponPayload'], ParentType, ContextType>;
  removeFromCart?: Resolver<ResolversTypes['RemoveFromCartPayload'], ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resendEmailConfirmation?: Resolver<ResolversTypes['ResendEmailConfirmationPayload'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resumeSubscription?: Resolver<ResolversTypes['ResumeSubscriptionPayload'], ParentType, ContextType>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  startCheckout?: Resolver<ResolversTypes['StartCheckoutPayload'], ParentType, ContextType, RequireFields<MutationStartCheckoutArgs, 'input'>>;
  startTrial?: Resolver<ResolversTypes['StartTrialPayload'], ParentType, ContextType, RequireFields<MutationStartTrialArgs, 'input'>>;
  submitTicket?: Resolver<ResolversTypes['SubmitTicketPayload'], ParentType, ContextType, RequireFields<MutationSubmitTicketArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<ResolversTypes['SubscribeToNewsletterPayload'], ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  unfollowDesigner?: Resolver<ResolversTypes['UnfollowDesignerPayload'], ParentType, ContextType, RequireFields<MutationUnfollowDesignerArgs, 'input'>>;
  unsubscribeFromNewsletter?: Resolver<ResolversTypes['NewsletterLinkPayload'], ParentType, ContextType, RequireFields<MutationUnsubscribeFromNewsletterArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyOtp?: Resolver<ResolversTypes['VerifyOtpPayload'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'input'>>;
  writeReview?: Resolver<ResolversTypes['WriteReviewPayload'], ParentType, ContextType, RequireFields<MutationWriteReviewArgs, 'input'>>;
};

export type NewsletterLinkErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterLinkError'] = ResolversParentTypes['NewsletterLinkError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type NewsletterLinkPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterLinkPayload'] = ResolversParentTypes['NewsletterLinkPayload']> = {
  errors?: Resolver<Array<ResolversTypes['NewsletterLinkError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
};

export type NewsletterSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewsletterSubscription'] = ResolversParentTypes['NewsletterSubscription']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NewsletterStatus'], ParentType, ContextType>;
};

export type NoDownloadsLeftErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NoDownloadsLeftError'] = ResolversParentTypes['NoDownloadsLeftError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotFoundError'] = ResolversParentTypes['NotFoundError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptStatus?: Resolver<ResolversTypes['ReceiptStatus'], ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalInRupees?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType>;
  entitlement?: Resolver<Maybe<ResolversTypes['Entitlement']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  licenseTermsVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  palette?: Resolver<Maybe<ResolversTypes['Palette']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaletteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Palette'] = ResolversParentTypes['Palette']> = {
  ground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasswordResetRequestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordResetRequest'] = ResolversParentTypes['PasswordResetRequest']> = {
  expiresInSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentDeclinedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaymentDeclinedError'] = ResolversParentTypes['PaymentDeclinedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  buttonText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catalogueLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadsLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadsPerMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  freeMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includesPremium?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['PlanInterval']>, ParentType, ContextType>;
  isPopular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['LicenseType'], ParentType, ContextType>;
  licenseLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  savingPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['PlanTier'], ParentType, ContextType>;
  trialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialDownloads?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanChangePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanChangePreview'] = ResolversParentTypes['PlanChangePreview']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueNow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isImmediate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  takesEffectAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PlanChangedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanChangedError'] = ResolversParentTypes['PlanChangedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['PlanChangePreview'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanRequiredErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanRequiredError'] = ResolversParentTypes['PlanRequiredError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlanSubscriptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanSubscription'] = ResolversParentTypes['PlanSubscription']> = {
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  currentPeriodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPeriodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadsUsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  graceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moneyBackUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  portalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  trialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Preview'] = ResolversParentTypes['Preview']> = {
  fallbackUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  inr?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  usd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductionFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductionFile'] = ResolversParentTypes['ProductionFile']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['FileFormat'], ParentType, ContextType>;
  pixels?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminOrder?: Resolver<Maybe<ResolversTypes['AdminOrder']>, ParentType, ContextType, RequireFields<QueryAdminOrderArgs, 'number'>>;
  adminOverview?: Resolver<Maybe<ResolversTypes['AdminOverview']>, ParentType, ContextType>;
  asset?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<QueryAssetArgs, 'id'>>;
  assetBySku?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<QueryAssetBySkuArgs, 'sku'>>;
  assetBySlug?: Resolver<Maybe<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<QueryAssetBySlugArgs, 'slug'>>;
  assetDesigners?: Resolver<Maybe<Array<ResolversTypes['DesignerShare']>>, ParentType, ContextType, Partial<QueryAssetDesignersArgs>>;
  assetFacets?: Resolver<Maybe<ResolversTypes['AssetFacets']>, ParentType, ContextType, Partial<QueryAssetFacetsArgs>>;
  assetSuggestions?: Resolver<Array<ResolversTypes['AssetSuggestion']>, ParentType, ContextType, RequireFields<QueryAssetSuggestionsArgs, 'text'>>;
  assets?: Resolver<Maybe<ResolversTypes['AssetPage']>, ParentType, ContextType, RequireFields<QueryAssetsArgs, 'limit' | 'page' | 'sort'>>;
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartQuote?: Resolver<ResolversTypes['CartQuote'], ParentType, ContextType, RequireFields<QueryCartQuoteArgs, 'items'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoriesArgs, 'kind'>>;
  contentPage?: Resolver<Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<QueryContentPageArgs, 'slug'>>;
  contributorStudio?: Resolver<Maybe<ResolversTypes['Designer']>, ParentType, ContextType>;
  coordinates?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<QueryCoordinatesArgs, 'id' | 'limit'>>;
  designer?: Resolver<Maybe<ResolversTypes['Designer']>, ParentType, ContextType, RequireFields<QueryDesignerArgs, 'key'>>;
  designerCollections?: Resolver<Maybe<Array<ResolversTypes['DesignerCollection']>>, ParentType, ContextType, RequireFields<QueryDesignerCollectionsArgs, 'key'>>;
  designerStats?: Resolver<Maybe<ResolversTypes['DesignerStats']>, ParentType, ContextType>;
  designers?: Resolver<Maybe<ResolversTypes['DesignerPage']>, ParentType, ContextType, RequireFields<QueryDesignersArgs, 'limit' | 'page'>>;
  downloadHistory?: Resolver<Maybe<ResolversTypes['DownloadPage']>, ParentType, ContextType, RequireFields<QueryDownloadHistoryArgs, 'limit' | 'page'>>;
  helpCategories?: Resolver<Array<ResolversTypes['HelpCategory']>, ParentType, ContextType>;
  isPaymentTest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  library?: Resolver<Maybe<ResolversTypes['EntitlementPage']>, ParentType, ContextType, RequireFields<QueryLibraryArgs, 'limit' | 'page'>>;
  licenses?: Resolver<Array<ResolversTypes['License']>, ParentType, ContextType>;
  orderBySession?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderBySessionArgs, 'sessionId'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderPage']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'limit' | 'page'>>;
  ownedAssetIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType, RequireFields<QueryOwnedAssetIdsArgs, 'ids'>>;
  palettes?: Resolver<Array<ResolversTypes['Palette']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  plans?: Resolver<Maybe<Array<ResolversTypes['Plan']>>, ParentType, ContextType, RequireFields<QueryPlansArgs, 'offer'>>;
  previewPlanChange?: Resolver<Maybe<ResolversTypes['PlanChangePreview']>, ParentType, ContextType, RequireFields<QueryPreviewPlanChangeArgs, 'planId'>>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'assetId' | 'limit' | 'page'>>;
  shopCollection?: Resolver<Maybe<ResolversTypes['ShopCollection']>, ParentType, ContextType, RequireFields<QueryShopCollectionArgs, 'slug'>>;
  shopCollections?: Resolver<Array<ResolversTypes['ShopCollection']>, ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  similarAssets?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<QuerySimilarAssetsArgs, 'id' | 'limit'>>;
  subscriptionBySession?: Resolver<Maybe<ResolversTypes['SubscriptionSession']>, ParentType, ContextType, RequireFields<QuerySubscriptionBySessionArgs, 'sessionId'>>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportTicket?: Resolver<Maybe<ResolversTypes['SupportTicket']>, ParentType, ContextType, RequireFields<QuerySupportTicketArgs, 'number'>>;
  supportTickets?: Resolver<Maybe<ResolversTypes['SupportTicketPage']>, ParentType, ContextType, RequireFields<QuerySupportTicketsArgs, 'limit' | 'page'>>;
  verifyCertificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryVerifyCertificateArgs, 'code'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReauthenticationRequiredErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReauthenticationRequiredError'] = ResolversParentTypes['ReauthenticationRequiredError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecordHelpFeedbackErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordHelpFeedbackError'] = ResolversParentTypes['RecordHelpFeedbackError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type RecordHelpFeedbackPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecordHelpFeedbackPayload'] = ResolversParentTypes['RecordHelpFeedbackPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RecordHelpFeedbackError']>, ParentType, ContextType>;
  isRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefundReason']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RefundOrderErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundOrderError'] = ResolversParentTypes['RefundOrderError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'RefundRefusedError' | 'ValidationError', ParentType, ContextType>;
};

export type RefundOrderPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundOrderPayload'] = ResolversParentTypes['RefundOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RefundOrderError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['AdminOrder']>, ParentType, ContextType>;
};

export type RefundRefusedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RefundRefusedError'] = ResolversParentTypes['RefundRefusedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisterError'] = ResolversParentTypes['RegisterError']> = {
  __resolveType: TypeResolveFn<'AlreadyTakenError' | 'ValidationError', ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['RegisterError']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RemoveAvatarPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveAvatarPayload'] = ResolversParentTypes['RemoveAvatarPayload']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RemoveCouponPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveCouponPayload'] = ResolversParentTypes['RemoveCouponPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RemoveFromCartPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RemoveFromCartPayload'] = ResolversParentTypes['RemoveFromCartPayload']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
};

export type RequestPasswordResetErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetError'] = ResolversParentTypes['RequestPasswordResetError']> = {
  __resolveType: TypeResolveFn<'ValidationError', ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  errors?: Resolver<Array<ResolversTypes['RequestPasswordResetError']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['PasswordResetRequest']>, ParentType, ContextType>;
};

export type ResendEmailConfirmationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResendEmailConfirmationPayload'] = ResolversParentTypes['ResendEmailConfirmationPayload']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetExpiredErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetExpiredError'] = ResolversParentTypes['ResetExpiredError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResetPasswordErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordError'] = ResolversParentTypes['ResetPasswordError']> = {
  __resolveType: TypeResolveFn<'ResetExpiredError' | 'ValidationError', ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ResetPasswordError']>, ParentType, ContextType>;
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResumeSubscriptionErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResumeSubscriptionError'] = ResolversParentTypes['ResumeSubscriptionError']> = {
  __resolveType: TypeResolveFn<'SubscriptionStateError', ParentType, ContextType>;
};

export type ResumeSubscriptionPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResumeSubscriptionPayload'] = ResolversParentTypes['ResumeSubscriptionPayload']> = {
  errors?: Resolver<Array<ResolversTypes['ResumeSubscriptionError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
  viewerCanReview?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  viewerReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReviewSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary']> = {
  byStars?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SendMessageErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessageError'] = ResolversParentTypes['SendMessageError']> = {
  __resolveType: TypeResolveFn<'ValidationError', ParentType, ContextType>;
};

export type SendMessagePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
  errors?: Resolver<Array<ResolversTypes['SendMessageError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['SupportTicket']>, ParentType, ContextType>;
};

export type ShopCollectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShopCollection'] = ResolversParentTypes['ShopCollection']> = {
  assetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  covers?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<ShopCollectionCoversArgs, 'limit'>>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShopCollectionKind'], ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInExpiredErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInExpiredError'] = ResolversParentTypes['SignInExpiredError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInUnavailableErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInUnavailableError'] = ResolversParentTypes['SignInUnavailableError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartCheckoutErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartCheckoutError'] = ResolversParentTypes['StartCheckoutError']> = {
  __resolveType: TypeResolveFn<'CartNotReadyError' | 'TotalChangedError' | 'ValidationError', ParentType, ContextType>;
};

export type StartCheckoutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartCheckoutPayload'] = ResolversParentTypes['StartCheckoutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['StartCheckoutError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type StartTrialErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartTrialError'] = ResolversParentTypes['StartTrialError']> = {
  __resolveType: TypeResolveFn<'AlreadySubscribedError' | 'EmailUnconfirmedError' | 'NotFoundError' | 'TrialUsedError' | 'ValidationError', ParentType, ContextType>;
};

export type StartTrialPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StartTrialPayload'] = ResolversParentTypes['StartTrialPayload']> = {
  errors?: Resolver<Array<ResolversTypes['StartTrialError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
};

export type StraightUnitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StraightUnit'] = ResolversParentTypes['StraightUnit']> = {
  columns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previews?: Resolver<Array<ResolversTypes['Preview']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmitTicketErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitTicketError'] = ResolversParentTypes['SubmitTicketError']> = {
  __resolveType: TypeResolveFn<'ValidationError', ParentType, ContextType>;
};

export type SubmitTicketPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubmitTicketPayload'] = ResolversParentTypes['SubmitTicketPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SubmitTicketError']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['SupportTicket']>, ParentType, ContextType>;
};

export type SubscribeToNewsletterErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscribeToNewsletterError'] = ResolversParentTypes['SubscribeToNewsletterError']> = {
  __resolveType: TypeResolveFn<'ValidationError', ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  errors?: Resolver<Array<ResolversTypes['SubscribeToNewsletterError']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['NewsletterSubscription']>, ParentType, ContextType>;
};

export type SubscriptionSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionSession'] = ResolversParentTypes['SubscriptionSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  receiptEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionSessionStatus'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
};

export type SubscriptionStateErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SubscriptionStateError'] = ResolversParentTypes['SubscriptionStateError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportTicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportTicket'] = ResolversParentTypes['SupportTicket']> = {
  category?: Resolver<Maybe<ResolversTypes['HelpTopic']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SupportTicketStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportTicketPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportTicketPage'] = ResolversParentTypes['SupportTicketPage']> = {
  items?: Resolver<Array<ResolversTypes['SupportTicket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SwatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Swatch'] = ResolversParentTypes['Swatch']> = {
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TotalChangedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TotalChangedError'] = ResolversParentTypes['TotalChangedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrialUsedErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrialUsedError'] = ResolversParentTypes['TrialUsedError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnfollowDesignerErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnfollowDesignerError'] = ResolversParentTypes['UnfollowDesignerError']> = {
  __resolveType: TypeResolveFn<'NotFoundError', ParentType, ContextType>;
};

export type UnfollowDesignerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnfollowDesignerPayload'] = ResolversParentTypes['UnfollowDesignerPayload']> = {
  designer?: Resolver<Maybe<ResolversTypes['Designer']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UnfollowDesignerError']>, ParentType, ContextType>;
};

export type UpdateProfileErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfileError'] = ResolversParentTypes['UpdateProfileError']> = {
  __resolveType: TypeResolveFn<'AlreadyTakenError' | 'ValidationError', ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UpdateProfileError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canStartTrial?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadQuota?: Resolver<Maybe<ResolversTypes['DownloadQuota']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freeDownloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasActiveSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
  taxNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'AlreadySubscribedError' | 'AlreadyTakenError' | 'CartNotReadyError' | 'EarlyAccessError' | 'EmailUnconfirmedError' | 'InvalidCouponError' | 'InvalidCredentialsError' | 'InvalidOtpError' | 'LastAdminError' | 'NoDownloadsLeftError' | 'NotFoundError' | 'PaymentDeclinedError' | 'PlanChangedError' | 'PlanRequiredError' | 'ReauthenticationRequiredError' | 'RefundRefusedError' | 'ResetExpiredError' | 'SignInExpiredError' | 'SignInUnavailableError' | 'SubscriptionStateError' | 'TotalChangedError' | 'TrialUsedError' | 'ValidationError', ParentType, ContextType>;
};

export type ValidationErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ValidationError'] = ResolversParentTypes['ValidationError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyOtpErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyOtpError'] = ResolversParentTypes['VerifyOtpError']> = {
  __resolveType: TypeResolveFn<'InvalidOtpError' | 'ValidationError', ParentType, ContextType>;
};

export type VerifyOtpPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VerifyOtpPayload'] = ResolversParentTypes['VerifyOtpPayload']> = {
  errors?: Resolver<Array<ResolversTypes['VerifyOtpError']>, ParentType, ContextType>;
  resetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WriteReviewErrorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WriteReviewError'] = ResolversParentTypes['WriteReviewError']> = {
  __resolveType: TypeResolveFn<'NotFoundError' | 'ValidationError', ParentType, ContextType>;
};

export type WriteReviewPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WriteReviewPayload'] = ResolversParentTypes['WriteReviewPayload']> = {
  errors?: Resolver<Array<ResolversTypes['WriteReviewError']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AccountSession?: AccountSessionResolvers<ContextType>;
  AddSavedToCartPayload?: AddSavedToCartPayloadResolvers<ContextType>;
  AddToCartError?: AddToCartErrorResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AdminOrder?: AdminOrderResolvers<ContextType>;
  AdminOrderItem?: AdminOrderItemResolvers<ContextType>;
  AdminOverview?: AdminOverviewResolvers<ContextType>;
  AlreadySubscribedError?: AlreadySubscribedErrorResolvers<ContextType>;
  AlreadyTakenError?: AlreadyTakenErrorResolvers<ContextType>;
  AppliedCoupon?: AppliedCouponResolvers<ContextType>;
  ApplyCouponError?: ApplyCouponErrorResolvers<ContextType>;
  ApplyCouponPayload?: ApplyCouponPayloadResolvers<ContextType>;
  Asset?: AssetResolvers<ContextType>;
  AssetFacets?: AssetFacetsResolvers<ContextType>;
  AssetPage?: AssetPageResolvers<ContextType>;
  AssetStatusCount?: AssetStatusCountResolvers<ContextType>;
  AssetSuggestion?: AssetSuggestionResolvers<ContextType>;
  BeginGoogleSignInError?: BeginGoogleSignInErrorResolvers<ContextType>;
  BeginGoogleSignInPayload?: BeginGoogleSignInPayloadResolvers<ContextType>;
  CancelSubscriptionError?: CancelSubscriptionErrorResolvers<ContextType>;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartNotReadyError?: CartNotReadyErrorResolvers<ContextType>;
  CartQuote?: CartQuoteResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  ChangePasswordError?: ChangePasswordErrorResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangePlanError?: ChangePlanErrorResolvers<ContextType>;
  ChangePlanPayload?: ChangePlanPayloadResolvers<ContextType>;
  ClaimFreePatternError?: ClaimFreePatternErrorResolvers<ContextType>;
  ClaimFreePatternPayload?: ClaimFreePatternPayloadResolvers<ContextType>;
  ClaimWithSubscriptionError?: ClaimWithSubscriptionErrorResolvers<ContextType>;
  ClaimWithSubscriptionPayload?: ClaimWithSubscriptionPayloadResolvers<ContextType>;
  ClearCartPayload?: ClearCartPayloadResolvers<ContextType>;
  ConfirmEmailError?: ConfirmEmailErrorResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  CreateDownloadLinkError?: CreateDownloadLinkErrorResolvers<ContextType>;
  CreateDownloadLinkPayload?: CreateDownloadLinkPayloadResolvers<ContextType>;
  CreateSubscriptionSessionError?: CreateSubscriptionSessionErrorResolvers<ContextType>;
  CreateSubscriptionSessionPayload?: CreateSubscriptionSessionPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountError?: DeleteAccountErrorResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DesignCollection?: DesignCollectionResolvers<ContextType>;
  Designer?: DesignerResolvers<ContextType>;
  DesignerCollection?: DesignerCollectionResolvers<ContextType>;
  DesignerPage?: DesignerPageResolvers<ContextType>;
  DesignerShare?: DesignerShareResolvers<ContextType>;
  DesignerStats?: DesignerStatsResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  DownloadPage?: DownloadPageResolvers<ContextType>;
  DownloadQuota?: DownloadQuotaResolvers<ContextType>;
  EarlyAccessError?: EarlyAccessErrorResolvers<ContextType>;
  EmailUnconfirmedError?: EmailUnconfirmedErrorResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionError?: EndSessionErrorResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Entitlement?: EntitlementResolvers<ContextType>;
  EntitlementPage?: EntitlementPageResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  FinishGoogleSignInError?: FinishGoogleSignInErrorResolvers<ContextType>;
  FinishGoogleSignInPayload?: FinishGoogleSignInPayloadResolvers<ContextType>;
  FollowDesignerError?: FollowDesignerErrorResolvers<ContextType>;
  FollowDesignerPayload?: FollowDesignerPayloadResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpCategory?: HelpCategoryResolvers<ContextType>;
  IdempotencyKey?: GraphQLScalarType;
  InvalidCouponError?: InvalidCouponErrorResolvers<ContextType>;
  InvalidCredentialsError?: InvalidCredentialsErrorResolvers<ContextType>;
  InvalidOtpError?: InvalidOtpErrorResolvers<ContextType>;
  LastAdminError?: LastAdminErrorResolvers<ContextType>;
  License?: LicenseResolvers<ContextType>;
  LicenseUse?: LicenseUseResolvers<ContextType>;
  LoginError?: LoginErrorResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewsletterLinkError?: NewsletterLinkErrorResolvers<ContextType>;
  NewsletterLinkPayload?: NewsletterLinkPayloadResolvers<ContextType>;
  NewsletterSubscription?: NewsletterSubscriptionResolvers<ContextType>;
  NoDownloadsLeftError?: NoDownloadsLeftErrorResolvers<ContextType>;
  NotFoundError?: NotFoundErrorResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Palette?: PaletteResolvers<ContextType>;
  PasswordResetRequest?: PasswordResetRequestResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PaymentDeclinedError?: PaymentDeclinedErrorResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanChangePreview?: PlanChangePreviewResolvers<ContextType>;
  PlanChangedError?: PlanChangedErrorResolvers<ContextType>;
  PlanRequiredError?: PlanRequiredErrorResolvers<ContextType>;
  PlanSubscription?: PlanSubscriptionResolvers<ContextType>;
  Preview?: PreviewResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProductionFile?: ProductionFileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReauthenticationRequiredError?: ReauthenticationRequiredErrorResolvers<ContextType>;
  RecordHelpFeedbackError?: RecordHelpFeedbackErrorResolvers<ContextType>;
  RecordHelpFeedbackPayload?: RecordHelpFeedbackPayloadResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RefundOrderError?: RefundOrderErrorResolvers<ContextType>;
  RefundOrderPayload?: RefundOrderPayloadResolvers<ContextType>;
  RefundRefusedError?: RefundRefusedErrorResolvers<ContextType>;
  RegisterError?: RegisterErrorResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveAvatarPayload?: RemoveAvatarPayloadResolvers<ContextType>;
  RemoveCouponPayload?: RemoveCouponPayloadResolvers<ContextType>;
  RemoveFromCartPayload?: RemoveFromCartPayloadResolvers<ContextType>;
  RequestPasswordResetError?: RequestPasswordResetErrorResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResendEmailConfirmationPayload?: ResendEmailConfirmationPayloadResolvers<ContextType>;
  ResetExpiredError?: ResetExpiredErrorResolvers<ContextType>;
  ResetPasswordError?: ResetPasswordErrorResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResumeSubscriptionError?: ResumeSubscriptionErrorResolvers<ContextType>;
  ResumeSubscriptionPayload?: ResumeSubscriptionPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewSummary?: ReviewSummaryResolvers<ContextType>;
  SendMessageError?: SendMessageErrorResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  ShopCollection?: ShopCollectionResolvers<ContextType>;
  SignInExpiredError?: SignInExpiredErrorResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInUnavailableError?: SignInUnavailableErrorResolvers<ContextType>;
  StartCheckoutError?: StartCheckoutErrorResolvers<ContextType>;
  StartCheckoutPayload?: StartCheckoutPayloadResolvers<ContextType>;
  StartTrialError?: StartTrialErrorResolvers<ContextType>;
  StartTrialPayload?: StartTrialPayloadResolvers<ContextType>;
  StraightUnit?: StraightUnitResolvers<ContextType>;
  SubmitTicketError?: SubmitTicketErrorResolvers<ContextType>;
  SubmitTicketPayload?: SubmitTicketPayloadResolvers<ContextType>;
  SubscribeToNewsletterError?: SubscribeToNewsletterErrorResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  SubscriptionSession?: SubscriptionSessionResolvers<ContextType>;
  SubscriptionStateError?: SubscriptionStateErrorResolvers<ContextType>;
  SupportTicket?: SupportTicketResolvers<ContextType>;
  SupportTicketPage?: SupportTicketPageResolvers<ContextType>;
  Swatch?: SwatchResolvers<ContextType>;
  TotalChangedError?: TotalChangedErrorResolvers<ContextType>;
  TrialUsedError?: TrialUsedErrorResolvers<ContextType>;
  UnfollowDesignerError?: UnfollowDesignerErrorResolvers<ContextType>;
  UnfollowDesignerPayload?: UnfollowDesignerPayloadResolvers<ContextType>;
  UpdateProfileError?: UpdateProfileErrorResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ValidationError?: ValidationErrorResolvers<ContextType>;
  VerifyOtpError?: VerifyOtpErrorResolvers<ContextType>;
  VerifyOtpPayload?: VerifyOtpPayloadResolvers<ContextType>;
  WriteReviewError?: WriteReviewErrorResolvers<ContextType>;
  WriteReviewPayload?: WriteReviewPayloadResolvers<ContextType>;
};

