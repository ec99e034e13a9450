import type { catalogLoaders } from '../catalog/catalog.loaders.ts';
import type { NoticeKind, NoticeTopic, Resolvers } from '../generated/resolvers.ts';
import type { LoadersOf } from '../platform/domain-module.ts';
import { dollars } from '../platform/money.ts';
import { pageInfo } from '../platform/page-info.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { NoticesApi, RestKind, RestTopic } from './NoticesApi.ts';

interface Context extends RequestContext {
  readonly notices: NoticesApi;
  readonly loaders: Pick<LoadersOf<typeof catalogLoaders>, 'assets'>;
}

const kinds: Record<RestKind, NoticeKind> = {
  appeal_decided: 'APPEAL_DECIDED',
  application_accepted: 'APPLICATION_ACCEPTED',
  asset_held: 'ASSET_HELD',
  asset_hold_announced: 'ASSET_HOLD_ANNOUNCED',
  asset_hold_canceled: 'ASSET_HOLD_CANCELED',
  asset_limited: 'ASSET_LIMITED',
  asset_released: 'ASSET_RELEASED',
  asset_unlimited: 'ASSET_UNLIMITED',
  first_sale: 'FIRST_SALE',
  payout_failed: 'PAYOUT_FAILED',
  payout_paid: 'PAYOUT_PAID',
  closing_announced: 'CLOSING_ANNOUNCED',
  closing_taken_back: 'CLOSING_TAKEN_BACK',
  rate_card_announced: 'RATE_CARD_ANNOUNCED',
  review_written: 'REVIEW_WRITTEN',
  studio_left: 'STUDIO_LEFT',
  submission_message: 'SUBMISSION_MESSAGE',
  statement_ready: 'STATEMENT_READY',
  submission_approved: 'SUBMISSION_APPROVED',
  submission_changes_requested: 'SUBMISSION_CHANGES_REQUESTED',
  submission_rejected: 'SUBMISSION_REJECTED',
  studio_held: 'STUDIO_HELD',
  studio_hold_announced: 'STUDIO_HOLD_ANNOUNCED',
  studio_hold_canceled: 'STUDIO_HOLD_CANCELED',
  studio_released: 'STUDIO_RELEASED',
  takedown_held: 'TAKEDOWN_HELD',
  takedown_in_court: 'TAKEDOWN_IN_COURT',
  takedown_restored: 'TAKEDOWN_RESTORED',
  upload_refused: 'UPLOAD_REFUSED',
};
const topics: Record<RestTopic, NoticeTopic> = {
  payouts: 'PAYOUTS',
  reviews: 'REVIEWS',
  sales: 'SALES',
  statements: 'STATEMENTS',
  verdicts: 'VERDICTS',
};
const restTopics: Record<NoticeTopic, RestTopic> = {
  PAYOUTS: 'payouts',
  REVIEWS: 'reviews',
  SALES: 'sales',
  STATEMENTS: 'statements',
  VERDICTS: 'verdicts',
};
const verdicts = { approved: 'APPROVED', changes_requested: 'CHANGES_REQUESTED', rejected: 'REJECTED' } as const;

/** Resolvers for studio notices. */
export const noticeResolvers: Resolvers<Context> = {
  Query: {
    studioNotices: async (_root, { studioId, page, limit }, { notices }) => {
      const found = await notices.list(studioId, { page: page ?? 1, limit: limit ?? 20 });
      return found && { items: found.notices, inbox: found.inbox, pageInfo: pageInfo(found.pagination) };
    },
  },
  Mutation: {
    markNoticesRead: async (_root, { input: { studioId, noticeId, hasReadOlder } }, { notices }) => {
      const marking = notices.markRead(studioId, { noticeId, hasReadOlder: hasReadOlder ?? false });
      const rules = { expects: ['NotFoundError'], fields: { NotFoundError: 'noticeId' } } as const;
      const { data, errors } = await outcomeOf(marking, rules);
      return { inbox: data, errors };
    },
    chooseNoticeMail: async (_root, { input: { studioId, topic, isMailed } }, { notices }) => {
      const choosing = notices.chooseMail(studioId, { topic: restTopics[topic], isMailed });
      const expects = ['NotFoundError', 'ValidationError'] as const;
      const { data, errors } = await outcomeOf(choosing, { expects, fields: { NotFoundError: 'studioId' } });
      return { inbox: data, errors };
    },
  },
  Notice: {
    kind: ({ kind }) => kinds[kind],
    asset: ({ assetId }, _args, { loaders }) => (assetId === null ? null : loaders.assets.load(assetId)),
    verdict: ({ verdict }) => verdict && verdicts[verdict],
    amount: ({ amount }) => (amount === null ? null : dollars(amount)),
  },
  StudioInbox: {
    mailChoices: ({ mailChoices }) => mailChoices.map(({ topic, isMailed }) => ({ topic: topics[topic], isMailed })),
  },
};
