import * as v from 'valibot';
import { fieldProblems, type FieldProblem } from './fields/field-problems.ts';
import {
  CountryCodeField,
  StudioAboutField,
  StudioLinksField,
  StudioNameField,
  StudioSlugField,
  StudioSpecialtyField,
} from './fields/studio.ts';
import { MAX_APPLICATION_SAMPLES, MIN_APPLICATION_SAMPLES } from './limits.ts';
import type { Action } from './policy.ts';

/** Statuses of a studio application. */
export const APPLICATION_STATUSES = ['draft', 'submitted', 'accepted', 'declined', 'withdrawn'] as const;
/** Status of a studio application. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

interface ApplicationTransition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** The policy action that allows the transition. */
  readonly by: Extract<Action, 'studio.apply' | 'application.decide'>;
}

/** All allowed transitions of an application. */
export const APPLICATION_TRANSITIONS: readonly ApplicationTransition[] = [
  { from: 'draft', to: 'submitted', by: 'studio.apply' },
  { from: 'draft', to: 'withdrawn', by: 'studio.apply' },
  { from: 'submitted', to: 'withdrawn', by: 'studio.apply' },
  { from: 'submitted', to: 'accepted', by: 'application.decide' },
  { from: 'submitted', to: 'declined', by: 'application.decide' },
];

/** Returns whether an application may change from one status to another. */
export function mayBecome(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return APPLICATION_TRANSITIONS.some((each) => each.from === from && each.to === to);
}

/** Returns whether an application is still open; an applicant has at most one open application. */
export function isOpenApplication(status: ApplicationStatus): boolean {
  return APPLICATION_TRANSITIONS.some(({ from }) => from === status);
}

/** Ways of creating patterns. */
export const CREATION_METHODS = ['by_hand', 'by_rule', 'digital', 'generative'] as const;
/** Way of creating patterns. */
export type CreationMethod = (typeof CREATION_METHODS)[number];

/** Reasons to decline an application. */
export const DECLINE_REASONS = ['incomplete', 'not_seamless', 'range', 'rights', 'technique'] as const;
/** Reason to decline an application. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The explanation sent to the applicant for each reason. */
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  incomplete: 'What you told us about the studio or the work was not enough to decide. Please tell us more.',
  not_seamless:
    'The samples do not repeat, or not without visible seams. Check each edge in a repeat before you apply again.',
  range:
    'We have enough work of this kind at the moment. Apply again with work that is different from what is on sale.',
  rights: 'It is not clear that the work is your own. Apply again with samples whose origin you can show.',
  technique: 'The samples are not of the quality we sell. Look at resolution, edges and colour before you apply again.',
};

/** The parts of an application that are validated on submission. */
interface ApplicationFacts {
  readonly studioName: string;
  readonly slug: string;
  readonly specialty: string;
  readonly about: string;
  readonly links: readonly string[];
  readonly country: string;
  readonly categoryId: string | null;
  readonly creationMethods: readonly string[];
  readonly sampleCount: number;
}

const ReadyApplicationSchema = v.object({
  studioName: StudioNameField,
  slug: StudioSlugField,
  specialty: StudioSpecialtyField,
  about: StudioAboutField,
  links: StudioLinksField,
  country: CountryCodeField,
  categoryId: v.string('Choose a category'),
  creationMethods: v.pipe(v.array(v.string()), v.nonEmpty('Choose at least one')),
  samples: v.pipe(
    v.number(),
    v.minValue(MIN_APPLICATION_SAMPLES, `Add at least ${MIN_APPLICATION_SAMPLES} samples`),
    v.maxValue(MAX_APPLICATION_SAMPLES, `At most ${MAX_APPLICATION_SAMPLES} samples`),
  ),
});

/** Returns the fields to correct before an application can be submitted, each once; empty if it is complete. */
export function applicationProblems({ sampleCount, ...facts }: ApplicationFacts): readonly FieldProblem[] {
  return fieldProblems(ReadyApplicationSchema, { ...facts, samples: sampleCount });
}

const ANSWER_WORKING_DAYS = 3;
const DAY = 86_400_000;

/** Returns the promised answer date: 3 working days later at the same time of day, in UTC. Weekends do not count. */
export function answerDueAt(submittedAt: Date): Date {
  let due = submittedAt;
  for (let counted = 0; counted < ANSWER_WORKING_DAYS;) {
    due = new Date(due.getTime() + DAY);
    if (due.getUTCDay() % 6 !== 0) counted += 1;
  }
  return due;
}

/** Default waiting time before a new application, in days. */
const REAPPLICATION_DAYS = 30;
/** Maximum waiting time a decision can impose, in days. */
const MAX_REAPPLICATION_DAYS = 365;

/** Returns the default date from which an applicant may apply again. */
export function reapplicationFrom(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + REAPPLICATION_DAYS * DAY);
}

/** Returns whether a decision may bar new applications until the given date. */
export function isReapplicationDate(asked: Date, declinedAt: Date): boolean {
  const ahead = asked.getTime() - declinedAt.getTime();
  return ahead >= 0 && ahead <= MAX_REAPPLICATION_DAYS * DAY;
}
