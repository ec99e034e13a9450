import * as v from 'valibot';
import { requiredText } from './fields/text.ts';

/** Statuses of a takedown request. */
export const TAKEDOWN_STATUSES = [
  'unconfirmed',
  'waiting',
  'refused',
  'held',
  'countered',
  'in_court',
  'restored',
] as const;
/** Status of a takedown request. */
export type TakedownStatus = (typeof TAKEDOWN_STATUSES)[number];

/** The allowed transitions of a request. */
const STEPS: Readonly<Record<TakedownStatus, readonly TakedownStatus[]>> = {
  unconfirmed: ['waiting'],
  waiting: ['held', 'refused'],
  refused: [],
  held: ['countered', 'restored'],
  countered: ['in_court', 'restored'],
  in_court: ['restored'],
  restored: [],
};

/** Returns whether a request may change from one status to another. */
export function mayTakedownBecome(from: TakedownStatus, to: TakedownStatus): boolean {
  return STEPS[from].includes(to);
}

/** Views of the request list: to decide, held in any way, closed, or all. */
export const TAKEDOWN_VIEWS = ['waiting', 'held', 'closed', 'all'] as const;
/** View of the request list. */
export type TakedownView = (typeof TAKEDOWN_VIEWS)[number];

/** Sort orders of the request list: by due date, which follows the date received. */
export const TAKEDOWN_SORTS = ['due', '-due'] as const;
/** Sort order of the request list; a minus means descending. */
export type TakedownSort = (typeof TAKEDOWN_SORTS)[number];

/** Default number of days a pattern stays off sale after its studio's counter-notice. */
export const TAKEDOWN_RESTORE_DAYS = 14;

/** Maximum length of a claim or of a counter-notice. */
export const MAX_TAKEDOWN_CHARACTERS = 2000;

function confirmed(words: string) {
  return v.pipe(v.boolean(words), v.literal(true, words));
}

/** The fields of a takedown request, apart from the sender's email address. */
export const TakedownFields = {
  /** An asset ID, or the URL of the pattern's page. */
  pattern: requiredText('The pattern', 300),
  name: requiredText('Your name', 100),
  contact: requiredText('Your postal address', 500),
  right: requiredText('The right', MAX_TAKEDOWN_CHARACTERS),
  isGoodFaith: confirmed('Confirm that you believe so in good faith'),
  isAccurate: confirmed('Confirm that all of this is true'),
};

/** The fields of a counter-notice. */
export const CounterNoticeFields = {
  statement: requiredText('Your statement', MAX_TAKEDOWN_CHARACTERS),
  isGoodFaith: confirmed('Confirm that you believe so in good faith'),
};

/** The court and the number of the case. */
export const CourtField = requiredText('The court and its number', 500);
