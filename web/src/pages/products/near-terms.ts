const MAX_TERMS = 5;
/** Minimum similarity of two words. */
const MIN_LIKENESS = 0.3;

function pairsOf(word: string): ReadonlySet<string> {
  const letters = ` ${word.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** Returns the similarity of two words, 0 to 1: the Dice coefficient of their letter pairs. */
function likeness(left: string, right: string): number {
  const [one, other] = [pairsOf(left), pairsOf(right)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

/** Returns up to five terms similar to the search; the first ones if none is. */
export function nearTerms(searched: string, terms: readonly string[]): readonly string[] {
  const words = searched.split(/\s+/).filter(Boolean);
  const ranked = terms
    .map((term) => ({ term, score: Math.max(0, ...words.map((word) => likeness(word, term))) }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .toSorted((left, right) => right.score - left.score);
  return (ranked.length > 0 ? ranked.map(({ term }) => term) : terms).slice(0, MAX_TERMS);
}
