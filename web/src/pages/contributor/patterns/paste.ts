import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethods, creationMethodWords } from '#features/studios/creation-methods.ts';
import { type PatternField, placeOf, type PatternValues } from '../pattern-values.ts';
import { repeatLayouts } from '../submission-words.ts';

/** The cells of a spreadsheet as it puts them on the clipboard; null when it is no more than a text. */
export function cellsIn(text: string): ReadonlyArray<readonly string[]> | null {
  if (!/[\t\n\r]/.test(text)) return null;
  const rows: string[][] = [[]];
  // A cell with line breaks stands between quotation marks, with those within it doubled.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  if (rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What a cell of a spreadsheet says of a field; null when that is not understood. */
export function valueIn(
  field: PatternField,
  text: string,
  categories: readonly MenuCategory[],
): Partial<PatternValues> | null {
  if (field === 'title' || field === 'description' || field === 'tags' || field === 'centimeters') {
    return { [field]: text.trim() };
  }
  if (field === 'hasExtendedLicense') {
    if (/^(?:yes|true|1|x)$/i.test(text.trim())) return { hasExtendedLicense: true };
    return /^(?:no|false|0|)$/i.test(text.trim()) ? { hasExtendedLicense: false } : null;
  }
  if (field === 'repeatLayout') {
    const repeatLayout = repeatLayouts.find((each) => same(repeatName(each), text) || same(each, text));
    return repeatLayout ? { repeatLayout } : null;
  }
  if (field === 'creationMethod') {
    const creationMethod = creationMethods.find(
      (each) => same(creationMethodWords[each].label, text) || same(each, text),
    );
    return creationMethod ? { creationMethod } : null;
  }
  const place = placeIn(text, categories);
  return place === null ? null : { place };
}

/** The place in the menu that words name: `Florals › Roses`, or the subcategory alone. */
function placeIn(text: string, categories: readonly MenuCategory[]): string | null {
  const names = text.split(/[›>/]/);
  const named = names.at(-1) ?? '';
  for (const { id, name, children } of categories) {
    const child = children?.find((each) => same(each.name, named));
    if (child && (names.length === 1 || same(names[0] ?? '', name))) return placeOf(id, child.id);
  }
  return null;
}
