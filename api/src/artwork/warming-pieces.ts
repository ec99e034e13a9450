import type { Db } from '../database.ts';
import type { ProductionFiles } from '../downloads/downloads.ports.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Artworks } from './artworks.service.ts';
import type { WarmingPiece } from './idle-warmer.ts';
import type { PreviewService, WarmedPicture } from './previews.service.ts';

/**
 * Widths used by lists and by the product page on a phone: WebP first, so that no request waits, with the unit that a
 * list tile zooms out to; AVIF for smaller pages.
 */
const PICTURES: readonly WarmedPicture[] = [
  { form: 'tile', format: 'webp', width: 480 },
  { form: 'tile', format: 'webp', width: 640 },
  { form: 'unit', format: 'webp', width: 320 },
  { form: 'tile', format: 'avif', width: 480 },
  { form: 'tile', format: 'avif', width: 640 },
];

/** Number of patterns, most popular first; images made ahead must not fill the disk. */
const MAX_PICTURED = 2000;
/** Their files take 60 to 100 MB each. */
const MAX_BUNDLED = 12;

/** A demand with the lowest priority, on behalf of no account. */
const nobody = { account: 'ahead', standing: 'free', isWaiting: false } as const;

interface Popularity {
  readonly searchIndex: Pick<SearchIndex, 'mostPopular'>;
}

/** Yields the images of the most popular patterns. */
export async function* picturesAhead({
  searchIndex,
  previews,
}: Popularity & { readonly previews: Pick<PreviewService, 'warm'> }): AsyncGenerator<WarmingPiece> {
  for (const picture of PICTURES) {
    for (const id of await searchIndex.mostPopular(MAX_PICTURED)) {
      yield { facts: { id, ...picture }, make: () => previews.warm(id, picture) };
    }
  }
}

/** Yields the files of the most popular patterns, one format at a time: a buyer waits for one at most. */
export async function* filesAhead({
  db,
  searchIndex,
  artworks,
  productionFiles,
}: Popularity & {
  readonly db: Db;
  readonly artworks: Pick<Artworks, 'formats'>;
  readonly productionFiles: Pick<ProductionFiles, 'make'>;
}): AsyncGenerator<WarmingPiece> {
  const ids = await searchIndex.mostPopular(MAX_BUNDLED);
  for (const [assetId, formats] of await artworks.formats(db, ids)) {
    for (const format of formats) {
      const wanted = { assetId, formats: [format], palette: null };
      yield { facts: { assetId, format }, make: () => productionFiles.make(wanted, nobody) };
    }
  }
}
