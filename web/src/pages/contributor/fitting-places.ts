import { placeOf } from './pattern-values.ts';

const MOST = 5;

/** A category with the fields needed for its places. */
interface PlacedCategory {
  readonly id: string;
  readonly children?: ReadonlyArray<{ readonly id: string; readonly name: string }> | null;
}

/** Returns the lowercase words of a text without plural s. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** Returns menu places that match the tags, in menu order: `dots` and `line art` match Dots and Line Art. */
export function fittingPlaces(tags: readonly string[], categories: readonly PlacedCategory[]): readonly string[] {
  const said = new Set(tags.flatMap(wordsOf));
  return categories
    .flatMap(({ id, children }) =>
      (children ?? []).map((child) => ({ place: placeOf(id, child.id), name: child.name })),
    )
    .filter(({ name }) => wordsOf(name).every((word) => said.has(word)))
    .slice(0, MOST)
    .map(({ place }) => place);
}
