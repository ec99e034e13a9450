import { invalidField } from '../platform/http/problem.ts';
import type { SubmissionChange } from './submissions.contract.ts';
import type { SubmissionRow, updateSubmission } from './submissions.repository.ts';

/**
 * Returns the columns that a change writes. Changing the category clears the subcategory unless a new one is named.
 * @param categories the named menu categories, with their parents
 * @throws validation_failed for unknown categories
 */
export function changeOf(
  row: SubmissionRow,
  change: SubmissionChange,
  categories: ReadonlyMap<number, number | null>,
): Parameters<typeof updateSubmission>[2] {
  const { title, description, tags, repeatLayout, repeatMillimeters, offersExtended, creationMethod } = change;
  const said = {
    title,
    description,
    tags: tags && [...new Set(tags)],
    repeat_layout: repeatLayout,
    repeat_millimeters: repeatMillimeters,
    offers_extended: offersExtended,
    creation_method: creationMethod,
    ...placeOf(row, change, categories),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function placeOf(row: SubmissionRow, change: SubmissionChange, categories: ReadonlyMap<number, number | null>) {
  const category = change.categoryId === undefined ? row.category_id : Number(change.categoryId);
  if (change.categoryId !== undefined && categories.get(Number(change.categoryId)) !== null) {
    throw invalidField('categoryId', 'Choose a category');
  }
  if (typeof change.subcategoryId === 'string') {
    const subcategory = Number(change.subcategoryId);
    if (category === null || categories.get(subcategory) !== category) {
      throw invalidField('subcategoryId', 'Choose a subcategory of the category');
    }
    return { category_id: category, subcategory_id: subcategory };
  }
  const isMoved = category !== row.category_id;
  return { category_id: category, subcategory_id: isMoved || change.subcategoryId === null ? null : undefined };
}
