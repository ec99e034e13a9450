import {
  MAX_PATTERN_TAGS,
  PatternDescriptionField,
  PatternTitleField,
  RepeatMillimetersField,
  TagField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { creationMethods } from '#features/studios/creation-methods.ts';
import type { CreationMethod, SubmissionChangeInput } from '#generated/types.ts';
import { tagsIn } from '#lib/tags-in.ts';
import type { SubmissionRow_SubmissionFragment } from './SubmissionRow.fragment.generated.ts';
import { repeatLayouts } from './submission-words.ts';

/** A submission in an editable form. */
export type SubmissionRow = SubmissionRow_SubmissionFragment;

const undeclared: '' | CreationMethod = '';

/** Allows a draft's field to be blank until it is submitted. */
const blankOr = <Field extends v.GenericSchema<string, string>>(field: Field) => v.union([v.literal(''), field]);

/** Rules for a pattern's form; missing fields may stay blank until submission. */
export const patternRules = v.object({
  title: blankOr(PatternTitleField),
  description: blankOr(PatternDescriptionField),
  tags: v.pipe(
    v.string(),
    v.transform(tagsIn),
    v.array(TagField),
    v.maxLength(MAX_PATTERN_TAGS, `At most ${MAX_PATTERN_TAGS} tags`),
  ),
  /** Ids of a category and one of its subcategories, such as `3/19`. */
  place: v.string(),
  repeatLayout: v.picklist(repeatLayouts),
  centimeters: v.pipe(v.string(), v.transform(millimetersIn), v.nullable(RepeatMillimetersField)),
  hasExtendedLicense: v.boolean(),
  creationMethod: v.picklist([undeclared, ...creationMethods]),
});

/** Form values of a pattern. */
export type PatternValues = v.InferInput<typeof patternRules>;
/** A field of a pattern. */
export type PatternField = keyof PatternValues;

/** Labels of a pattern's fields, in column order. */
export const fieldNames: Readonly<Record<PatternField, string>> = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  place: 'Category',
  repeatLayout: 'Repeat layout',
  centimeters: 'Repeat, cm',
  creationMethod: 'How it was made',
  hasExtendedLicense: 'Extended licence',
};

/** Fields in column order. */
export const patternFields: readonly PatternField[] = [
  'title',
  'description',
  'tags',
  'place',
  'repeatLayout',
  'centimeters',
  'creationMethod',
  'hasExtendedLicense',
];

/** Returns the form values of a submission. */
export function valuesOf(submission: Omit<SubmissionRow, ' $fragmentName'>): PatternValues {
  const { title, description, tags, category, subcategory, repeatLayout, repeatMillimeters } = submission;
  return {
    title,
    description,
    tags: tags.join(', '),
    place: category ? placeOf(category.id, subcategory?.id) : '',
    repeatLayout,
    centimeters: repeatMillimeters === null ? '' : String(repeatMillimeters / 10),
    hasExtendedLicense: submission.hasExtendedLicense,
    creationMethod: submission.creationMethod ?? '',
  };
}

/** Encodes a place in the menu as a single value. */
export function placeOf(categoryId: string, subcategoryId = ''): string {
  return `${categoryId}/${subcategoryId}`;
}

/** Returns the errors that prevent saving, by field; empty if there are none. */
export function fieldErrors(values: PatternValues): ReadonlyMap<PatternField, string> {
  const { issues = [] } = v.safeParse(patternRules, values);
  const errors = new Map<PatternField, string>();
  for (const { path, message } of issues) {
    const field = patternFields.find((each) => each === path?.[0]?.key);
    if (field && !errors.has(field)) errors.set(field, message);
  }
  return errors;
}

/** Returns the changes to the named fields of a submission. @throws ValiError when they are invalid */
export function changeOf(
  values: PatternValues,
  fields: readonly PatternField[],
): Omit<SubmissionChangeInput, 'submissionId' | 'version'> {
  const said = v.parse(patternRules, values);
  const [categoryId = '', subcategoryId = ''] = said.place.split('/');
  const all = {
    title: { title: said.title },
    description: { description: said.description },
    tags: { tags: said.tags },
    place: categoryId === '' ? {} : { categoryId, subcategoryId: subcategoryId === '' ? null : subcategoryId },
    repeatLayout: { repeatLayout: said.repeatLayout },
    centimeters: { repeatMillimeters: said.centimeters },
    hasExtendedLicense: { hasExtendedLicense: said.hasExtendedLicense },
    creationMethod: said.creationMethod === '' ? {} : { creationMethod: said.creationMethod },
  } satisfies Record<PatternField, object>;
  return Object.assign({}, ...fields.map((field) => all[field]));
}

/** Parses centimeters with a decimal comma or point to millimeters; null if blank, NaN if not a number. */
function millimetersIn(text: string): number | null {
  const written = text.trim().replace(',', '.');
  return written === '' ? null : Math.round(Number(written) * 10);
}
