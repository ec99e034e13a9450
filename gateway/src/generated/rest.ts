// Generated from api/openapi.json by `npm run codegen`.

export interface AdminOrder {
  number: string;
  status: "pending" | "paid" | "completed" | "failed" | "expired" | "refunded" | "partially_refunded";
  createdAt: string;
  receiptEmail: string;
  total: number;
  refundable: number;
  items: AdminOrderItem[];
  refunds: Refund[];
}
export interface AdminOrderItem {
  id: string;
  title: string;
  license: "standard" | "extended";
  paid: number;
  isRefunded: boolean;
}
export interface Refund {
  id: string;
  amount: number;
  reason: ("duplicate" | "failed-delivery" | "defective-file") | null;
  status: "requested" | "done";
  requestedAt: string;
  completedAt: string | null;
}
export interface AdminOverview {
  assets: AssetStatusCount[];
  accountCount: number;
  paidOrderCount: number;
  returnedPaymentCount: number;
  openTicketCount: number;
  overdueTicketCount: number;
  recentMessageCount: number;
  newestTickets: Ticket[];
  countedAt: string;
}
export interface AssetStatusCount {
  status: "draft" | "submitted" | "approved" | "rejected" | "withdrawn";
  count: number;
}
export interface Ticket {
  number: string;
  category: ("account" | "subscription" | "downloads" | "payments" | "technical" | "guides") | null;
  subject: string;
  description: string;
  status: "open" | "answered" | "closed";
  createdAt: string;
  dueAt: string;
}
export interface Asset {
  _id: string;
  slug: string;
  skuId: string;
  title: string;
  description: string;
  altText: string;
  category: AssetCategory;
  designer: AssetDesigner;
  price: Price | null;
  extendedPrice: Price | null;
  originalPrice: Price | null;
  badge: ("trending" | "hot" | "popular") | null;
  endsAt: string | null;
  isFree: boolean;
  isPremium: boolean;
  isNew: boolean;
  licenseName: string;
  licenseTypes: ("personal" | "standard" | "commercial" | "extended")[];
  repeat: "block" | "half-drop" | "brick" | "mirror";
  isSeamVerified: boolean;
  collection: AssetCollection | null;
  role: ("hero" | "coordinate" | "blender") | null;
  palette: string;
  unsuitedPalettes: string[];
  orientation: "square" | "landscape" | "portrait";
  tags: string[];
  colors: string[];
  swatches: Swatch[];
  dominantColor: string;
  thumbhash: string;
  files: {
    preview: Preview[];
    unit: StraightUnit | null;
    share: string;
    production: ProductionFile[];
  };
  rating: number | null;
  ratingCount: number;
  downloadCount: number;
  publishedAt: string;
  opensAt: string;
}
export interface AssetCategory {
  id: string;
  slug: string;
  name: string;
  price: Price | null;
}
export interface Price {
  usd: number;
  inr: number;
}
export interface AssetDesigner {
  id: string;
  slug: string;
  name: string;
}
export interface AssetCollection {
  id: string;
  slug: string;
  name: string;
}
export interface Swatch {
  hex: string;
  share: number;
  name: string;
}
export interface Preview {
  url: string;
  fallbackUrl: string;
  width: number;
}
export interface StraightUnit {
  columns: number;
  rows: number;
  preview: Preview[];
}
export interface ProductionFile {
  format: "psd" | "jpg" | "png" | "svg" | "pdf" | "eps" | "ai";
  pixels: number | null;
  bytes: number | null;
}
export interface AssetFacets {
  categories: FacetValue[];
  tags: FacetValue[];
  colors: FacetValue[];
  orientations: FacetValue[];
  licenseTypes: FacetValue[];
  repeats: FacetValue[];
  total: number;
  priceRange: {
    min: number;
    max: number;
  };
}
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}
export interface AssetPage {
  assets: Asset[];
  pagination: Pagination;
}
export interface Pagination {
  totalItems: number;
  totalPages: number;
  page: number;
  limit: number;
}
export interface Cart {
  id: string;
  totalItems: number;
  items: CartItem[];
  subtotal: Price;
  discount: Price;
  total: Price;
  coupon: CartCoupon | null;
  notices: string[];
}
export interface CartItem {
  id: string;
  asset: Asset;
  license: "standard" | "extended";
  palette: Palette | null;
  price: Price | null;
  opensAt: string | null;
}
export interface Palette {
  slug: string;
  name: string;
  ground: string;
  inks: string[];
}
export interface CartCoupon {
  code: string;
  discountBasisPoints: number | null;
  amountOff: Price | null;
}
export interface CartQuote {
  cart: Cart;
  couponError: string | null;
}
export interface Category {
  id: string;
  slug: string;
  name: string;
  kind: "menu" | "filter";
  assetCount: number;
  coverId: string | null;
  children: Category[];
}
export interface CategoryList {
  categories: Category[];
}
export interface Certificate {
  code: string;
  status: "valid" | "refunded" | "superseded";
  statusSince: string | null;
  holder: string;
  title: string;
  assetId: string;
  asset: Asset | null;
  palette: Palette | null;
  license: "personal" | "standard" | "commercial" | "extended";
  licenseNumber: string;
  licenseTermsVersion: number | null;
  acquiredAt: string;
}
export interface CertificateKey {
  algorithm: "Ed25519";
  publicKey: string;
}
export interface ConfirmationLetter {
  email: string;
  isSent: boolean;
}
export interface ConfirmedEmail {
  email: string;
}
export interface ContentPage {
  slug: string;
  title: string;
  summary: string;
  body: string;
  version: number;
  publishedAt: string;
  effectiveAt: string;
  versionInForce: number | null;
  versions: ContentVersion[];
}
export interface ContentVersion {
  version: number;
  publishedAt: string;
  effectiveAt: string;
}
export interface CurrentSubscription {
  subscription: Subscription | null;
  canStartTrial: boolean;
}
export interface Subscription {
  id: string;
  plan: Plan;
  status: "trialing" | "active" | "past_due" | "canceled" | "expired";
  price: number;
  startedAt: string;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  pendingPlan: Plan | null;
  pendingAt: string | null;
  trialEndsAt: string | null;
  graceEndsAt: string | null;
  card: {
    brand: string;
    last4: string;
  } | null;
  downloadsUsed: number;
  downloadsLeft: number | null;
  moneyBackUntil: string | null;
}
export interface Plan {
  id: string;
  offer: "membership" | "pricing";
  tier: "free" | "membership" | "starter" | "pro" | "elite";
  name: string;
  description: string;
  buttonText: string;
  interval: ("month" | "year") | null;
  price: number;
  listPrice: number | null;
  saving: {
    percent: number;
    months: number;
  } | null;
  downloadsPerMonth: number | null;
  downloadsLabel: string;
  licence: "personal" | "standard" | "commercial" | "extended";
  licenceLabel: string;
  includesPremium: boolean;
  catalogueLabel: string;
  trialDays: number;
  trialDownloads: number | null;
  perks: string[];
  features: string[];
  isPopular: boolean;
}
export interface Designer {
  id: string;
  number: number;
  slug: string;
  name: string;
  specialty: string;
  bio: string;
  country: string;
  joinedYear: number;
  portfolioUrl: string;
  category: DesignerCategory;
  isFeatured: boolean;
  rating: number | null;
  ratingCount: number;
  assetCount: number;
  collectionCount: number;
  downloadCount: number;
  followerCount: number;
  avatarAssetId: string | null;
  coverAssetIds: string[];
  viewerFollows: boolean | null;
}
export interface DesignerCategory {
  id: string;
  slug: string;
  name: string;
}
export interface DesignerChip {
  value: string;
  label: string;
  count: number;
}
export interface DesignerCollection {
  id: string;
  slug: string;
  name: string;
  description: string;
  assetCount: number;
  coverAssetIds: string[];
}
export interface DesignerCollectionList {
  collections: DesignerCollection[];
}
export interface DesignerPage {
  designers: Designer[];
  categories: DesignerChip[];
  pagination: Pagination;
}
export interface DesignerShare {
  designer: AssetDesigner;
  assetCount: number;
  coverAssetId: string;
}
export interface DesignerShareList {
  designers: DesignerShare[];
}
export interface DesignerStats {
  designerCount: number;
  assetCount: number;
  rating: number | null;
  ratingCount: number;
}
export interface Download {
  id: string;
  title: string;
  asset: Asset | null;
  formats: ("psd" | "jpg" | "png" | "svg" | "pdf" | "eps" | "ai")[];
  palette: Palette | null;
  downloadedAt: string;
  entitlementId: string | null;
}
export interface DownloadLink {
  url: string;
  fileName: string;
  isReady: boolean;
  expiresAt: string;
}
export interface DownloadPage {
  downloads: Download[];
  pagination: Pagination;
}
export interface DownloadQuota {
  planName: string;
  licence: "standard" | "commercial" | "extended";
  includesPremium: boolean;
  hasEarlyAccess: boolean;
  limit: number | null;
  used: number;
  left: number | null;
  resetsAt: string;
}
export interface Entitlement {
  id: string;
  asset: Asset | null;
  title: string;
  license: "personal" | "standard" | "commercial" | "extended";
  palette: Palette | null;
  licenseNumber: string;
  certificateCode: string;
  certificateUrl: string;
  licenseTermsVersion?: number | null;
  formats: ("psd" | "jpg" | "png" | "svg" | "pdf" | "eps" | "ai")[];
  acquiredAt: string;
  lastDownloadedAt: string | null;
}
export interface EntitlementPage {
  entitlements: Entitlement[];
  pagination: Pagination;
}
export interface FreeDownload {
  entitlement: Entitlement;
  user: User;
}
export interface User {
  id: string;
  name: string;
  username: string;
  email: string;
  emailConfirmed: boolean;
  role: "user" | "contributor" | "admin";
  avatar: {
    url: string;
  } | null;
  hasPassword: boolean;
  freeDownloads: number;
  activeSubscription: boolean;
  company: string | null;
  taxNumber: string | null;
  createdAt: string;
}
export interface HelpArticle {
  id: string;
  slug: string;
  question: string;
  answer: string;
}
export interface HelpCategory {
  id: "account" | "subscription" | "downloads" | "payments" | "technical" | "guides";
  title: string;
  description: string;
  articles: HelpArticle[];
}
export interface HelpCategoryList {
  categories: HelpCategory[];
}
export interface HelpFeedbackReceipt {
  articleId: string;
}
export interface License {
  license: "personal" | "standard" | "commercial" | "extended";
  name: string;
  permits: string;
  forbids: string;
  allowsCommercialUse: boolean;
  needsAttribution: boolean;
  allowsProductsForResale: boolean;
  uses: LicenseUse[];
  formats: ("psd" | "jpg" | "png" | "svg" | "pdf" | "eps" | "ai")[];
  availability: string;
  surcharge: Price | null;
}
export interface LicenseUse {
  name: string;
  answer: "yes" | "yes_with_credit" | "no";
}
export interface LicenseList {
  licenses: License[];
}
export interface NewsletterSubscription {
  email: string;
  status: "pending" | "confirmed" | "unsubscribed";
}
export interface OidcRedirection {
  authorizationUrl: string;
  browserKey: string;
}
export interface OidcSession {
  token: string;
  user: User;
  deviceToken: string;
  isNewAccount: boolean;
  redirect: string;
}
export interface OpenSession {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
export interface OpenedSubscriptionSession {
  sessionUrl: string;
  sessionId: string;
}
export interface Order {
  id: string;
  number: string;
  sessionId: string;
  status: "pending" | "paid" | "completed" | "failed" | "expired" | "refunded" | "partially_refunded";
  items: OrderItem[];
  subtotal: number;
  discount: number;
  total: number;
  totalInr: number | null;
  createdAt: string;
  completedAt: string | null;
  receiptEmail: string;
  receiptStatus: "pending" | "sent";
  paymentUrl: string | null;
  paymentError: string | null;
  refunded: number;
  refunds: Refund[];
  receiptUrl: string | null;
}
export interface OrderItem {
  id: string;
  asset: Asset | null;
  title: string;
  license: "standard" | "extended";
  palette: Palette | null;
  licenseTermsVersion?: number | null;
  price: number;
  entitlement: Entitlement | null;
}
export interface OrderPage {
  orders: Order[];
  pagination: Pagination;
}
export interface OwnDownloadQuota {
  quota: DownloadQuota | null;
}
export interface OwnedAssets {
  ids: string[];
}
export interface PaletteList {
  palettes: Palette[];
}
export interface PasswordResetRequest {
  message: string;
  expiresInSeconds: number;
}
export interface PaymentMethods {
  methods: ("card" | "paypal" | "apple_pay")[];
  isTest: boolean;
}
export interface PlanChangePreview {
  plan: Plan;
  dueNow: number;
  takesEffectAt: string;
  isImmediate: boolean;
  at: string;
}
export interface PlanDownload {
  entitlement: Entitlement;
  quota: DownloadQuota | null;
}
export interface PlanList {
  plans: Plan[];
}
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  message: string;
  requestId: string;
  errors?: {
    path: string;
    message: string;
  }[];
}
export interface ResetToken {
  resetToken: string;
}
export interface Review {
  id: string;
  author: string;
  stars: number;
  text: string;
  createdAt: string;
  updatedAt: string;
}
export interface ReviewPage {
  reviews: Review[];
  pagination: Pagination;
  summary: ReviewSummary;
  own: Review | null;
  canReview: boolean | null;
}
export interface ReviewSummary {
  mean: number | null;
  count: number;
  /**
   * @minItems 5
   * @maxItems 5
   */
  byStars: [number, number, number, number, number];
}
export interface Session {
  token: string;
  user: User;
  deviceToken: string;
}
export interface ShopCollection {
  id: string;
  slug: string;
  title: string;
  description: string;
  kind: "computed" | "curated";
  season: ("winter" | "spring" | "summer" | "autumn") | null;
  endsAt: string | null;
  assetCount: number;
  coverIds: string[];
}
export interface ShopCollectionList {
  collections: ShopCollection[];
}
export interface SignInOptions {
  google: boolean;
}
export interface SimilarAssets {
  assets: Asset[];
}
export interface SitemapAssets {
  assets: SitemapEntry[];
  pagination: Pagination;
}
export interface SitemapEntry {
  slug: string;
  changedAt: string | null;
}
export interface SitemapPages {
  designers: SitemapEntry[];
  collections: SitemapEntry[];
  texts: SitemapEntry[];
  categories: SitemapEntry[];
  helpArticles: SitemapEntry[];
}
export interface SubscriptionList {
  subscriptions: Subscription[];
}
export interface SubscriptionPortal {
  url: string | null;
}
export interface SubscriptionSession {
  id: string;
  sessionId: string;
  status: "pending" | "active" | "failed" | "expired";
  plan: Plan;
  price: number;
  receiptEmail: string;
  sessionUrl: string | null;
  paymentError: string | null;
  subscription: Subscription | null;
}
export interface Suggestion {
  asset: Asset;
  label: string;
}
export interface SuggestionList {
  suggestions: Suggestion[];
}
export interface SupportContact {
  email: string;
}
export interface TicketPage {
  tickets: Ticket[];
  pagination: Pagination;
}
export interface UploadedAvatar {
  avatar: {
    url: string;
  };
}
export interface WebhookReceipt {
  received: true;
}
