import { STUDIO_ROLES, actionOfNoticeTopic, roleAllows, type NoticeKind, type NoticeTopic } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { FactsOfKind } from './notice-facts.ts';
import { isMailedHere, noticeMailJob, type MailReader } from './notice-mail.ts';
import { findMailReaders, findMutedTopics, insertNotice } from './notices.repository.ts';

/** A notice to post. */
interface NewNotice<Kind extends NoticeKind> {
  readonly studioId: number;
  readonly kind: Kind;
  /** The event, such as a payout; posted once per kind. */
  readonly subjectId: string;
  readonly facts: FactsOfKind[Kind];
  readonly at: Date;
}

/** Posts a notice in the transaction of its event; idempotent. */
export async function postNotice<Kind extends NoticeKind>(trx: Trx, notice: NewNotice<Kind>): Promise<void> {
  const { studioId, kind, subjectId, facts, at } = notice;
  const id = await insertNotice(trx, {
    studio_id: studioId,
    kind,
    subject_id: subjectId,
    facts: JSON.stringify(facts),
    happened_at: at,
  });
  if (id !== undefined && isMailedHere(kind)) await addJob(trx, noticeMailJob, { id });
}

/**
 * Returns the members who receive a topic by mail: those it is for who have not turned it off. Notices without a topic
 * go to every owner.
 */
export function noticeMailReaders(db: DbOrTrx, studioId: number, topic: NoticeTopic | null): Promise<MailReader[]> {
  const action = topic === null ? 'studio.staff' : actionOfNoticeTopic(topic);
  const roles = STUDIO_ROLES.filter((role) => roleAllows(role, action));
  return findMailReaders(db, { studioId, topic, roles });
}

/** Whether a member has not turned off the mail about a studio's topic. */
export async function wantsNoticeMail(
  db: DbOrTrx,
  {
    studioId,
    accountId,
    topic,
  }: { readonly studioId: number; readonly accountId: string; readonly topic: NoticeTopic },
): Promise<boolean> {
  return !(await findMutedTopics(db, { studioId, accountId })).includes(topic);
}
