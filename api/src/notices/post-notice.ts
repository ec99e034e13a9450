import { STUDIO_ROLES, actionOfNoticeTopic, roleAllows, type NoticeKind, type NoticeTopic } from '@halfdrop/domain';
import type { DbOrTrx, Trx } from '../database.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { FactsOfKind } from './notice-facts.ts';
import { isMailedHere, noticeMailJob, type MailReader } from './notice-mail.ts';
import { findMailReaders, findMutedTopics, insertNotice } from './notices.repository.ts';

/** What a studio is told. */
interface NewNotice<Kind extends NoticeKind> {
  readonly studioId: number;
  readonly kind: Kind;
  /** What happened, such as a payout: of each kind it is told once. */
  readonly subjectId: string;
  readonly facts: FactsOfKind[Kind];
  readonly at: Date;
}

/** Tells a studio what has happened, in the transaction in which it does, once however often it is told. */
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
 * The members of a studio to whom a topic is mailed: those it is for who have not switched it off. What has no topic goes
 * to every owner.
 */
export function noticeMailReaders(db: DbOrTrx, studioId: number, topic: NoticeTopic | null): Promise<MailReader[]> {
  const action = topic === null ? 'studio.staff' : actionOfNoticeTopic(topic);
  const roles = STUDIO_ROLES.filter((role) => roleAllows(role, action));
  return findMailReaders(db, { studioId, topic, roles });
}

/** Whether somebody has not switched off the mail on a topic of a studio. */
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
