import { sql, type RawBuilder } from 'kysely';
import type { DbOrTrx } from '../database.ts';
import { createLexicon, type Lexicon, type Synonym } from './language/lexicon.ts';
import { readText, withAnyWord, wordsToLookUp, type FoundWords, type WordsToLookUp } from './language/read-text.ts';
import { documentsHold, queryOf } from './search-score.ts';
import type { TextQuery } from './text-query.ts';

/** How long synonyms are cached. */
const LEXICON_MILLISECONDS = 1500;
const MAX_BEGINNINGS = 200;
const MAX_NEAR = 60;

/** Interprets search text with the words of the index. */
export interface TextReader {
  /** @param isTyping whether the last word may be incomplete */
  read(text: string, isTyping?: boolean): Promise<TextQuery>;
}

/** Creates a reader over PostgreSQL's words, with the shop's synonyms or with others. */
export function createTextReader(db: DbOrTrx, read: () => Promise<Lexicon> = () => readLexicon(db)): TextReader {
  let lexicon: { readonly value: Promise<Lexicon>; readonly until: number } | null = null;
  const currentLexicon = () => {
    const now = performance.now();
    if (!lexicon || lexicon.until < now) lexicon = { value: read(), until: now + LEXICON_MILLISECONDS };
    const { value } = lexicon;
    value.catch(() => {
      lexicon = null;
    });
    return value;
  };
  return {
    async read(text, isTyping = false) {
      if (text.trim() === '') return readText('', NO_WORDS, createLexicon([]));
      const known = await currentLexicon();
      const query = readText(text, await lookUp(db, wordsToLookUp(text, known)), known, isTyping);
      return (await someHaveEveryTerm(db, query)) ? query : withAnyWord(query);
    },
  };
}

const NO_WORDS: FoundWords = { known: new Set(), beginnings: new Map(), near: new Map() };

async function readLexicon(db: DbOrTrx): Promise<Lexicon> {
  const { rows } = await sql<Synonym>`
    select typed, meant, is_two_way as "isTwoWay" from search_synonym order by typed, meant`.execute(db);
  return createLexicon(rows);
}

interface WordRow {
  readonly typed: string;
  readonly beginnings: readonly string[];
  readonly near: readonly string[];
}

async function lookUp(db: DbOrTrx, { exact, typed }: WordsToLookUp): Promise<FoundWords> {
  if (typed.length === 0) return NO_WORDS;
  const words = typed.map(({ word }) => word);
  const { rows } = await sql<WordRow & { readonly known: readonly string[] }>`
    select asked.word as typed, beginnings,
      case when exists (select from search_word where word = asked.word) then '{}' else array(
        select word from search_near_words(asked.word, ${MAX_NEAR}) order by document_count desc, word
      ) end as near,
      array(select word from search_word where word = any(${exact}::text[])) as known
    from unnest(${words}::text[], ${typed.map(({ beginning }) => beginning)}::text[]) as asked (word, beginning)
    cross join lateral (
      select array(
        select word from search_begun_words(asked.beginning, ${MAX_BEGINNINGS})
      ) as beginnings
    ) as begun`.execute(db);
  return {
    known: new Set(rows[0]?.known),
    beginnings: new Map(rows.map((row) => [row.typed, row.beginnings])),
    near: new Map(rows.map((row) => [row.typed, row.near])),
  };
}

/** Whether an asset matches every term, or no term exists in the index: then matching any word finds nothing either. */
async function someHaveEveryTerm(db: DbOrTrx, query: TextQuery): Promise<boolean> {
  if (query.terms.length < 2) return true;
  if (query.terms.every(({ alternatives }) => alternatives.length === 0)) return true;
  if (query.terms.some(({ alternatives }) => alternatives.length === 0)) return false;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from search_text where doc @@ ${queryOf(query)}::tsquery) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Converts a query to a condition on a row `s` of search_asset; null if all rows match. */
export function textCondition(query: TextQuery): RawBuilder<unknown> | null {
  if (query.terms.length === 0) return null;
  if (!documentsHold(query)) return sql`false`;
  return sql`s.asset_id in (select asset_id from search_text where doc @@ ${queryOf(query)}::tsquery)`;
}
