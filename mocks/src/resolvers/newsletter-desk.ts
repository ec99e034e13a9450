import { IssueBodyField, IssueSubjectField, ReasonField } from '@halfdrop/domain';
import { pickedPattern } from '../factories/desk-collection.ts';
import { type DeskIssue, demoIssues, demoSubscribers, newsletterIssue } from '../factories/newsletter.ts';
import type {
  MutationResolvers,
  CreateNewsletterIssueInput,
  QueryResolvers,
  SaveNewsletterIssueInput,
  SubscriberStatus,
} from '../generated/resolvers.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound, versionConflict } from '../user-errors.ts';

const now = '2026-11-25T09:00:00.000Z';

/** The issues of a mocked shop. */
interface Issues {
  all: DeskIssue[];
}

type Words = CreateNewsletterIssueInput | SaveNewsletterIssueInput;

const wordRules = ({ subject, body }: Words) =>
  brokenRules([fieldRule('subject', IssueSubjectField, subject), fieldRule('body', IssueBodyField, body)]);

function patternsOf({ assetIds }: Words, shop: Shop): DeskIssue['patterns'] {
  const assets = shop.catalog.map(({ asset }) => asset);
  return (assetIds ?? []).flatMap((id) => assets.filter((asset) => asset.id === id).map(pickedPattern));
}

/** State and resolvers of the newsletter desk, with its own issues and subscribers. Nothing is ever mailed. */
export function newsletterDeskState(shop: Shop): {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
} {
  const issues: Issues = { all: shop.scenario === 'empty' ? [] : demoIssues(shop.catalog.map(({ asset }) => asset)) };
  return {
    queries: deskQueries(shop, issues),
    mutations: { ...writing(shop, issues), ...sending(shop, issues) },
  };
}

function deskQueries(shop: Shop, issues: Issues): QueryResolvers {
  const subscribers = shop.scenario === 'empty' ? [] : demoSubscribers();
  const count = (status: SubscriberStatus) => subscribers.filter((each) => each.status === status).length;
  return {
    newsletterCounts: (_root, _args, context) => {
      shop.demand(context, 'newsletter.manage');
      return {
        confirmed: count('CONFIRMED'),
        pending: count('PENDING'),
        unsubscribed: count('UNSUBSCRIBED'),
        bounced: count('BOUNCED'),
      };
    },
    newsletterSubscribers: (_root, { view, search, page, limit }, context) => {
      shop.demand(context, 'newsletter.manage');
      const beginning = (search ?? '').trim().toLowerCase();
      const wanted = view ?? 'CONFIRMED';
      const found = subscribers.filter(
        ({ email, status }) => (wanted === 'ALL' || status === wanted) && email.startsWith(beginning),
      );
      return paged(found, page ?? 1, limit ?? 24);
    },
    newsletterIssues: (_root, { page, limit }, context) => {
      shop.demand(context, 'newsletter.manage');
      return paged(issues.all, page ?? 1, limit ?? 24);
    },
    newsletterIssue: (_root, { id }, context) => {
      shop.demand(context, 'newsletter.manage');
      return issues.all.find((issue) => issue.id === id) ?? null;
    },
    newsletterPreview: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const titles = patternsOf(input, shop).map(({ title }) => title);
      const pieces = [input.body, ...titles];
      return {
        subject: input.subject,
        html: `<h1>${input.subject}</h1>\n${pieces.map((piece) => `<p>${piece}</p>`).join('\n')}`,
        text: pieces.join('\n\n'),
      };
    },
  };
}

function writing(shop: Shop, issues: Issues): MutationResolvers {
  return {
    createNewsletterIssue: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const errors = wordRules(input);
      if (errors.length > 0) return { issue: null, errors };
      const { subject, body } = input;
      const id = `issue-${issues.all.length + 1}`;
      const issue = newsletterIssue({ id, subject, body, patterns: patternsOf(input, shop), createdAt: now });
      issues.all = [issue, ...issues.all];
      return { issue, errors };
    },
    saveNewsletterIssue: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const { before, refusal } = draftIn(issues, input);
      if (!before) return { issue: null, errors: [refusal] };
      const errors = wordRules(input);
      if (errors.length > 0) return { issue: null, errors };
      const { subject, body } = input;
      return { issue: put(issues, before, { subject, body, patterns: patternsOf(input, shop) }), errors };
    },
    sendNewsletterTest: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const isThere = issues.all.some(({ id }) => id === input.id);
      return isThere
        ? { email: signedIn(shop, context).user.email, errors: [] }
        : { email: null, errors: [notFound('id')] };
    },
  };
}

function sending(shop: Shop, issues: Issues): MutationResolvers {
  return {
    scheduleNewsletterIssue: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const { before, refusal } = draftIn(issues, input);
      if (!before) return { issue: null, errors: [refusal] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { issue: null, errors };
      return { issue: put(issues, before, { state: 'SCHEDULED', sendAt: input.sendAt ?? now }), errors };
    },
    stopNewsletterIssue: (_root, { input }, context) => {
      shop.demand(context, 'newsletter.manage');
      const before = issues.all.find(({ id }) => id === input.id);
      if (!before) return { issue: null, errors: [notFound('id')] };
      if (before.state !== 'SCHEDULED' && before.state !== 'SENDING')
        return { issue: null, errors: [illegalTransition] };
      const errors = brokenRules([fieldRule('reason', ReasonField, input.reason)]);
      if (errors.length > 0) return { issue: null, errors };
      const after =
        before.state === 'SCHEDULED'
          ? ({ state: 'DRAFT', sendAt: null } as const)
          : ({ state: 'STOPPED', finishedAt: now } as const);
      return { issue: put(issues, before, after), errors };
    },
  };
}

/** Returns a draft in the expected version, or the error explaining why it is unavailable. */
function draftIn({ all }: Issues, { id, version }: { readonly id: string; readonly version: number }) {
  const found = all.find((issue) => issue.id === id);
  if (!found) return { before: null, refusal: notFound('id') };
  if (found.state !== 'DRAFT') return { before: null, refusal: illegalTransition };
  if (found.version !== version) return { before: null, refusal: versionConflict(found.version) };
  return { before: found, refusal: illegalTransition };
}

function put(issues: Issues, before: DeskIssue, changes: Partial<DeskIssue>): DeskIssue {
  const after = { ...before, ...changes, version: before.version + 1 };
  issues.all = issues.all.map((issue) => (issue === before ? after : issue));
  return after;
}
