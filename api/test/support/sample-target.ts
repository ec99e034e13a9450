import type pg from 'pg';
import { createArtworkRepository } from '../../src/artwork/artwork.repository.ts';
import { createArtworks } from '../../src/artwork/artworks.service.ts';
import type { SampleTarget } from '../../src/catalog/sample-catalog.ts';
import type { Db } from '../../src/database.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import { createSearchIndex } from '../../src/search/search-index.repository.ts';

/** Creates the target into which a test loads the sample catalog. */
export function sampleTarget({ db, pool }: { readonly db: Db; readonly pool: pg.Pool }, clock: Clock): SampleTarget {
  return {
    db,
    clock,
    artworks: createArtworks(createArtworkRepository({ db, pool })),
    searchIndex: createSearchIndex(db),
  };
}
