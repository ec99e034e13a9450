import { IssueBodyField, IssueSubjectField } from '@halfdrop/domain';
import * as v from 'valibot';
import type { NewsletterIssueState, SubscriberStatus, SubscriberView } from '#generated/types.ts';
import { formatMoment } from '#lib/dates.ts';
import { lookUp } from '#lib/look-up.ts';
import type { Picked } from '../picks/picked.ts';
import type { DeskIssue_IssueFragment } from './DeskIssue.fragment.generated.ts';

/** An issue as its desk shows it. */
export type DeskIssue = DeskIssue_IssueFragment;

/** What an issue is typed as. */
export const IssueValues = v.object({ subject: IssueSubjectField, body: IssueBodyField });
/** What an issue is typed as. */
export type IssueForm = v.InferInput<typeof IssueValues>;

/** The patterns of an issue, as they were picked. */
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

/** Where an issue stands, in a word or two. */
export function stateWords(state: NewsletterIssueState): string {
  return states[state];
}

const statuses: Readonly<Record<SubscriberStatus, string>> = {
  BOUNCED: 'Mail came back',
  CONFIRMED: 'Gets it',
  PENDING: 'Not confirmed',
  UNSUBSCRIBED: 'Left',
};

/** Somebody who asked for the newsletter, as far as it says where they stand. */
interface Standing {
  readonly status: SubscriberStatus;
  readonly confirmedAt: string | null;
  readonly unsubscribedAt: string | null;
  readonly bouncedAt: string | null;
}

/** Where somebody stands, and since when. */
export function standingWords({ status, confirmedAt, unsubscribedAt, bouncedAt }: Standing): string {
  const since = { BOUNCED: bouncedAt, CONFIRMED: confirmedAt, PENDING: null, UNSUBSCRIBED: unsubscribedAt }[status];
  return since === null ? statuses[status] : `${statuses[status]}, ${formatMoment(since)}`;
}

/** What the list of subscribers can be narrowed to, in the order of its presets. */
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

/** The view that an address names; those on the list, unless it names one. */
export function subscriberViewFrom(text: string | undefined): SubscriberView {
  return lookUp(views, text) ?? 'CONFIRMED';
}
