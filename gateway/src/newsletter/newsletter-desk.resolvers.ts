import { DEFAULT_PAGE_SIZE } from '@halfdrop/domain';
import type {
  CreateNewsletterIssueInput,
  NewsletterIssueState,
  Resolvers,
  SaveNewsletterIssueInput,
  SubscriberStatus,
} from '../generated/resolvers.ts';
import type { NewsletterIssue, NewsletterSubscriber } from '../generated/rest.ts';
import { pageInfo } from '../platform/page-info.ts';
import { exportOutcome } from '../platform/export-outcome.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { IssueWords, NewsletterDeskApi } from './NewsletterDeskApi.ts';

interface Context extends RequestContext {
  readonly newsletterDesk: NewsletterDeskApi;
}

const views = {
  ALL: 'all',
  BOUNCED: 'bounced',
  CONFIRMED: 'confirmed',
  PENDING: 'pending',
  UNSUBSCRIBED: 'unsubscribed',
} as const;
const statuses: Record<NewsletterSubscriber['status'], SubscriberStatus> = {
  bounced: 'BOUNCED',
  confirmed: 'CONFIRMED',
  pending: 'PENDING',
  unsubscribed: 'UNSUBSCRIBED',
};
const states: Record<NewsletterIssue['state'], NewsletterIssueState> = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  sending: 'SENDING',
  sent: 'SENT',
  stopped: 'STOPPED',
};

/** Resolvers for writing and sending the newsletter. Authorization is enforced by the API. */
export const newsletterDeskResolvers: Resolvers<Context> = {
  Query: {
    newsletterCounts: (_root, _args, { newsletterDesk }) => newsletterDesk.counts(),
    newsletterSubscribers: async (_root, { view, search, page, limit }, { newsletterDesk }) => {
      const { subscribers, pagination } = await newsletterDesk.subscribers({
        view: views[view ?? 'CONFIRMED'],
        ...(search && { q: search }),
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: subscribers, pageInfo: pageInfo(pagination) };
    },
    newsletterIssues: async (_root, { page, limit }, { newsletterDesk }) => {
      const { issues, pagination } = await newsletterDesk.issues({
        page: page ?? 1,
        limit: limit ?? DEFAULT_PAGE_SIZE,
      });
      return { items: issues, pageInfo: pageInfo(pagination) };
    },
    newsletterIssue: (_root, { id }, { newsletterDesk }) => newsletterDesk.issue(id),
    newsletterPreview: (_root, { input }, { newsletterDesk }) => newsletterDesk.preview(wordsOf(input)),
  },
  Mutation: {
    createNewsletterIssue: async (_root, { input }, { newsletterDesk }) => {
      const expects = ['ValidationError'] as const;
      const { data, errors } = await outcomeOf(newsletterDesk.create(wordsOf(input)), { expects });
      return { issue: data, errors };
    },
    saveNewsletterIssue: async (_root, { input }, { newsletterDesk }) => {
      const { data, errors } = await outcomeOf(
        newsletterDesk.save(input.id, { ...wordsOf(input), version: input.version }),
        draftRules,
      );
      return { issue: data, errors };
    },
    sendNewsletterTest: async (_root, { input }, { newsletterDesk }) => {
      const { data, errors } = await outcomeOf(newsletterDesk.test(input.id), {
        expects: ['NotFoundError'],
        fields: { NotFoundError: 'id' },
      });
      return { email: data?.email ?? null, errors };
    },
    scheduleNewsletterIssue: async (_root, { input: { id, version, sendAt, reason } }, { newsletterDesk }) => {
      const schedule = { version, sendAt: sendAt ?? null, reason };
      const { data, errors } = await outcomeOf(newsletterDesk.schedule(id, schedule), draftRules);
      return { issue: data, errors };
    },
    stopNewsletterIssue: async (_root, { input: { id, reason } }, { newsletterDesk }) => {
      const { data, errors } = await outcomeOf(newsletterDesk.stop(id, reason), {
        expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError'],
        fields: { NotFoundError: 'id' },
      });
      return { issue: data, errors };
    },
    exportNewsletterSubscribers: (_root, { input: { view, search } }, { newsletterDesk }) =>
      exportOutcome(newsletterDesk.export({ view: views[view ?? 'CONFIRMED'], ...(search && { q: search }) })),
  },
  NewsletterIssue: { state: ({ state }) => states[state] },
  NewsletterIssueSummary: { state: ({ state }) => states[state] },
  NewsletterSubscriber: { status: ({ status }) => statuses[status] },
};

const draftRules = {
  expects: ['IllegalTransitionError', 'NotFoundError', 'ValidationError', 'VersionConflictError'] as const,
  fields: { NotFoundError: 'id', VersionConflictError: 'version' },
};

function wordsOf({ subject, body, assetIds }: CreateNewsletterIssueInput | SaveNewsletterIssueInput): IssueWords {
  return { subject, body, assetIds: assetIds ?? [] };
}
