import type { StudioTakedownDto, TakedownDto, TakedownStateDto, TakedownSummaryDto } from './takedowns.contract.ts';
import type { RequestRow, StepRow } from './takedowns.repository.ts';

/** Converts a request to its claimant's view. */
export function toState(row: RequestRow): TakedownStateDto {
  return {
    number: row.number,
    title: row.title,
    status: row.status,
    dueAt: row.due_at?.toISOString() ?? null,
    restoreAt: row.restore_at?.toISOString() ?? null,
  };
}

/** Converts a request to the staff's list view. */
export function toSummary(row: RequestRow): TakedownSummaryDto {
  return {
    ...toState(row),
    asset: { id: row.asset_id, slug: row.slug },
    studio: { slug: row.studio_slug, name: row.studio_name },
    claimantName: row.claimant_name,
  };
}

/** Converts a request to the staff's detail view. */
export function toTakedown(row: RequestRow, steps: readonly StepRow[]): TakedownDto {
  return {
    ...toSummary(row),
    claimantEmail: row.claimant_email,
    claimantContact: row.claimant_contact,
    right: row.right_claimed,
    steps: toSteps(row, steps),
  };
}

/** Converts a request to the studio's view, which exists once the pattern was taken off sale. */
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
