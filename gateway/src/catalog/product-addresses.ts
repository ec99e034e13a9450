import { skuOf } from '@halfdrop/domain';
import { Router } from 'express';
import { asyncHandler } from '../platform/http/async-handler.ts';
import type { CatalogApi } from './CatalogApi.ts';

/** Product page URLs by internal id or SKU. */
const BY_ID = /^\/product\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?:HD-)?\d{8})$/i;

/** Redirects product pages requested by id or SKU to their slug; passes on all others, and all while the api is down. */
export function productAddresses(catalog: () => Pick<CatalogApi, 'assetBySku' | 'assetsByIds'>): Router {
  async function slugOf(name: string): Promise<string | undefined> {
    const asset = skuOf(name) === null ? (await catalog().assetsByIds([name]))[0] : await catalog().assetBySku(name);
    return asset?.slug;
  }

  const router = Router();
  router.get(
    BY_ID,
    asyncHandler(async ({ params, originalUrl }, response, next) => {
      const slug = await slugOf(String(params[0])).catch(() => undefined);
      if (slug === undefined) return next();
      const query = originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
      response.redirect(302, `/product/${slug}${query}`);
    }),
  );
  return router;
}
