import * as v from 'valibot';
import { requiredText } from './fields/text.ts';

/** Views of the subscriber list, by subscription status. */
export const SUBSCRIBER_VIEWS = ['confirmed', 'pending', 'unsubscribed', 'bounced', 'all'] as const;
/** View of the subscriber list. */
export type SubscriberView = (typeof SUBSCRIBER_VIEWS)[number];

/** States of a newsletter issue. A stopped issue is not sent to any further recipients. */
export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
/** State of a newsletter issue. */
export type IssueState = (typeof ISSUE_STATES)[number];

/** Maximum length of an issue. */
export const MAX_ISSUE_CHARACTERS = 20_000;

/** Maximum number of patterns in an issue. */
export const MAX_ISSUE_PATTERNS = 24;

/** Maximum number of days ahead for which an issue can be scheduled. */
export const MAX_ISSUE_SCHEDULE_DAYS = 366;

/** The subject line of an issue. */
export const IssueSubjectField = v.pipe(
  requiredText('Subject', 150),
  v.regex(/^[^\p{Cc}]*$/u, 'Subject must be one line'),
);

/** The body of an issue, in Markdown. */
export const IssueBodyField = requiredText('Text', MAX_ISSUE_CHARACTERS);
