import type { Apis } from '../../../src/context.ts';
import {
  restAsset,
  restDesigner,
  restDesignerCollection,
  restCollection,
  restContentPage,
  restHelpCategory,
  restLicense,
  restPagination,
  restReview,
  restTile,
} from '../fixtures.ts';
import { restHomePage } from '../text-fixtures.ts';

/** Creates fake calls about what visitors see. */
export function shopFakes(): Pick<Apis, 'catalog' | 'content' | 'designers' | 'help' | 'reviews' | 'sitemap'> {
  const menuCategory = { id: 'category-florals', slug: 'florals', name: 'Florals', kind: 'menu' as const };
  return {
    catalog: {
      list: async ({ limit }) => {
        const assets = Array.from({ length: Number(limit) }, (_, index) => restAsset(index));
        return { assets, pagination: restPagination(300, Number(limit)), reading: null };
      },
      tiles: async ({ limit }) => {
        const assets = Array.from({ length: Number(limit) }, (_, index) => restTile(index));
        return { assets, pagination: restPagination(300, Number(limit)), reading: null };
      },
      facets: async () => ({
        categories: [{ value: 'filter-floral', label: 'Floral', count: 3 }],
        tags: [],
        colors: [],
        orientations: [{ value: 'square', label: 'Square', count: 3 }],
        licenseTypes: [{ value: 'standard', label: 'Standard', count: 3 }],
        repeats: [{ value: 'half-drop', label: 'Half drop', count: 3 }],
        total: 5,
        priceRange: { min: 0, max: 1900 },
      }),
      assetsByIds: async (ids) => ids.map((id) => restAsset(Number(id.replace('asset-', '')))),
      assetBySlug: async (slug) => restAsset(1, { slug }),
      assetBySku: async (skuId) => restAsset(1, { skuId }),
      similar: async (_id, limit) => Array.from({ length: limit }, (_, index) => restAsset(index + 2)),
      similarTiles: async (_id, limit) => Array.from({ length: limit }, (_, index) => restTile(index + 2)),
      coordinateTiles: async (_id, limit) => Array.from({ length: limit }, (_, index) => restTile(index + 2)),
      coordinates: async (_id, limit) => Array.from({ length: limit }, (_, index) => restAsset(index + 2)),
      palettes: async () => [{ slug: 'delft', name: 'Delft', ground: '#f5f2eb', inks: ['#22346b', '#4467a6'] }],
      collections: async () => [restCollection(), restCollection({ id: '2', slug: 'limited' })],
      collection: async (slug) => restCollection({ slug }),
      suggestions: async () => [{ asset: restAsset(1), label: 'Half-drop Peony 1' }],
      suggestionTiles: async () => [{ asset: restTile(1), label: 'Half-drop Peony 1' }],
      categories: async () => [{ ...menuCategory, assetCount: 7, coverId: 'asset-1', children: [] }],
    },
    content: {
      page: async (slug) => restContentPage({ slug }),
      homePage: async (options) => restHomePage(options),
      licenses: async () => [restLicense()],
    },
    designers: {
      list: async ({ limit }) => ({
        designers: Array.from({ length: Math.min(Number(limit), 12) }, (_, index) => restDesigner(index + 1)),
        categories: [{ value: 'Nature', label: 'Nature', count: 12 }],
        pagination: restPagination(12, Number(limit)),
      }),
      designersByIds: async (ids) => ids.map((id) => restDesigner(Number(id.replace('designer-', '')))),
      designer: async (key) => restDesigner(1, { slug: key }),
      own: async () => restDesigner(1),
      collections: async () => [restDesignerCollection()],
      stats: async () => ({ designerCount: 12, assetCount: 300, rating: 4.47, ratingCount: 900 }),
      shares: async () => [
        {
          designer: { id: 'designer-1', slug: 'studio-1', name: 'Studio 1' },
          assetCount: 7,
          coverAssetId: 'asset-3',
        },
      ],
      follow: async (id) => restDesigner(1, { id, followerCount: 13, viewerFollows: true }),
      unfollow: async (id) => restDesigner(1, { id, viewerFollows: false }),
    },
    help: {
      categories: async () => [restHelpCategory()],
      recordFeedback: async (articleId) => ({ articleId }),
    },
    reviews: {
      page: async (_id, page, limit) => ({
        reviews: [restReview()],
        pagination: restPagination(7, limit, page),
        summary: { mean: 4.3, count: 7, byStars: [0, 0, 1, 3, 3] },
        own: restReview(),
        isAnswerMailed: true,
        isOwnHidden: false,
        canReview: true,
      }),
      write: async (_id, { stars, text }) => restReview({ stars, text }),
      ofStudio: async (_id, { page, limit }) => ({
        reviews: [{ review: restReview({ answer: null }), assetId: 'asset-1', title: 'Half-drop Peony 1' }],
        pagination: restPagination(1, Number(limit), Number(page)),
        unansweredCount: 1,
      }),
      answer: async (id, text) =>
        restReview({ id, answer: { studio: 'Studio 1', text, answeredAt: '2026-11-03T09:00:00.000Z' } }),
      removeAnswer: async (id) => restReview({ id, answer: null }),
    },
    sitemap: {
      assets: async (page) => ({
        assets: page === 1 ? [{ slug: 'half-drop-peony-1', changedAt: '2026-11-01T09:00:00.000Z' }] : [],
        pagination: restPagination(1),
      }),
      pages: async () => ({ designers: [], collections: [], texts: [], categories: [], helpArticles: [] }),
    },
  };
}
