import { IssueBodyField, IssueSubjectField } from '@halfdrop/domain';
import * as v from 'valibot';
import type { NewsletterIssueState, SubscriberStatus, SubscriberView } from '#generated/types.ts';
import { formatMoment } from '#lib/dates.ts';
import { lookUp } from '#lib/look-up.ts';
import type { Picked } from '../picks/picked.ts';
import type { DeskIssue_IssueFragment } from './DeskIssue.fragment.generated.ts';

/** An issue as shown at its desk. */
export type DeskIssue = DeskIssue_IssueFragment;

/** Rules of the issue form. */
export const IssueValues = v.object({ subject: IssueSubjectField, body: IssueBodyField });
/** Form values of an issue. */
export type IssueForm = v.InferInput<typeof IssueValues>;

/** Returns the picked patterns of an issue. */
export function pickedOf(issue: DeskIssue | null): readonly Picked[] {
  return (issue?.patterns ?? []).map(({ assetId, title, asset }) => ({ assetId, title, picture: asset }));
}

const states: Readonly<Record<NewsletterIssueState, string>> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Going out',
  SENT: 'Sent',
  STOPPED: 'Stopped',
};

/** Returns the label of an issue's state. */
export function stateWords(state: NewsletterIssueState): string {
  return states[state];
}

const statuses: Readonly<Record<SubscriberStatus, string>> = {
  BOUNCED: 'Mail came back',
  CONFIRMED: 'Gets it',
  PENDING: 'Not confirmed',
  UNSUBSCRIBED: 'Left',
};

/** The fields of a subscriber that determine their status. */
interface Standing {
  readonly status: SubscriberStatus;
  readonly confirmedAt: string | null;
  readonly unsubscribedAt: string | null;
  readonly bouncedAt: string | null;
}

/** Describes a subscriber's status and since when it applies. */
export function standingWords({ status, confirmedAt, unsubscribedAt, bouncedAt }: Standing): string {
  const since = { BOUNCED: bouncedAt, CONFIRMED: confirmedAt, PENDING: null, UNSUBSCRIBED: unsubscribedAt }[status];
  return since === null ? statuses[status] : `${statuses[status]}, ${formatMoment(since)}`;
}

/** Filter presets of the subscriber list, in display order. */
export const subscriberPresets = [
  { label: 'On the list', params: {} },
  { label: 'Not confirmed', params: { view: 'pending' } },
  { label: 'Left', params: { view: 'unsubscribed' } },
  { label: 'Mail came back', params: { view: 'bounced' } },
  { label: 'All', params: { view: 'all' } },
] as const;

const views: Readonly<Record<string, SubscriberView>> = {
  pending: 'PENDING',
  unsubscribed: 'UNSUBSCRIBED',
  bounced: 'BOUNCED',
  all: 'ALL',
};

/** Returns the view in the URL; confirmed subscribers by default. */
export function subscriberViewFrom(text: string | undefined): SubscriberView {
  return lookUp(views, text) ?? 'CONFIRMED';
}
