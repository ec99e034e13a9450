import * as v from 'valibot';
import { requiredText } from './fields/text.ts';

/** How far a takedown request can be. */
export const TAKEDOWN_STATUSES = [
  'unconfirmed',
  'waiting',
  'refused',
  'held',
  'countered',
  'in_court',
  'restored',
] as const;
/** How far a takedown request is. */
export type TakedownStatus = (typeof TAKEDOWN_STATUSES)[number];

/** Every step that a request may take; there are no others. */
const STEPS: Readonly<Record<TakedownStatus, readonly TakedownStatus[]>> = {
  unconfirmed: ['waiting'],
  waiting: ['held', 'refused'],
  refused: [],
  held: ['countered', 'restored'],
  countered: ['in_court', 'restored'],
  in_court: ['restored'],
  restored: [],
};

/** Whether a request may become something from where it stands. */
export function mayTakedownBecome(from: TakedownStatus, to: TakedownStatus): boolean {
  return STEPS[from].includes(to);
}

/** What a list of requests can be narrowed to: to decide, held in whatever way, closed, or all. */
export const TAKEDOWN_VIEWS = ['waiting', 'held', 'closed', 'all'] as const;
/** What a list of requests is narrowed to. */
export type TakedownView = (typeof TAKEDOWN_VIEWS)[number];

/** What lists of requests can be sorted by: when an answer is due, which follows when they came. */
export const TAKEDOWN_SORTS = ['due', '-due'] as const;
/** What a list of requests is sorted by; descending with a minus. */
export type TakedownSort = (typeof TAKEDOWN_SORTS)[number];

/** Days for which a pattern stays off sale after its studio has answered, unless the operator says otherwise. */
export const TAKEDOWN_RESTORE_DAYS = 14;

/** Characters of the longest words about a right, or against it. */
export const MAX_TAKEDOWN_CHARACTERS = 2000;

function confirmed(words: string) {
  return v.pipe(v.boolean(words), v.literal(true, words));
}

/** What a request says beside the address of who makes it. */
export const TakedownFields = {
  /** An asset ID, or the address of the page of the pattern. */
  pattern: requiredText('The pattern', 300),
  name: requiredText('Your name', 100),
  contact: requiredText('Your postal address', 500),
  right: requiredText('The right', MAX_TAKEDOWN_CHARACTERS),
  isGoodFaith: confirmed('Confirm that you believe so in good faith'),
  isAccurate: confirmed('Confirm that all of this is true'),
};

/** What a studio says against a request. */
export const CounterNoticeFields = {
  statement: requiredText('Your statement', MAX_TAKEDOWN_CHARACTERS),
  isGoodFaith: confirmed('Confirm that you believe so in good faith'),
};

/** Which court has a case, and under which number. */
export const CourtField = requiredText('The court and its number', 500);
