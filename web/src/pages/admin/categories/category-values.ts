import { CategoryNameField, CategorySlugField, MAX_CATEGORY_ALIASES, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import type { CreateCategoryInput } from '#generated/types.ts';
import { tagsIn } from '#lib/tags-in.ts';
import type { FieldWords } from '../conflict/differences.ts';
import type { DeskCategory } from './category-words.ts';

/** Place of a new top-level menu category; subcategories use their parent's id. */
export const TOP = 'menu';
/** Place of a new filter category. */
export const FILTERS = 'filters';

/** Rules of the category form; lists are comma-separated. */
export const CategoryValues = v.object({
  place: v.string(),
  slug: CategorySlugField,
  name: CategoryNameField,
  aliases: v.pipe(
    v.string(),
    v.check(
      (text) => tagsIn(text).every((alias) => v.is(CategorySlugField, alias)),
      'Each must be 3 to 60 small letters, digits or single hyphens',
    ),
    v.check((text) => tagsIn(text).length <= MAX_CATEGORY_ALIASES, `At most ${MAX_CATEGORY_ALIASES}`),
  ),
  coverSku: v.pipe(v.string(), v.trim(), v.maxLength(20, 'Must be an asset ID')),
  reason: ReasonField,
});
/** Form values of a category. */
export type CategoryForm = v.InferInput<typeof CategoryValues>;

/** Fields that the server may reject, by its names. */
export const categoryFields = ['slug', 'name', 'aliases', 'coverSku', 'reason'] as const;

/** Returns the form values of a category; blank for a new one. */
export function valuesOf(category: DeskCategory | null): CategoryForm {
  return {
    place: TOP,
    slug: category?.slug ?? '',
    name: category?.name ?? '',
    aliases: (category?.aliases ?? []).join(', '),
    coverSku: category?.coverSku ?? '',
    reason: '',
  };
}

/** Formats the fields of a category for the conflict notice. */
export const categoryFieldWords: FieldWords<CategoryForm> = [
  ['Name', ({ name }) => name],
  ['Other addresses', ({ aliases }) => tagsIn(aliases).join(', ')],
  ['Cover', ({ coverSku }) => coverSku],
];

/** Converts the form values to mutation input. */
export function contentsFrom({ name, aliases, coverSku, reason }: CategoryForm) {
  return { name, aliases: tagsIn(aliases), coverSku: coverSku === '' ? null : coverSku, reason };
}

/** Converts the place of a new category to mutation input. */
export function placeFrom({ place }: CategoryForm): Pick<CreateCategoryInput, 'kind' | 'parentId'> {
  if (place === FILTERS) return { kind: 'FILTER', parentId: null };
  return { kind: 'MENU', parentId: place === TOP ? null : place };
}
