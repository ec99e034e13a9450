import type { PaletteContrast } from '@halfdrop/patterns/browser';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** Joins names, capitalized as at the start of a sentence: `Deep blue and tan`. */
function sentenceList(names: readonly string[]): string {
  const list = listed.format([...new Set(names.map((name) => name.toLowerCase()))]);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Describes the effect of a palette on a design, in at most three short sentences. */
export function contrastWords({ inks, closePairs, strongest }: PaletteContrast): readonly string[] {
  const clear = inks.filter(({ visibility }) => visibility === 'clear');
  const lost = inks.filter(({ visibility }) => visibility === 'lost').map(({ name }) => name);
  const words = [
    clear.length === 0
      ? `No colour reaches 3:1 against the ground; the strongest has ${strongest.toFixed(1)}:1.`
      : `Standing out from the ground at 3:1 or more: ${clear.length} of ${inks.length} colours, the strongest at ${strongest.toFixed(1)}:1.`,
  ];
  if (lost.length > 0) words.push(`${sentenceList(lost)} ${lost.length > 1 ? 'are' : 'is'} hardly seen on the ground.`);
  const [pair] = closePairs;
  if (pair) words.push(`${pair.names[0]} and ${pair.names[1].toLowerCase()} are hard to tell apart.`);
  return words;
}
