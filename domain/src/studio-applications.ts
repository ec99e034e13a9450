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

/** How far an application for a studio can be. */
export const APPLICATION_STATUSES = ['draft', 'submitted', 'accepted', 'declined', 'withdrawn'] as const;
/** How far an application for a studio is. */
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

interface ApplicationTransition {
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /** The action of the policy that allows the step. */
  readonly by: Extract<Action, 'studio.apply' | 'application.decide'>;
}

/** Every step that an application may take; there are no others. */
export const APPLICATION_TRANSITIONS: readonly ApplicationTransition[] = [
  { from: 'draft', to: 'submitted', by: 'studio.apply' },
  { from: 'draft', to: 'withdrawn', by: 'studio.apply' },
  { from: 'submitted', to: 'withdrawn', by: 'studio.apply' },
  { from: 'submitted', to: 'accepted', by: 'application.decide' },
  { from: 'submitted', to: 'declined', by: 'application.decide' },
];

/** Whether an application may become something from where it stands. */
export function mayBecome(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return APPLICATION_TRANSITIONS.some((each) => each.from === from && each.to === to);
}

/** Whether an application can still change: while one is open, its applicant begins no other. */
export function isOpenApplication(status: ApplicationStatus): boolean {
  return APPLICATION_TRANSITIONS.some(({ from }) => from === status);
}

/** How patterns are made. */
export const CREATION_METHODS = ['by_hand', 'by_rule', 'digital', 'generative'] as const;
/** How patterns are made. */
export type CreationMethod = (typeof CREATION_METHODS)[number];

/** Why an application is declined. */
export const DECLINE_REASONS = ['incomplete', 'not_seamless', 'range', 'rights', 'technique'] as const;
/** Why an application is declined. */
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What the applicant is told of each reason. */
export const DECLINE_WORDS: Readonly<Record<DeclineReason, string>> = {
  incomplete: 'What you told us about the studio or the work was not enough to decide. Please tell us more.',
  not_seamless:
    'The samples do not repeat, or not without visible seams. Check each edge in a repeat before you apply again.',
  range:
    'We have enough work of this kind at the moment. Apply again with work that is different from what is on sale.',
  rights: 'It is not clear that the work is your own. Apply again with samples whose origin you can show.',
  technique: 'The samples are not of the quality we sell. Look at resolution, edges and colour before you apply again.',
};

/** What has to be right of an application before it can be submitted. */
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

/** The fields that must be corrected before an application can be submitted, each once; empty when it can. */
export function applicationProblems({ sampleCount, ...facts }: ApplicationFacts): readonly FieldProblem[] {
  return fieldProblems(ReadyApplicationSchema, { ...facts, samples: sampleCount });
}

const ANSWER_WORKING_DAYS = 3;
const DAY = 86_400_000;

/** When an answer is promised by: 3 working days later at the same time of day, in UTC. Weekends do not count. */
export function answerDueAt(submittedAt: Date): Date {
  let due = submittedAt;
  for (let counted = 0; counted < ANSWER_WORKING_DAYS;) {
    due = new Date(due.getTime() + DAY);
    if (due.getUTCDay() % 6 !== 0) counted += 1;
  }
  return due;
}

/** Days after which someone may apply again when the decision names no date. */
const REAPPLICATION_DAYS = 30;
/** Days ahead that a decision may put it off at most. */
const MAX_REAPPLICATION_DAYS = 365;

/** From when someone may apply again who is told nothing else. */
export function reapplicationFrom(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + REAPPLICATION_DAYS * DAY);
}

/** Whether a decision may put the next application off until an instant. */
export function isReapplicationDate(asked: Date, declinedAt: Date): boolean {
  const ahead = asked.getTime() - declinedAt.getTime();
  return ahead >= 0 && ahead <= MAX_REAPPLICATION_DAYS * DAY;
}
