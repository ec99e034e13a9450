import { sql } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { AssetFilter } from './asset-filter.ts';

/** Codes by which search_asset stores values of search_facet's kinds. */
export interface FacetCodes {
  /** Returns the distinct codes of any of the values in any of the kinds; unknown values have none. */
  of(kinds: readonly string[], values: readonly string[]): readonly number[];
}

interface FacetCodeRow {
  readonly facet: string;
  readonly value: string;
  readonly code: number;
}

/**
 * Reads the codes of the values in a filter. Statements contain them as literals, so that PostgreSQL can estimate how
 * many rows have them.
 */
export async function readFacetCodes(read: Read, filter: AssetFilter): Promise<FacetCodes> {
  const { categories, subcategories, tags, colors, orientations, licenses, repeats } = filter;
  const named = [categories, subcategories, tags, colors, orientations, licenses, repeats].flat();
  const rows =
    named.length === 0
      ? []
      : await read(sql<FacetCodeRow>`select facet, value, code from search_facet where value = any(${named}::text[])`);
  return {
    of(kinds, values) {
      const those = rows.filter(({ facet, value }) => kinds.includes(facet) && values.includes(value));
      return [...new Set(those.map(({ code }) => code))];
    },
  };
}
