import type { Alternative, MatchQuality, Term, TextQuery } from '../text-query.ts';
import { readFacts } from './facts.ts';
import { isEnglish, type Lexicon } from './lexicon.ts';
import { canBeMistyped, nearestWord } from './near-words.ts';
import { isEverything, plainText, searchWords } from './search-words.ts';
import { shadedColor } from './shaded-colors.ts';
import { beginningOf, numbersOf, respellings, stemOf } from './word-forms.ts';

/** Lookups a driver must perform in its index before a text can be interpreted. */
export interface WordsToLookUp {
  /** Words and pairs to test for existence in the index. */
  readonly exact: readonly string[];
  /** Typed words, to find single index words with this prefix and similar index words. */
  readonly typed: readonly { readonly word: string; readonly beginning: string }[];
}

/** Results of `WordsToLookUp`. */
export interface FoundWords {
  readonly known: ReadonlySet<string>;
  /** By typed word: index words with its prefix. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  /** By typed word: index words that share trigrams with it, those with the most assets first. */
  readonly near: ReadonlyMap<string, readonly string[]>;
}

const MIN_PREFIX_LENGTH = 3;
const MIN_PART_LENGTH = 3;
const MAX_GROUP_LENGTH = 3;
const MAX_ALTERNATIVES = 24;

/** Returns the lookups needed for a text; see `readText`. */
export function wordsToLookUp(text: string, lexicon: Lexicon): WordsToLookUp {
  const { words } = partsOf(text);
  const groups = groupsOf(words, lexicon);
  const exact = [
    ...groups.flatMap((group) => [...waysOf(group), ...lexicon.synonymsOf(group).flatMap(formsOfMeaning)]),
    ...groups.flatMap(colorOf),
    ...pairsOf(words),
    ...pairsOf(words).map((pair) => pair.replace(' ', '')),
  ];
  return {
    exact: [...new Set(exact)],
    typed: [...new Set(words)].map((word) => ({ word, beginning: beginningOf(word) })),
  };
}

/** Whether two lexicons interpret a text the same way. */
export function isReadAlike(text: string, one: Lexicon, other: Lexicon): boolean {
  const { words } = partsOf(text);
  const sizes = Array.from({ length: MAX_GROUP_LENGTH }, (_, index) => index + 1);
  const groups = words.flatMap((_, place) => sizes.map((size) => words.slice(place, place + size)));
  return groups.every((group) => one.synonymsOf(group).join('\n') === other.synonymsOf(group).join('\n'));
}

/**
 * Interprets search text: facts become filters; words and known groups of words become terms. Longer and similar words
 * are only used when the index contains neither the word, nor a form of it, nor a synonym.
 * @param isTyping whether the last word may be incomplete
 */
export function readText(text: string, found: FoundWords, lexicon: Lexicon, isTyping = false): TextQuery {
  const { words, filter, isUnreadable } = partsOf(text);
  const groups = groupsOf(words, lexicon).flatMap((group) => joinedIfKnown(group, found));
  const joined = joinCompounds(groups, found);
  const read = joined.map((group, place) => readGroup(group, found, lexicon, isTyping && place === joined.length - 1));
  return {
    terms: isUnreadable ? [{ typed: text, alternatives: [] }] : read.map(({ term }) => term),
    phrases: [...new Set(pairsOf(words))].filter((pair) => found.known.has(pair)),
    isAnyWord: false,
    isTyping,
    filter,
    corrections: read.flatMap(({ correction }) => correction ?? []),
  };
}

/** Returns the query relaxed to match any of its terms. */
export function withAnyWord(query: TextQuery): TextQuery {
  return { ...query, terms: query.terms.filter(({ alternatives }) => alternatives.length > 0), isAnyWord: true };
}

function partsOf(text: string) {
  const { filter, rest } = readFacts(plainText(text));
  const words = searchWords(rest);
  const isUnreadable = words.length === 0 && searchWords(text).length === 0 && text.trim() !== '';
  return { words: words.filter((word) => !isEverything(word) || isPartOfName(words)), filter, isUnreadable };
}

/** Names of kinds, such as `block print` and `op art`. */
const NAMES = /\b(?:(?:block|animal|screen|wood ?block) prints?|(?:op|pop|wall) art)\b/;

function isPartOfName(words: readonly string[]): boolean {
  return NAMES.test(words.join(' '));
}

/** Groups words that the lexicon knows together, such as a color and its shade, longest group first. */
function groupsOf(words: readonly string[], lexicon: Lexicon): (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  for (let place = 0; place < words.length;) {
    const longest = [MAX_GROUP_LENGTH, 2]
      .map((size) => words.slice(place, place + size))
      .find((group) => group.length > 1 && (lexicon.synonymsOf(group).length > 0 || shadedColor(group)));
    const group = longest ?? words.slice(place, place + 1);
    groups.push(group);
    place += group.length;
  }
  return groups;
}

/** Keeps a group of three as one term through its synonyms, since the index cannot hold it as one word. */
function joinedIfKnown(group: readonly string[], { known }: FoundWords): (readonly string[])[] {
  const isKnown =
    group.length === 1 || group.length === MAX_GROUP_LENGTH || waysOf(group).some((way) => known.has(way));
  return isKnown || group.length === 2 ? [group] : group.map((word) => [word]);
}

/** Joins two typed words that the index writes as one, such as `bath room`. */
function joinCompounds(groups: readonly (readonly string[])[], { known }: FoundWords): (readonly string[])[] {
  const joined: (readonly string[])[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isCompound = last?.length === 1 && group.length === 1 && known.has(`${last[0]}${group[0]}`);
    if (isCompound) joined.splice(-1, 1, [...last, ...group]);
    else joined.push(group);
  }
  return joined;
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

/** Returns the base color, as the index may write it, for a shade that no pattern may be tagged with. */
function colorOf(group: readonly string[]): string[] {
  const color = shadedColor(group);
  return color ? [color, ...respellings(color)] : [];
}

/** Returns the ways the index may write one or two words. */
function waysOf(group: readonly string[]): string[] {
  const [first = '', second] = group;
  if (group.length > 2) return [];
  if (second !== undefined) return [...numbersOf(second).map((form) => `${first} ${form}`), `${first}${second}`];
  return [first, ...respellings(first), ...splitsOf(first)];
}

/** Splits a word in two: `midcentury` as `mid century`. */
function splitsOf(word: string): string[] {
  const places = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) }, (_, place) => place);
  return places.map((place) => `${word.slice(0, place + MIN_PART_LENGTH)} ${word.slice(place + MIN_PART_LENGTH)}`);
}

function formsOfMeaning(meaning: string): string[] {
  const words = meaning.split(' ');
  const last = words.pop() ?? '';
  return numbersOf(last).map((form) => [...words, form].join(' '));
}

interface ReadGroup {
  readonly term: Term;
  readonly correction?: { readonly typed: string; readonly meant: string };
}

function readGroup(group: readonly string[], found: FoundWords, lexicon: Lexicon, isUnfinished: boolean): ReadGroup {
  const typed = group.join(' ');
  const exact = alternativesOf(group, found, lexicon);
  const prefix: Alternative = { word: typed, isPrefix: true, quality: 1 };
  const isBeginning =
    typed.length >= MIN_PREFIX_LENGTH && (found.beginnings.get(typed) ?? []).some((word) => word.startsWith(typed));
  if (isUnfinished && group.length === 1) return { term: { typed, alternatives: [...exact, prefix] } };
  if (exact.length > 0) return { term: { typed, alternatives: exact } };
  if (isBeginning && !isEnglish(typed)) return { term: { typed, alternatives: [prefix] } };
  if (isEnglish(typed) || !canBeMistyped(typed)) return { term: { typed, alternatives: [] } };
  const meant = nearestWord(typed, found.near.get(typed) ?? []);
  if (meant === null) return { term: { typed, alternatives: [] } };
  return {
    term: { typed, alternatives: [{ word: meant, isPrefix: false, quality: 1 }] },
    correction: { typed, meant },
  };
}

/** Returns the word, its forms and its synonyms, limited to those in the index, keeping the best of each word. */
function alternativesOf(group: readonly string[], { known, beginnings }: FoundWords, lexicon: Lexicon): Alternative[] {
  const typed = group.join(' ');
  const stem = stemOf(typed);
  const sameStem = (beginnings.get(typed) ?? []).filter((word) => stemOf(word) === stem);
  const ways: readonly (readonly [string, MatchQuality])[] = [
    [typed, 4],
    ...sameStem.map((word) => [word, 3] as const),
    ...waysOf(group).map((word) => [word, 3] as const),
    ...lexicon.synonymsOf(group).flatMap((meaning) => formsOfMeaning(meaning).map((word) => [word, 2] as const)),
    ...colorOf(group).map((word) => [word, 1] as const),
  ];
  const best = new Map<string, MatchQuality>();
  for (const [word, quality] of ways) {
    // SKUs occur in documents but are not counted as words.
    const isHeld = known.has(word) || sameStem.includes(word) || /^\d+$/.test(word);
    if (isHeld && !best.has(word)) best.set(word, quality);
  }
  return [...best].slice(0, MAX_ALTERNATIVES).map(([word, quality]) => ({ word, isPrefix: false, quality }));
}
