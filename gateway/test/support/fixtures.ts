import type {
  Asset,
  AssetTile,
  Designer,
  DesignerCollection,
  ContentPage,
  HelpCategory,
  License,
  OpenSession,
  Pagination,
  Price,
  Review,
  ShopCollection,
  Ticket,
  User,
} from '../../src/generated/rest.ts';
import { restNulls } from '../../src/generated/rest-nulls.ts';

/** Creates a REST fixture of a price. */
export function restPrice(usd: number, inr: number): Price {
  return { usd, inr };
}

/** Creates a REST fixture of the n-th asset. */
export function restAsset(index: number, changes: Partial<Asset> = {}): Asset {
  const id = `asset-${index}`;
  return {
    ...restNulls.Asset,
    _id: id,
    slug: `half-drop-peony-${index}`,
    skuId: String(10_000_000 + index),
    title: `Half-drop Peony ${index}`,
    description: 'Peonies in two colours.',
    altText: 'Seamless pattern of peonies',
    category: { id: 'category-florals', slug: 'florals', name: 'Florals', price: restPrice(900, 79_900) },
    designer: { id: 'designer-1', slug: 'studio-marl', name: 'Studio Marl' },
    price: restPrice(900, 79_900),
    extendedPrice: restPrice(1900, 169_800),
    badge: 'hot',
    isFree: false,
    isPremium: true,
    isNew: true,
    licenseName: 'Premium Exclusive License',
    licenseTypes: ['standard', 'extended'],
    repeat: 'half-drop',
    isSeamVerified: true,
    collection: { id: 'collection-1', slug: 'spring-border', name: 'Spring Border' },
    role: 'hero',
    recolor: { palette: 'delft', unsuitedPalettes: [] },
    orientation: 'square',
    tags: ['seamless', 'botanical'],
    colors: ['Pink'],
    swatches: [{ hex: '#f7d9cf', share: 1, name: 'Pink' }],
    dominantColor: '#f7d9cf',
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    version: 'v1',
    files: {
      preview: [{ url: `/api/products/${id}/preview?w=320`, fallbackUrl: `/api/products/${id}/preview`, width: 320 }],
      unit: null,
      share: `/api/products/${id}/og-image?v=1`,
      production: [
        { format: 'png', pixels: 3500, bytes: 1_200_000 },
        { format: 'svg', pixels: null, bytes: null },
      ],
    },
    rating: 4.5,
    ratingCount: 12,
    downloadCount: 340,
    publishedAt: '2026-11-01T09:00:00.000Z',
    opensAt: '2026-11-03T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of the n-th asset in the short list form. */
export function restTile(index: number, changes: Partial<AssetTile> = {}): AssetTile {
  const { description: _1, licenseTypes: _2, isSeamVerified: _3, role: _4, ...shorter } = restAsset(index);
  const { recolor: _5, tags: _6, colors: _7, swatches: _8, files: _9, ...listed } = shorter;
  return {
    ...listed,
    unit: { columns: 2, rows: 1 },
    ...changes,
  };
}

/** Creates a REST fixture of a text in its second version. */
export function restContentPage(changes: Partial<ContentPage> = {}): ContentPage {
  return {
    slug: 'terms',
    title: 'Terms of use',
    summary: 'What you may expect.',
    body: '## One\n\nWords.',
    version: 2,
    publishedAt: '2026-11-21T00:00:00.000Z',
    effectiveAt: '2026-11-21T00:00:00.000Z',
    versionInForce: 2,
    versions: [
      { version: 2, publishedAt: '2026-11-21T00:00:00.000Z', effectiveAt: '2026-11-21T00:00:00.000Z' },
      { version: 1, publishedAt: '2026-10-01T00:00:00.000Z', effectiveAt: '2026-10-01T00:00:00.000Z' },
    ],
    ...changes,
  };
}

/** Creates a REST fixture of the extended license. */
export function restLicense(): License {
  return {
    license: 'extended',
    name: 'Extended licence',
    permits: 'You may use it.',
    forbids: 'You may not resell it.',
    allowsCommercialUse: true,
    needsAttribution: false,
    allowsProductsForResale: true,
    uses: [{ name: 'Work for a client', answer: 'yes' }],
    formats: ['psd', 'png'],
    availability: 'With every pattern.',
    surcharge: { usd: 1000, inr: 89_900 },
  };
}

/** Creates a REST fixture of a shop collection. */
export function restCollection(changes: Partial<ShopCollection> = {}): ShopCollection {
  return {
    ...restNulls.ShopCollection,
    id: '6',
    slug: 'trending',
    title: 'Trending Now',
    description: 'What is downloaded most just now.',
    kind: 'computed',
    assetCount: 48,
    coverIds: Array.from({ length: 9 }, (_, index) => `asset-${index}`),
    ...changes,
  };
}

/** Creates REST pagination. */
export function restPagination(totalItems: number, limit = 24, page = 1): Pagination {
  return { totalItems, totalPages: Math.ceil(totalItems / limit), page, limit };
}

/** Creates a REST fixture of a session. */
export function restSession(changes: Partial<OpenSession> = {}): OpenSession {
  return {
    id: 'session-1',
    device: 'Chrome on Mac',
    createdAt: '2026-11-01T09:00:00.000Z',
    lastUsedAt: '2026-11-02T09:00:00.000Z',
    isCurrent: true,
    ...changes,
  };
}

/** Creates a REST fixture of an account. */
export function restUser(changes: Partial<User> = {}): User {
  return {
    ...restNulls.User,
    id: 'user-1',
    name: 'Ada Weaver',
    username: 'ada_weaver',
    email: 'ada@example.com',
    emailConfirmed: false,
    hasPassword: true,
    role: 'user',
    staffRoles: [],
    studios: [],
    freeDownloads: 5,
    activeSubscription: false,
    createdAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of a help category with one question. */
export function restHelpCategory(changes: Partial<HelpCategory> = {}): HelpCategory {
  return {
    id: 'downloads',
    title: 'Downloads & Licenses',
    description: 'Your files.',
    articles: [{ id: 'article-1', slug: 'download-again', question: 'Can I download again?', answer: 'Yes.' }],
    ...changes,
  };
}

/** Creates a REST fixture of an open ticket. */
export function restTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    number: 'HD-T-22222222',
    category: 'downloads',
    subject: 'The zip will not open',
    description: 'It is damaged.',
    status: 'open',
    createdAt: '2026-11-02T09:00:00.000Z',
    dueAt: '2026-11-03T09:00:00.000Z',
    ...changes,
  };
}

/** Creates a REST fixture of the n-th studio, from 1. */
export function restDesigner(number: number, changes: Partial<Designer> = {}): Designer {
  return {
    ...restNulls.Designer,
    id: `designer-${number}`,
    number,
    slug: `studio-${number}`,
    name: `Studio ${number}`,
    specialty: 'Garden florals',
    bio: 'Draws by hand.',
    country: 'India',
    links: [],
    joinedYear: 2019,
    portfolioUrl: `/designer/studio-${number}`,
    category: { id: '3', slug: 'nature-organic', name: 'Nature & Organic' },
    isFeatured: true,
    rating: 4.47,
    ratingCount: 90,
    assetCount: 55,
    collectionCount: 4,
    downloadCount: 9453,
    followerCount: 12,
    avatarAssetId: `asset-${number}0`,
    coverAssetIds: [`asset-${number}1`, `asset-${number}2`, `asset-${number}3`],
    ...changes,
  };
}

/** Creates a REST fixture of a design collection of a studio. */
export function restDesignerCollection(changes: Partial<DesignerCollection> = {}): DesignerCollection {
  return {
    id: 'collection-1',
    slug: 'spring-border',
    name: 'Spring Border',
    description: 'What blooms first.',
    assetCount: 14,
    coverAssetIds: ['asset-5', 'asset-6'],
    ...changes,
  };
}

/** Creates a REST fixture of a review. */
export function restReview(changes: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    author: 'Ada W.',
    stars: 5,
    text: 'Prints beautifully.',
    createdAt: '2026-11-02T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    answer: { studio: 'Studio 1', text: 'Thank you.', answeredAt: '2026-11-03T09:00:00.000Z' },
    ...changes,
  };
}
