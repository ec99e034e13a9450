import { actionOfNoticeTopic, can, NOTICE_TOPICS, noticeKindsOf, type Actor, type NoticeTopic } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import type { WantedPage } from '../platform/database/read-page.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { requireStudio } from '../studios/require-studio.ts';
import type { MailChoice, NoticeDto, NoticePageDto, ReadInput, StudioInboxDto } from './notices.contract.ts';
import {
  countUnread,
  findMutedTopics,
  markRead,
  muteTopic,
  readNoticePage,
  unmuteTopic,
  type NoticeRow,
  type SeenNotices,
} from './notices.repository.ts';

/** Notices to studios. All methods throw not_found for a studio the user is not a member of. */
export interface NoticeService {
  list(actor: Actor, studioId: string, wanted: WantedPage): Promise<NoticePageDto>;
  /** @throws not_found for a notice that this member may not see */
  markRead(actor: Actor, studioId: string, read: ReadInput): Promise<StudioInboxDto>;
  /** @throws validation_failed for a topic that this member may not see */
  chooseMail(actor: Actor, studioId: string, choice: MailChoice): Promise<StudioInboxDto>;
}

/** What a member sees of a studio's notices. */
interface Sight extends SeenNotices {
  readonly accountId: string;
  readonly topics: readonly NoticeTopic[];
}

/** Upper bound on the length of a notice id. */
const NOTICE_ID = /^\d{1,18}$/;

/** Creates the service. */
export function createNoticeService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): NoticeService {
  async function inboxOf({ accountId, topics, ...seen }: Sight): Promise<StudioInboxDto> {
    const muted = await findMutedTopics(db, { studioId: seen.studioId, accountId });
    return {
      id: String(seen.studioId),
      unreadCount: await countUnread(db, seen),
      mailChoices: topics.map((topic) => ({ topic, isMailed: !muted.includes(topic) })),
    };
  }

  return {
    async list(actor, studioId, wanted) {
      const sight = sightOf(actor, studioId);
      const { rows, pagination } = await readNoticePage(db, sight, wanted);
      return { notices: rows.map(toNotice), pagination, inbox: await inboxOf(sight) };
    },

    async markRead(actor, studioId, { noticeId, hasReadOlder }) {
      const sight = sightOf(actor, studioId);
      const read = { id: noticeId, hasReadOlder, at: clock.now() };
      const isThere = NOTICE_ID.test(noticeId) && (await markRead(db, sight, read));
      if (!isThere) throw new Problem('not_found');
      return inboxOf(sight);
    },

    async chooseMail(actor, studioId, { topic, isMailed }) {
      const sight = sightOf(actor, studioId);
      if (!sight.topics.includes(topic)) throw invalidField('topic', 'Only owners of the studio can do this');
      await (isMailed ? unmuteTopic : muteTopic)(db, { ...sight, topic });
      return inboxOf(sight);
    },
  };
}

function sightOf(actor: Actor, id: string): Sight {
  const subject = { kind: 'studio', id } as const;
  const studioId = requireStudio(actor, 'studio.read', id);
  const topics = NOTICE_TOPICS.filter((topic) => can(actor, actionOfNoticeTopic(topic), subject));
  return { studioId, kinds: noticeKindsOf(topics), accountId: actor.id, topics };
}

function toNotice({ id, kind, happened_at: at, read_at: readAt, facts }: NoticeRow): NoticeDto {
  return {
    id,
    kind,
    happenedAt: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    title: facts.title ?? null,
    submissionId: facts.submissionId ?? null,
    assetId: facts.assetId ?? null,
    verdict: facts.verdict ?? null,
    number: facts.number ?? null,
    amount: facts.amountCents ?? null,
    reason: facts.reason ?? null,
    month: facts.month ?? null,
    startsAt: facts.startsAt ?? null,
  };
}
