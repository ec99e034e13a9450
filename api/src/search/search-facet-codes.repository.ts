import { sql } from 'kysely';
import type { Read } from '../platform/database/read.ts';
import type { AssetFilter } from './asset-filter.ts';

/** The codes under which search_asset holds values of the kinds of search_facet. */
export interface FacetCodes {
  /** Of any of the values in any of the kinds, each once; values nobody has find none. */
  of(kinds: readonly string[], values: readonly string[]): readonly number[];
}

interface FacetCodeRow {
  readonly facet: string;
  readonly value: string;
  readonly code: number;
}

/**
 * Reads the codes of what a filter names. They stand in the statements as numbers, so that PostgreSQL knows how many rows
 * carry them and plans by that.
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
