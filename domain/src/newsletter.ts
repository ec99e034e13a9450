import * as v from 'valibot';
import { requiredText } from './fields/text.ts';

/** What a list of subscribers can be narrowed to: by whether they get the newsletter, and why not. */
export const SUBSCRIBER_VIEWS = ['confirmed', 'pending', 'unsubscribed', 'bounced', 'all'] as const;
/** What a list of subscribers is narrowed to. */
export type SubscriberView = (typeof SUBSCRIBER_VIEWS)[number];

/** Where an issue of the newsletter stands. One that is stopped goes to nobody else. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
/** Where an issue stands. */
export type IssueState = (typeof ISSUE_STATES)[number];

/** Characters of the longest issue. */
export const MAX_ISSUE_CHARACTERS = 20_000;

/** How many patterns an issue shows. */
export const MAX_ISSUE_PATTERNS = 24;

/** Days ahead that an issue can be scheduled for. */
export const MAX_ISSUE_SCHEDULE_DAYS = 366;

/** What an issue is called in the mailbox. */
export const IssueSubjectField = v.pipe(
  requiredText('Subject', 150),
  v.regex(/^[^\p{Cc}]*$/u, 'Subject must be one line'),
);

/** What an issue says, in Markdown. */
export const IssueBodyField = requiredText('Text', MAX_ISSUE_CHARACTERS);
