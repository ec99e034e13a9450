import type { StudioAction } from './policy.ts';

/** Topics of notices. Members of a studio choose by topic which notices are mailed to them. */
export const NOTICE_TOPICS = ['verdicts', 'sales', 'reviews', 'statements', 'payouts'] as const;
/** Topic of a notice. */
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** Kinds of notice shown in a studio's panel. */
export const NOTICE_KINDS = [
  'application_accepted',
  'submission_changes_requested',
  'submission_rejected',
  'submission_approved',
  'appeal_decided',
  'submission_message',
  'first_sale',
  'review_written',
  'statement_ready',
  'payout_paid',
  'payout_failed',
  'rate_card_announced',
  'closing_announced',
  'closing_taken_back',
  'studio_left',
  'asset_hold_announced',
  'asset_hold_canceled',
  'asset_held',
  'asset_released',
  'asset_limited',
  'asset_unlimited',
  'studio_hold_announced',
  'studio_hold_canceled',
  'studio_held',
  'studio_released',
  'takedown_held',
  'takedown_in_court',
  'takedown_restored',
  'upload_refused',
] as const;
/** Kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const TOPIC_OF: Readonly<Record<NoticeKind, NoticeTopic | null>> = {
  application_accepted: null,
  submission_changes_requested: 'verdicts',
  submission_rejected: 'verdicts',
  submission_approved: 'verdicts',
  appeal_decided: 'verdicts',
  submission_message: 'verdicts',
  first_sale: 'sales',
  review_written: 'reviews',
  statement_ready: 'statements',
  payout_paid: 'payouts',
  payout_failed: 'payouts',
  rate_card_announced: null,
  closing_announced: null,
  closing_taken_back: null,
  studio_left: null,
  asset_hold_announced: null,
  asset_hold_canceled: null,
  asset_held: null,
  asset_released: null,
  asset_limited: null,
  asset_unlimited: null,
  studio_hold_announced: null,
  studio_hold_canceled: null,
  studio_held: null,
  studio_released: null,
  takedown_held: null,
  takedown_in_court: null,
  takedown_restored: null,
  upload_refused: null,
};

const ACTION_OF: Readonly<Record<NoticeTopic, StudioAction>> = {
  verdicts: 'studio.read',
  sales: 'studio.read',
  reviews: 'studio.answer',
  statements: 'studio.payouts',
  payouts: 'studio.payouts',
};

/** Returns the topic of a notice, or null if it cannot be switched off. */
export function topicOfNotice(kind: NoticeKind): NoticeTopic | null {
  return TOPIC_OF[kind];
}

/** Returns the action a member must be allowed in order to receive a topic. */
export function actionOfNoticeTopic(topic: NoticeTopic): StudioAction {
  return ACTION_OF[topic];
}

/** Returns the kinds of notice that belong to the given topics. */
export function noticeKindsOf(topics: readonly NoticeTopic[]): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => {
    const topic = TOPIC_OF[kind];
    return topic === null || topics.includes(topic);
  });
}
