/** Adds a visitor's saved patterns at sign-in. */
export type AddSavedToCartInput = {
  /** The patterns; at most 100. Those that are gone, or not open to the viewer yet, are left out and told of in the cart's notices. */
  items: Array<CartItemInput>;
};

/** Adds a pattern, or changes the licence and the palette of one that is there. */
export type AddToCartInput = {
  /** The pattern's id. */
  assetId: string;
  /** STANDARD or EXTENDED; STANDARD when left out. */
  license?: LicenseType | null | undefined;
  /** Slug of a palette offered for the pattern; the colours it was drawn in when left out. */
  palette?: string | null | undefined;
};

/** Puts a coupon on the cart. */
export type ApplyCouponInput = {
  /** The code; capitals and small letters are the same. */
  code: string;
};

/** What downloads by people say of a pattern. */
export type AssetBadge =
  /** New, and trending already. */
  | 'HOT'
  /** One of the 48 with most downloads of all time. */
  | 'POPULAR'
  /** One of the 48 with most downloads of late: one counts half as much with every week that passes. */
  | 'TRENDING';

/** What a list of patterns is narrowed to. Values within one field widen, fields among each other narrow. */
export type AssetFilter = {
  /** An asset id: `HD-` and 8 digits, or the 8 digits alone. */
  assetId?: string | null | undefined;
  /** Slugs of menu or filter categories. */
  categories?: Array<string> | null | undefined;
  /** Slug of a shop collection; an unknown one holds nothing. */
  collection?: string | null | undefined;
  /** Colour names as in `Asset.colors`. */
  colors?: Array<string> | null | undefined;
  /** Slugs of design collections. */
  designCollections?: Array<string> | null | undefined;
  /** Slugs or numbers of studios. */
  designers?: Array<string> | null | undefined;
  /** True: only free patterns; false: only paid ones. */
  isFree?: boolean | null | undefined;
  /** True: only patterns published in the last 14 days. */
  isNew?: boolean | null | undefined;
  /** True: only premium patterns; false: only others. */
  isPremium?: boolean | null | undefined;
  /** Facts of which a pattern has at least one. */
  labels?: Array<AssetLabel> | null | undefined;
  /** Licence kinds. */
  licenseTypes?: Array<LicenseType> | null | undefined;
  /** Highest standard price in US cents, inclusive. */
  maxPrice?: number | null | undefined;
  /** Lowest standard price in US cents, inclusive. */
  minPrice?: number | null | undefined;
  /** Proportions of the tile. */
  orientations?: Array<Orientation> | null | undefined;
  /** How the file repeats. */
  repeats?: Array<RepeatLayout> | null | undefined;
  /** Words in title, tags, studio and description; a typing error or two is forgiven. At most 200 characters. */
  search?: string | null | undefined;
  /** Slugs of subcategories. */
  subcategories?: Array<string> | null | undefined;
  /** Tags. */
  tags?: Array<string> | null | undefined;
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

/** Begins a sign-in with Google. */
export type BeginGoogleSignInInput = {
  /** Where to go afterwards: an address on this site that begins with a slash; `/` when left out. */
  redirect?: string | null | undefined;
};

/** One pattern of a visitor's own cart. */
export type CartItemInput = {
  /** The pattern's id. */
  assetId: string;
  /** STANDARD or EXTENDED; STANDARD when left out. */
  license?: LicenseType | null | undefined;
  /** Slug of a palette offered for the pattern; the colours it was drawn in when left out. */
  palette?: string | null | undefined;
};

/** What is true of a licence whose certificate is verified. */
export type CertificateStatus =
  /** The purchase was refunded: the licence may not be used any more. */
  | 'REFUNDED'
  /** A wider licence of the same pattern took its place. */
  | 'SUPERSEDED'
  /** The licence is held. */
  | 'VALID';

/** A new password, and the one it replaces. */
export type ChangePasswordInput = {
  /** The password as it is. */
  currentPassword: string;
  /** 8 to 256 characters. */
  newPassword: string;
};

/** A plan to change to, at what the preview said. */
export type ChangePlanInput = {
  /** `dueNow` of the preview that was shown, in US cents. */
  expectedDue: number;
  /** The plan. */
  planId: string;
  /** `at` of the preview that was shown. */
  previewedAt: string;
};

/** Names the free pattern to download. */
export type ClaimFreePatternInput = {
  /** The pattern; it must be free. */
  assetId: string;
};

/** Names the pattern to download with the viewer's plan. */
export type ClaimWithSubscriptionInput = {
  /** The pattern. */
  assetId: string;
};

/** A link that confirms an address. */
export type ConfirmEmailInput = {
  /** The `token` of the link. */
  token: string;
};

/** Asks for a download link. */
export type CreateDownloadLinkInput = {
  /** The licence the files belong to. */
  entitlementId: string;
  /** Which of its files; all of them when left out. */
  formats?: Array<FileFormat> | null | undefined;
  /** Slug of a palette offered for the pattern, its own included; the one it was acquired in when left out. */
  palette?: string | null | undefined;
};

/** A plan to pay for. */
export type CreateSubscriptionSessionInput = {
  /** The plan. */
  planId: string;
};

/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

/** Confirms that an account shall go. */
export type DeleteAccountInput = {
  /** The word `DELETE`. */
  confirmation: string;
  /** The account's password; left out for an account without one. */
  password?: string | null | undefined;
};

/** What the directory of studios is narrowed to; the fields narrow each other. */
export type DesignerFilter = {
  /** A value of `DesignerPage.categories`, or the slug of a menu category. */
  category?: string | null | undefined;
  /** True: only featured studios; false: only others. */
  isFeatured?: boolean | null | undefined;
  /** Numbers of studios. */
  numbers?: Array<number> | null | undefined;
  /** Words in name or specialty, in any letters. At most 200 characters. */
  search?: string | null | undefined;
};

/** The session that ends. */
export type EndSessionInput = {
  /** Its identity. */
  sessionId: string;
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

/** Finishes a sign-in with Google. */
export type FinishGoogleSignInInput = {
  /** What `beginGoogleSignIn` gave this tab. */
  browserKey: string;
  /** From the address Google's answer led to; works once, for a minute. */
  code: string;
};

/** Names the studio to follow. */
export type FollowDesignerInput = {
  /** Its identity. */
  designerId: string;
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

/** Who signs in. */
export type LoginInput = {
  /** From an earlier session on this device; left out on others. */
  deviceToken?: string | null | undefined;
  /** The account's address. */
  email: string;
  /** The account's password. */
  password: string;
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

/** Follows a link of a letter. */
export type NewsletterLinkInput = {
  /** The token of the link. */
  token: string;
};

/** Whether an address gets the newsletter. */
export type NewsletterStatus =
  /** It does. */
  | 'CONFIRMED'
  /** Somebody asked; the link that was mailed has not been followed yet. */
  | 'PENDING'
  /** It was taken off the list. */
  | 'UNSUBSCRIBED';

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

/** A way to pay. */
export type PaymentMethod =
  /** Apple Pay, on devices that have it. */
  | 'APPLE_PAY'
  /** Major credit and debit cards. */
  | 'CARD'
  /** PayPal. */
  | 'PAYPAL';

/** How often a plan is paid. */
export type PlanInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

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

/** Where the receipt's mail stands. */
export type ReceiptStatus =
  /** Not due yet, or waiting to be sent. */
  | 'PENDING'
  /** Handed to the mail server. */
  | 'SENT';

/** Says that an article was helpful. */
export type RecordHelpFeedbackInput = {
  /** The article. */
  articleId: string;
  /** Names the browser, 16 to 100 letters, digits, dashes or underscores, so that one answer counts once. */
  visitorKey: string;
};

/** Gives money of an order back. */
export type RefundOrderInput = {
  /** In US cents; left out, what the items cost, or all that is left. */
  amountCents?: number | null | undefined;
  /** A random key; the same key never refunds twice. */
  idempotencyKey: string;
  /** Items whose licence ends; at most 100. With the last cent of the order all end. */
  itemIds?: Array<string> | null | undefined;
  /** The number of the order. */
  number: string;
  /** Why. */
  reason: RefundReason;
};

/** Why money goes back. */
export type RefundReason =
  /** A file has a defect. */
  | 'DEFECTIVE_FILE'
  /** The same pattern was bought twice. */
  | 'DUPLICATE'
  /** The files never arrived. */
  | 'FAILED_DELIVERY';

/** Where a refund stands. */
export type RefundStatus =
  /** The payment provider has confirmed it. */
  | 'DONE'
  /** Asked for; the payment provider has not confirmed it yet. */
  | 'REQUESTED';

/** A new account. */
export type RegisterInput = {
  /** A valid address. */
  email: string;
  /** Full name, 2 to 100 characters. */
  name: string;
  /** 8 to 256 characters. */
  password: string;
  /** 3 to 20 letters, digits or underscores; made from the name when left out. */
  username?: string | null | undefined;
};

/** Takes a pattern out. */
export type RemoveFromCartInput = {
  /** The pattern's id. */
  assetId: string;
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

/** Asks for a code because a password is forgotten. */
export type RequestPasswordResetInput = {
  /** The account's address. */
  email: string;
};

/** Sets a new password. */
export type ResetPasswordInput = {
  /** 8 to 256 characters. */
  newPassword: string;
  /** What the code was exchanged for. */
  token: string;
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

/** A message to the shop. */
export type SendMessageInput = {
  /** Where to answer. */
  email: string;
  /** 1 to 5000 characters. */
  message: string;
  /** Who writes, 1 to 100 characters. */
  name: string;
  /** What it is about; `GENERAL` when left out. */
  subject?: MessageSubject | null | undefined;
};

/** Starts the payment of the viewer's cart. */
export type StartCheckoutInput = {
  /** The total shown to the buyer, in US cents. */
  expectedTotal: number;
  /** A random key; the same key never starts a second order. */
  idempotencyKey: string;
};

/** A plan to try. */
export type StartTrialInput = {
  /** A plan whose `trialDays` are more than 0. */
  planId: string;
};

/** A request for help. */
export type SubmitTicketInput = {
  /** What it is about. */
  category: HelpTopic;
  /** Where the person was, such as the article they report; at most 500 characters. */
  context?: string | null | undefined;
  /** 1 to 5000 characters. */
  description: string;
  /** Where to answer: required of a visitor; of someone signed in, the account's address counts. */
  email?: string | null | undefined;
  /** 1 to 150 characters. */
  subject: string;
};

/** Asks for the newsletter. */
export type SubscribeToNewsletterInput = {
  /** A valid address. */
  email: string;
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

/** How far a ticket is. */
export type SupportTicketStatus =
  /** The shop has answered and waits for the person. */
  | 'ANSWERED'
  /** Done. */
  | 'CLOSED'
  /** The shop owes an answer. */
  | 'OPEN';

/** Names the studio to follow no longer. */
export type UnfollowDesignerInput = {
  /** Its identity. */
  designerId: string;
};

/** What people may change about themselves; what is left out stays. */
export type UpdateProfileInput = {
  /** For whom invoices are made out, at most 100 characters; blank for none. */
  company?: string | null | undefined;
  /** Full name, 2 to 100 characters. */
  name?: string | null | undefined;
  /** The company's tax number, at most 40 characters; blank for none. */
  taxNumber?: string | null | undefined;
  /** 3 to 20 letters, digits or underscores; unique. */
  username?: string | null | undefined;
};

/** Gives the code that was mailed. */
export type VerifyOtpInput = {
  /** The address it was mailed to. */
  email: string;
  /** 6 digits. */
  otp: string;
};

/** What an owner wants to say. */
export type WriteReviewInput = {
  /** The pattern; the viewer must own it. */
  assetId: string;
  /** 1 to 5. */
  stars: number;
  /** 1 to 2000 characters. */
  text: string;
};
