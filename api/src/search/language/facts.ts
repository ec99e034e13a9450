import type { WordFilter } from '../text-query.ts';

interface Fact {
  readonly pattern: RegExp;
  readonly filter: (match: RegExpExecArray) => WordFilter;
}

const MONEY = String.raw`(?:us)?\$?\s?(\d{1,4})(?:\.(\d\d))?\s?(?:\$|usd|dollars?|bucks)?`;
const CENTS = 100;

function cents(dollars = '', rest = '0'): number {
  return Number(dollars) * CENTS + Number(rest);
}

/** Facts as shoppers write them. The first that matches consumes its words from the text. */
const FACTS: readonly Fact[] = [
  { pattern: /\bhalf[\s-]?drops?(?: repeats?| layouts?)?\b/, filter: () => ({ repeats: ['half-drop'] }) },
  { pattern: /\b(?:brick|running bond)(?: repeats?| layouts?| drops?)\b/, filter: () => ({ repeats: ['brick'] }) },
  { pattern: /^\s*bricks?\s*$/, filter: () => ({ repeats: ['brick'] }) },
  { pattern: /\bmirror(?:ed)?(?: repeats?| layouts?)\b/, filter: () => ({ repeats: ['mirror'] }) },
  { pattern: /^\s*mirror(?:ed)?\s*$/, filter: () => ({ repeats: ['mirror'] }) },
  {
    pattern: /\b(?:block|straight|basic|square|grid)(?: match)?(?: repeats?| layouts?| drops?)\b/,
    filter: () => ({ repeats: ['block'] }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:under|below|less than|cheaper than|up to|max)\s+${MONEY}(?![\w%])`),
    filter: ([, dollars, rest]) => ({ maxPrice: cents(dollars, rest) }),
  },
  {
    pattern: new RegExp(String.raw`\b(?:over|above|more than|from)\s+\$\s?(\d{1,4})(?:\.(\d\d))?(?![\w%])`),
    filter: ([, dollars, rest]) => ({ minPrice: cents(dollars, rest) }),
  },
  { pattern: /\b(?:royalty|copyright|seam|cruelty)[\s-]free\b/, filter: () => ({}) },
  {
    pattern: /\b(?:for )?free(?![\s-]+(?:spirit|hand|form|flow))(?: of charge| downloads?)?\b|\bfreebies?\b/,
    filter: () => ({ isFree: true }),
  },
  { pattern: /\bpremium\b/, filter: () => ({ isPremium: true }) },
  {
    pattern: /\b(commercial|extended|standard|personal)[\s-]+(?:licen[sc]e[ds]?|licensing|use|rights)\b/,
    filter: ([, license = '']) => ({ licenses: [license] }),
  },
  { pattern: /^\s*commercial\s*$/, filter: () => ({ licenses: ['commercial'] }) },
  {
    pattern: /\b(landscape|portrait|square)[\s-]+(?:format|orientation|shape[ds]?)\b/,
    filter: ([, orientation = '']) => ({ orientations: [orientation] }),
  },
];

/** Extracts the facts from a text and returns them with the remaining text. */
export function readFacts(text: string): { readonly filter: WordFilter; readonly rest: string } {
  let rest = text;
  let filter: WordFilter = {};
  for (const fact of FACTS) {
    const match = fact.pattern.exec(rest);
    if (!match) continue;
    filter = { ...filter, ...fact.filter(match) };
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { filter, rest };
}
