import { searchWords } from './language/search-words.ts';
import type { SearchReadingDto } from './search.contract.ts';
import type { TextQuery, WordFilter } from './text-query.ts';

const CENTS = 100;

/** Describes how the search text was interpreted; null without text. */
export function readingOf(text: string, query: TextQuery): SearchReadingDto | null {
  if (text.trim() === '') return null;
  return { correctedText: correctedText(text, query), isAnyWord: query.isAnyWord, facts: factsOf(query.filter) };
}

function correctedText(text: string, { corrections }: TextQuery): string | null {
  if (corrections.length === 0) return null;
  const meant = new Map(corrections.map((correction) => [correction.typed, correction.meant]));
  return searchWords(text)
    .map((word) => meant.get(word) ?? word)
    .join(' ');
}

function factsOf({ repeats = [], licenses = [], orientations = [], ...rest }: WordFilter): string[] {
  const words = [...repeats.map((repeat) => `${repeat} repeat`), ...licenses.map((license) => `${license} license`)];
  return [
    ...words,
    ...orientations,
    ...(rest.isFree ? ['free'] : []),
    ...(rest.isPremium ? ['premium'] : []),
    ...(typeof rest.minPrice === 'number' ? [`from ${dollars(rest.minPrice)}`] : []),
    ...(typeof rest.maxPrice === 'number' ? [`up to ${dollars(rest.maxPrice)}`] : []),
  ];
}

function dollars(cents: number): string {
  return `$${(cents / CENTS).toFixed(cents % CENTS === 0 ? 0 : 2)}`;
}
