import { placeOf } from './pattern-values.ts';

const MOST = 5;

/** A category as far as its places are asked for. */
interface PlacedCategory {
  readonly id: string;
  readonly children?: ReadonlyArray<{ readonly id: string; readonly name: string }> | null;
}

/** The words of a text without their plural. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/** Places in the menu that tags name, in the order of the menu: `dots` and `line art` lead to Dots and to Line Art. */
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
