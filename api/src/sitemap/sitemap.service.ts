import type { Foundation } from '../domain-module.ts';
import { EARLY_ACCESS_MILLISECONDS } from '../catalog/early-access.ts';
import { paginate } from '../platform/http/pagination.ts';
import {
  SITEMAP_PAGE_SIZE,
  type SitemapAssetsDto,
  type SitemapEntryDto,
  type SitemapPagesDto,
} from './sitemap.contract.ts';
import { createSitemapRepository, type SitemapRow } from './sitemap.repository.ts';

/** Content of the sitemaps. */
export interface SitemapService {
  assets(page: number): Promise<SitemapAssetsDto>;
  pages(): Promise<SitemapPagesDto>;
}

/** Creates the service. */
export function createSitemapService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): SitemapService {
  const repository = createSitemapRepository(db);
  return {
    async assets(page) {
      const [count, rows] = await Promise.all([
        repository.assetCount(),
        repository.assets({
          limit: SITEMAP_PAGE_SIZE,
          offset: (page - 1) * SITEMAP_PAGE_SIZE,
          now: clock.now(),
          earlyAccessMilliseconds: EARLY_ACCESS_MILLISECONDS,
        }),
      ]);
      return { assets: rows.map(entry), pagination: paginate(count, page, SITEMAP_PAGE_SIZE) };
    },
    async pages() {
      const [designers, collections, texts, categories, helpArticles] = await Promise.all([
        repository.designers(),
        repository.collections(),
        repository.texts(),
        repository.categories(),
        repository.helpArticles(clock.now()),
      ]);
      return {
        designers: designers.map(entry),
        collections: collections.map(entry),
        texts: texts.map(entry),
        categories: categories.map(entry),
        helpArticles: helpArticles.map(entry),
      };
    },
  };
}

function entry({ slug, changed }: SitemapRow): SitemapEntryDto {
  return { slug, changedAt: changed?.toISOString() ?? null };
}
