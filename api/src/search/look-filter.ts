import { describePalette } from '@halfdrop/patterns';
import type { AssetFilterQuery } from './asset-queries.ts';
import type { LikenessSearch } from './likeness/likeness-search.ts';
import type { SearchPictures } from './search-pictures.ts';

/** Maximum number of matches of a picture or palette: twenty pages. */
const LIMIT = 480;
/** Maximum distance, where 1 is the distance of two random patterns. */
const LOOKS_WITHIN = 0.75;
const COLORS_WITHIN = 0.85;
/** A list, its counts and its next pages ask for the same matches within moments. */
const KEPT_MILLISECONDS = 20_000;
const MAX_KEPT = 200;

type LookQuery = Pick<AssetFilterQuery, 'picture' | 'palette'>;

interface LookDependencies {
  readonly likeness: Pick<LikenessSearch, 'similarToPicture' | 'withColors'>;
  readonly searchPictures: Pick<SearchPictures, 'find'>;
}

/** Returns matching ids, nearest first; null if neither a picture nor a palette is requested. */
export type LookFilter = (query: LookQuery) => Promise<readonly string[] | null>;

/** Creates the filter; recent results are cached briefly. */
export function createLookFilter({ likeness, searchPictures }: LookDependencies): LookFilter {
  const kept = new Map<string, { readonly until: number; readonly ids: Promise<readonly string[]> }>();

  async function byPicture(id: string): Promise<readonly string[]> {
    const picture = await searchPictures.find(id);
    return picture ? likeness.similarToPicture(picture, { limit: LIMIT, within: LOOKS_WITHIN }) : [];
  }

  function byPalette(palette: LookQuery['palette']): Promise<readonly string[]> {
    return likeness.withColors(describePalette(palette), { limit: LIMIT, within: COLORS_WITHIN });
  }

  async function find({ picture, palette }: LookQuery): Promise<readonly string[]> {
    const [alike, colored] = await Promise.all([
      picture ? byPicture(picture) : null,
      palette.length > 0 ? byPalette(palette) : null,
    ]);
    if (!alike || !colored) return alike ?? colored ?? [];
    const both = new Set(colored);
    return alike.filter((id) => both.has(id));
  }

  return async (query) => {
    if (!query.picture && query.palette.length === 0) return null;
    const key = JSON.stringify([query.picture, query.palette]);
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.ids;
    const ids = find(query);
    ids.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { until: performance.now() + KEPT_MILLISECONDS, ids });
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
    return ids;
  };
}
