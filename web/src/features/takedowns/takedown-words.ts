import type { TakedownStatus } from '#generated/types.ts';

/** Labels of takedown statuses. */
export const takedownStatusWords: Readonly<Record<TakedownStatus, string>> = {
  UNCONFIRMED: 'Not confirmed',
  WAITING: 'Waits for a decision',
  REFUSED: 'Refused',
  HELD: 'Taken from sale',
  COUNTERED: 'Answered by the studio',
  IN_COURT: 'In court',
  RESTORED: 'Over',
};

/** Descriptions of takedown steps. */
const stepWords: Readonly<Record<TakedownStatus, string>> = {
  UNCONFIRMED: 'The claim was made',
  WAITING: 'Its address was confirmed',
  REFUSED: 'The claim was refused',
  HELD: 'The pattern was taken from sale',
  COUNTERED: 'The studio has answered',
  IN_COURT: 'The claimant says that a court has the case',
  RESTORED: 'The claim is over',
};

interface Step {
  readonly id: string;
  readonly status: TakedownStatus;
  readonly words: string;
  readonly happenedAt: string;
}

/** Converts steps to timeline events. */
export function takedownEvents(steps: readonly Step[]) {
  return steps.map(({ id, status, words, happenedAt }) => ({
    id,
    at: happenedAt,
    title: stepWords[status],
    children: words === '' ? null : words,
  }));
}
