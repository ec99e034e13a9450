import { sql } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import { allowedErrors, nearestWords, searchWords, textQuery } from './search-words.ts';

/** Trigram likeness that a word one swap away still has: `dceo` and `deco` share one of nine. */
const MIN_LIKENESS = 0.1;

/** What typed text asks for: everything, what a PostgreSQL text query finds, or nothing at all. */
export type TextQuery =
  | { readonly kind: 'everything' }
  | { readonly kind: 'query'; readonly query: string; readonly inTitle: string }
  | { readonly kind: 'nothing' };

interface WordRow {
  readonly typed: string;
  readonly isKnown: boolean;
  readonly candidates: string[];
}

/**
 * Turns typed text into a PostgreSQL text query. Words with which no word of the catalog begins are replaced by the
 * nearest ones; a word that is like none finds nothing.
 */
export async function readTextQuery(db: DbOrTrx, text: string): Promise<TextQuery> {
  const words = searchWords(text);
  if (words.length === 0) return { kind: text.trim() === '' ? 'everything' : 'nothing' };
  const rows = await lookUp(db, words);
  const terms = rows.map(({ typed, isKnown, candidates }) => ({
    typed,
    isKnown: isKnown || allowedErrors(typed) === 0,
    near: isKnown ? [] : nearestWords(typed, candidates),
  }));
  if (terms.some(({ isKnown, near }) => !isKnown && near.length === 0)) return { kind: 'nothing' };
  return { kind: 'query', query: textQuery(terms), inTitle: textQuery(terms, 'A') };
}

/** Words hold letters and digits only, so they are safe in a LIKE pattern. */
async function lookUp(db: DbOrTrx, words: readonly string[]): Promise<readonly WordRow[]> {
  const { rows } = await sql<WordRow>`
    select typed, is_known as "isKnown",
      case when is_known then '{}' else array(
        select word from search_word
        where similarity(word, typed) > ${MIN_LIKENESS} and abs(length(word) - length(typed)) <= 2
        order by similarity(word, typed) desc, document_count desc limit 60
      ) end as candidates
    from unnest(${words}::text[]) with ordinality as asked (typed, place)
    cross join lateral (
      select exists (select from search_word where word like typed || '%') as is_known
    ) as known
    order by place`.execute(db);
  return rows;
}
