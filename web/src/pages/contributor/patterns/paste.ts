import { parse } from 'papaparse';
import type { MenuCategory } from '#features/catalog/useMenuCategories.ts';
import { repeatName } from '#features/stage/repeat-name.ts';
import { creationMethods, creationMethodWords } from '#features/studios/creation-methods.ts';
import { type PatternField, placeOf, type PatternValues } from '../pattern-values.ts';
import { repeatLayouts } from '../submission-words.ts';
import { textOfCell } from './sheet/safe-cell.ts';

/** Parses clipboard text from a spreadsheet into cells; null if it is plain text. */
export function cellsIn(text: string): ReadonlyArray<readonly string[]> | null {
  if (!/[\t\n\r]/.test(text)) return null;
  return parse<string[]>(text.replace(/(?:\r\n|\r|\n)$/, ''), { delimiter: '\t' }).data.map((cells) =>
    cells.map(textOfCell),
  );
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Parses a spreadsheet cell as the value of a field; null if it is not understood. */
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

const SEPARATOR = ' › ';

/** Formats a place unambiguously: `Florals › Roses`, or `Florals ›` without a subcategory. */
export function placeWords(place: string, categories: readonly MenuCategory[]): string {
  const [categoryId, childId = ''] = place.split('/');
  const category = categories.find(({ id }) => id === categoryId);
  const child = category?.children?.find(({ id }) => id === childId);
  return category ? `${category.name}${SEPARATOR}${child?.name ?? ''}`.trim() : '';
}

/** Parses a place: `Florals › Roses`, with other separators, or only one of the names. */
function placeIn(text: string, categories: readonly MenuCategory[]): string | null {
  const places = categories.flatMap(({ id, name, children }) => [
    { place: placeOf(id), names: [name, ''] as const },
    ...(children ?? []).map((child) => ({ place: placeOf(id, child.id), names: [name, child.name] as const })),
  ]);
  const named = (matches: (names: readonly [string, string]) => boolean) =>
    places.find(({ names }) => matches(names))?.place;
  return (
    named(([category, child]) => ['›', '>', '/'].some((mark) => same(`${category} ${mark} ${child}`, spaced(text)))) ??
    named(([, child]) => child !== '' && same(child, text)) ??
    named(([category, child]) => child === '' && same(category, text)) ??
    null
  );
}

/** Normalizes spaces around the separator of category and subcategory. */
function spaced(text: string): string {
  return text.replaceAll(/\s*([\u203A>/])\s*/g, ' $1 ');
}
