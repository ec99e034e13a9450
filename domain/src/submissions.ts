import * as v from 'valibot';
import { REPEATS } from './asset-filters.ts';
import { fieldProblems, type FieldProblem } from './fields/field-problems.ts';
import { requiredText } from './fields/text.ts';
import {
  MAX_PATTERN_DESCRIPTION_CHARACTERS,
  MAX_PATTERN_TAGS,
  MAX_PATTERN_TITLE_CHARACTERS,
  MAX_REPEAT_MILLIMETERS,
  MAX_TAG_CHARACTERS,
  MIN_PATTERN_TAGS,
  MIN_REPEAT_MILLIMETERS,
} from './limits.ts';
import type { Action } from './policy.ts';
import { CREATION_METHODS } from './studio-applications.ts';

/** Statuses of a submission, which is one version of one pattern. */
export const SUBMISSION_STATUSES = [
  'draft',
  'checking',
  'ready',
  'failed',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'appealed',
  'withdrawn',
] as const;
/** Status of a submission. */
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/**
 * Returns the status for a GraphQL enum value.
 * @throws RangeError if the value is unknown
 */
export function submissionStatusNamed(name: Uppercase<SubmissionStatus>): SubmissionStatus {
  const found = SUBMISSION_STATUSES.find((status) => status.toUpperCase() === name);
  if (!found) throw new RangeError(`There is no status ${name}.`);
  return found;
}

/** Who performs a transition: a person allowed to by the policy, or the shop itself. */
type StepTaker = Extract<Action, 'studio.upload' | 'submission.review'> | 'shop';

interface SubmissionTransition {
  readonly from: SubmissionStatus;
  readonly to: SubmissionStatus;
  readonly by: StepTaker;
}

/** Statuses from which a designer can withdraw a submission: all but `approved`. */
const WITHDRAWABLE = SUBMISSION_STATUSES.filter((status) => status !== 'approved' && status !== 'withdrawn');

/** All allowed transitions of a submission. The review enforces that an appeal is made only once. */
export const SUBMISSION_TRANSITIONS: readonly SubmissionTransition[] = [
  { from: 'draft', to: 'checking', by: 'shop' },
  { from: 'checking', to: 'ready', by: 'shop' },
  { from: 'checking', to: 'failed', by: 'shop' },
  { from: 'ready', to: 'checking', by: 'studio.upload' },
  { from: 'failed', to: 'checking', by: 'studio.upload' },
  { from: 'changes_requested', to: 'checking', by: 'studio.upload' },
  { from: 'ready', to: 'submitted', by: 'studio.upload' },
  { from: 'changes_requested', to: 'submitted', by: 'studio.upload' },
  { from: 'submitted', to: 'in_review', by: 'submission.review' },
  { from: 'in_review', to: 'submitted', by: 'submission.review' },
  { from: 'in_review', to: 'approved', by: 'submission.review' },
  { from: 'in_review', to: 'changes_requested', by: 'submission.review' },
  { from: 'in_review', to: 'rejected', by: 'submission.review' },
  { from: 'rejected', to: 'appealed', by: 'studio.upload' },
  { from: 'appealed', to: 'approved', by: 'submission.review' },
  { from: 'appealed', to: 'rejected', by: 'submission.review' },
  ...WITHDRAWABLE.map((from): SubmissionTransition => ({ from, to: 'withdrawn', by: 'studio.upload' })),
];

/** Returns whether a submission may change from one status to another. */
export function maySubmissionBecome(from: SubmissionStatus, to: SubmissionStatus): boolean {
  return SUBMISSION_TRANSITIONS.some((each) => each.from === from && each.to === to);
}

/** Returns whether a submission awaits a verdict or is being reviewed. */
export function isAwaitingVerdict(status: SubmissionStatus): boolean {
  return AWAITING.has(status);
}

const AWAITING: ReadonlySet<SubmissionStatus> = new Set(['submitted', 'in_review', 'appealed']);

/** Returns whether the designer may still edit a submission. */
export function isEditableSubmission(status: SubmissionStatus): boolean {
  return EDITABLE.has(status);
}

const EDITABLE: ReadonlySet<SubmissionStatus> = new Set(['draft', 'checking', 'ready', 'failed', 'changes_requested']);

/** The parts of a submission that are validated when it is handed in. */
interface SubmissionFacts {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  readonly repeatMillimeters: number | null;
  readonly creationMethod: string | null;
}

const tagRule = `A tag has 2 to ${MAX_TAG_CHARACTERS} characters`;
const sizeRule = `One repeat is ${MIN_REPEAT_MILLIMETERS} to ${MAX_REPEAT_MILLIMETERS} mm wide`;

/** The title of a pattern, trimmed. */
export const PatternTitleField = v.pipe(
  requiredText('Title', MAX_PATTERN_TITLE_CHARACTERS),
  v.minGraphemes(3, 'Title must be at least 3 characters'),
);

/** The description of a pattern, trimmed. */
export const PatternDescriptionField = requiredText('Description', MAX_PATTERN_DESCRIPTION_CHARACTERS);

/** A tag, in lower case with whitespace collapsed. */
export const TagField = v.pipe(
  v.string(tagRule),
  v.transform((text) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()),
  v.string(),
  v.minLength(2, tagRule),
  v.maxLength(MAX_TAG_CHARACTERS, tagRule),
);

/** The physical width of one repeat. */
export const RepeatMillimetersField = v.pipe(
  v.number('Give the width of one repeat'),
  v.integer(sizeRule),
  v.minValue(MIN_REPEAT_MILLIMETERS, sizeRule),
  v.maxValue(MAX_REPEAT_MILLIMETERS, sizeRule),
);

/** The repeat layout of a pattern. */
export const RepeatLayoutField = v.picklist(REPEATS, 'Choose how it repeats');

const ReadySubmissionSchema = v.object({
  title: PatternTitleField,
  description: PatternDescriptionField,
  tags: v.pipe(
    v.array(TagField),
    v.minLength(MIN_PATTERN_TAGS, `Add at least ${MIN_PATTERN_TAGS} tags`),
    v.maxLength(MAX_PATTERN_TAGS, `At most ${MAX_PATTERN_TAGS} tags`),
  ),
  categoryId: v.string('Choose a category'),
  subcategoryId: v.string('Choose a subcategory'),
  repeatMillimeters: RepeatMillimetersField,
  creationMethod: v.picklist(CREATION_METHODS, 'Say how it was made'),
});

/** Returns the fields to correct before a submission can be handed in, each once; empty if it is complete. */
export function submissionProblems(facts: SubmissionFacts): readonly FieldProblem[] {
  return fieldProblems(ReadySubmissionSchema, facts);
}

/** Derives an initial title from a file name: `Wild_Poppies-final(2).tif` becomes "Wild Poppies Final". */
export function titleFromFileName(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/\(\d+\)/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+(?:['\u2019][\p{L}\p{M}\p{N}]+)*/gu);
  const title = (words ?? []).map((word) => word.replace(/^./u, (first) => first.toUpperCase())).join(' ');
  // Do not split surrogate pairs.
  return title
    .slice(0, MAX_PATTERN_TITLE_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
