import type { StudioTakedownDto, TakedownDto, TakedownStateDto, TakedownSummaryDto } from './takedowns.contract.ts';
import type { RequestRow, StepRow } from './takedowns.repository.ts';

/** How far a request is, as who made it may know. */
export function toState(row: RequestRow): TakedownStateDto {
  return {
    number: row.number,
    title: row.title,
    status: row.status,
    dueAt: row.due_at?.toISOString() ?? null,
    restoreAt: row.restore_at?.toISOString() ?? null,
  };
}

/** A request as the list of the staff shows it. */
export function toSummary(row: RequestRow): TakedownSummaryDto {
  return {
    ...toState(row),
    asset: { id: row.asset_id, slug: row.slug },
    studio: { slug: row.studio_slug, name: row.studio_name },
    claimantName: row.claimant_name,
  };
}

/** A request as the staff sees it. */
export function toTakedown(row: RequestRow, steps: readonly StepRow[]): TakedownDto {
  return {
    ...toSummary(row),
    claimantEmail: row.claimant_email,
    claimantContact: row.claimant_contact,
    right: row.right_claimed,
    steps: toSteps(row, steps),
  };
}

/** A request as the studio of the pattern sees it, from when the pattern was taken from sale. */
export function toStudioTakedown(row: RequestRow, steps: readonly StepRow[]): StudioTakedownDto {
  const told = steps.filter(({ status }) => status !== 'unconfirmed' && status !== 'waiting');
  return {
    ...toState(row),
    claimantName: row.claimant_name,
    right: row.right_claimed,
    steps: toSteps(row, told),
  };
}

function toSteps({ id: requestId }: RequestRow, steps: readonly StepRow[]) {
  return steps
    .filter((step) => step.request_id === requestId)
    .map(({ id, status, words, happened_at: at }) => ({ id, status, words, happenedAt: at.toISOString() }));
}
