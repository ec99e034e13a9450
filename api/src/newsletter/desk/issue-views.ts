import type { IssueSummaryDto, SubscriberDto } from './issue-desk.contract.ts';
import type { IssueRow } from './issues.repository.ts';
import type { SubscriberRow } from './subscribers.repository.ts';

/** Converts an issue to the list view. */
export function summaryOf(row: IssueRow): IssueSummaryDto {
  return {
    id: row.id,
    subject: row.subject,
    state: row.state,
    sendAt: row.send_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    receiverCount: row.receiver_count,
    waitingCount: row.receiver_count - row.handled_count,
    sentCount: row.sent_count,
    bouncedCount: row.bounced_count,
    failedCount: row.failed_count,
    unsubscribedCount: row.left_count,
  };
}

/** Converts a subscriber to the list view. */
export function toSubscriber(row: SubscriberRow): SubscriberDto {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
    bouncedAt: row.bounced_at?.toISOString() ?? null,
    bounceReason: row.bounce_reason,
  };
}
