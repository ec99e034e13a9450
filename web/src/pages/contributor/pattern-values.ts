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

/** A submission as it is edited. */
export type SubmissionRow = SubmissionRow_SubmissionFragment;

const undeclared: '' | CreationMethod = '';

/** What a draft may say on its way: nothing yet, or what can be handed in. */
const blankOr = <Field extends v.GenericSchema<string, string>>(field: Field) => v.union([v.literal(''), field]);

/** What is typed of a pattern; what is still missing may be blank until it is handed in. */
export const patternRules = v.object({
  title: blankOr(PatternTitleField),
  description: blankOr(PatternDescriptionField),
  tags: v.pipe(
    v.string(),
    v.transform(tagsIn),
    v.array(TagField),
    v.maxLength(MAX_PATTERN_TAGS, `At most ${MAX_PATTERN_TAGS} tags`),
  ),
  /** The identities of a category and of one of its subcategories, as in `3/19`. */
  place: v.string(),
  repeatLayout: v.picklist(repeatLayouts),
  centimeters: v.pipe(v.string(), v.transform(millimetersIn), v.nullable(RepeatMillimetersField)),
  hasExtendedLicense: v.boolean(),
  creationMethod: v.picklist([undeclared, ...creationMethods]),
});

/** A pattern as it stands in its fields. */
export type PatternValues = v.InferInput<typeof patternRules>;
/** One of the fields of a pattern. */
export type PatternField = keyof PatternValues;

/** What the fields of a pattern are called, in the order of a spreadsheet's columns. */
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

/** The fields in the order of a spreadsheet's columns. */
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

/** A submission as it stands in its fields. */
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

/** A place in the menu as one value. */
export function placeOf(categoryId: string, subcategoryId = ''): string {
  return `${categoryId}/${subcategoryId}`;
}

/** What keeps fields from being saved, each with its words; empty when they can be. */
export function fieldErrors(values: PatternValues): ReadonlyMap<PatternField, string> {
  const { issues = [] } = v.safeParse(patternRules, values);
  const errors = new Map<PatternField, string>();
  for (const { path, message } of issues) {
    const field = patternFields.find((each) => each === path?.[0]?.key);
    if (field && !errors.has(field)) errors.set(field, message);
  }
  return errors;
}

/** What changes of a submission, of the fields that are named. @throws ValiError when they cannot be saved */
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

/** Centimeters as people write them, with a comma or a point; not a number where they are none. */
function millimetersIn(text: string): number | null {
  const written = text.trim().replace(',', '.');
  return written === '' ? null : Math.round(Number(written) * 10);
}
