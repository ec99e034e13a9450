import { actionOfNoticeTopic, can, noticeKindsOf, NOTICE_TOPICS } from '@halfdrop/domain';
import { demoNotices, NOTICE_NOW } from '../factories/notice.ts';
import { designers } from '../factories/designer.ts';
import { forbidden } from '../failures.ts';
import type { MutationResolvers, NoticeTopic, QueryResolvers, StudioInbox } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound } from '../user-errors.ts';

const topicNames = {
  verdicts: 'VERDICTS',
  sales: 'SALES',
  reviews: 'REVIEWS',
  statements: 'STATEMENTS',
  payouts: 'PAYOUTS',
} as const;

/** State and resolvers of notices: one of each kind in the first studio, none in the empty shop. */
export function noticeState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  let notices = shop.scenario === 'empty' ? [] : demoNotices();
  const muted = new Set<NoticeTopic>();

  /** Returns the inbox of a studio as seen by a member. */
  function inboxOf(context: MockContext, studioId: string) {
    const { user } = signedIn(shop, context);
    if (!can(user, 'studio.read')) throw forbidden();
    const subject = { kind: 'studio', id: studioId } as const;
    if (!can(user, 'studio.read', subject)) return null;
    const topics = NOTICE_TOPICS.filter((topic) => can(user, actionOfNoticeTopic(topic), subject));
    const kinds: readonly string[] = noticeKindsOf(topics);
    const isFirst = studioId === designers[0]?.id;
    const items = notices.filter(({ kind }) => isFirst && kinds.includes(kind.toLowerCase()));
    const inbox: StudioInbox = {
      id: studioId,
      unreadCount: items.filter(({ readAt }) => readAt === null).length,
      mailChoices: topics.map((topic) => ({ topic: topicNames[topic], isMailed: !muted.has(topicNames[topic]) })),
    };
    return { items, inbox };
  }

  return {
    queries: {
      studioNotices: (_root, { studioId, page, limit }, context) => {
        const found = inboxOf(context, studioId);
        return found && { ...paged(found.items, page ?? 1, limit ?? 20), inbox: found.inbox };
      },
    },
    mutations: {
      markNoticesRead: (_root, { input: { studioId, noticeId, hasReadOlder } }, context) => {
        const seen = inboxOf(context, studioId)?.items ?? [];
        const place = seen.findIndex(({ id }) => id === noticeId);
        if (place < 0) return { inbox: null, errors: [notFound('noticeId')] };
        const read = new Set(seen.slice(place, hasReadOlder ? undefined : place + 1));
        notices = notices.map((each) => (read.has(each) ? { ...each, readAt: each.readAt ?? NOTICE_NOW } : each));
        return { inbox: inboxOf(context, studioId)?.inbox ?? null, errors: [] };
      },
      chooseNoticeMail: (_root, { input: { studioId, topic, isMailed } }, context) => {
        if (!inboxOf(context, studioId)) return { inbox: null, errors: [notFound('studioId')] };
        if (isMailed) muted.delete(topic);
        else muted.add(topic);
        return { inbox: inboxOf(context, studioId)?.inbox ?? null, errors: [] };
      },
    },
  };
}
