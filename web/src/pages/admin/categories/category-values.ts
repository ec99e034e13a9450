import { CategoryNameField, CategorySlugField, MAX_CATEGORY_ALIASES, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import type { CreateCategoryInput } from '#generated/types.ts';
import { tagsIn } from '#lib/tags-in.ts';
import type { FieldWords } from '../conflict/differences.ts';
import type { DeskCategory } from './category-words.ts';

/** Where a new category can stand, beside below one of the menu, which goes by its id. */
export const TOP = 'menu';
/** Among the filters. */
export const FILTERS = 'filters';

/** What a category is typed as; lists have commas. */
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
/** What a category is typed as. */
export type CategoryForm = v.InferInput<typeof CategoryValues>;

/** The fields that the shop may refuse, by their names there. */
export const categoryFields = ['slug', 'name', 'aliases', 'coverSku', 'reason'] as const;

/** A category as it would have been typed; null for a new one. */
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

/** What the fields of a category say, where two people want something else. */
export const categoryFieldWords: FieldWords<CategoryForm> = [
  ['Name', ({ name }) => name],
  ['Other addresses', ({ aliases }) => tagsIn(aliases).join(', ')],
  ['Cover', ({ coverSku }) => coverSku],
];

/** What was typed, as the shop takes it. */
export function contentsFrom({ name, aliases, coverSku, reason }: CategoryForm) {
  return { name, aliases: tagsIn(aliases), coverSku: coverSku === '' ? null : coverSku, reason };
}

/** Where a new category stands, as the shop takes it. */
export function placeFrom({ place }: CategoryForm): Pick<CreateCategoryInput, 'kind' | 'parentId'> {
  if (place === FILTERS) return { kind: 'FILTER', parentId: null };
  return { kind: 'MENU', parentId: place === TOP ? null : place };
}
