import { sql, type Selectable } from 'kysely';
import type { Db, DbOrTrx, Trx } from '../../database.ts';
import type { NewsletterTables } from '../newsletter.tables.ts';

/** An issue that is being sent. */
export type SendingIssueRow = Pick<Selectable<NewsletterTables['newsletter_issue']>, 'id' | 'subject' | 'body'>;

/** The next recipient of an issue. */
export interface WaitingRow {
  readonly subscription_id: string;
  readonly tries: number;
}

/** Identifies a delivery by issue and recipient. */
export interface DeliveryKey {
  readonly issueId: string;
  readonly subscriptionId: string;
}

/** Final states of a delivery. */
type Outcome = 'sent' | 'bounced' | 'failed' | 'dropped';

/** Returns the issues that are due and not begun. */
export async function findDueIssues(db: DbOrTrx, now: Date): Promise<string[]> {
  const due = db.selectFrom('newsletter_issue').select('id').where('state', '=', 'scheduled');
  return (await due.where('send_at', '<=', now).orderBy('send_at').execute()).map(({ id }) => id);
}

/** Returns the issues being sent. */
export async function findSendingIssues(db: DbOrTrx): Promise<string[]> {
  const sending = db.selectFrom('newsletter_issue').select('id').where('state', '=', 'sending');
  return (await sending.orderBy('send_at').execute()).map(({ id }) => id);
}

/** Begins an issue that is due: everyone currently subscribed becomes a recipient. False if it is not due. */
export async function beginIssue(trx: Trx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('newsletter_issue')
    .set({ state: 'sending', version: sql`version + 1` })
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('send_at', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`
    with receiver as (
      insert into newsletter_delivery (issue_id, subscription_id, try_at)
      select ${id}, id, ${now} from newsletter_subscription where status = 'confirmed'
      on conflict do nothing returning 1
    )
    update newsletter_issue set receiver_count = (select count(*) from receiver) where id = ${id}`.execute(trx);
  return true;
}

/** Leases an issue to one worker until an instant; undefined while another holds the lease, and once it is finished. */
export function takeIssue(
  db: Db,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<SendingIssueRow | undefined> {
  return db
    .updateTable('newsletter_issue')
    .set({ worked_until: until })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where((where) => where.or([where('worked_until', 'is', null), where('worked_until', '<=', now)]))
    .returning(['id', 'subject', 'body'])
    .executeTakeFirst();
}

/** Releases the lease of an issue. */
export async function releaseIssue(db: Db, id: string): Promise<void> {
  await db.updateTable('newsletter_issue').set({ worked_until: null }).where('id', '=', id).execute();
}

/** Returns the next recipients. */
export function findWaiting(db: DbOrTrx, issueId: string, now: Date, limit: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('newsletter_delivery')
    .select(['subscription_id', 'tries'])
    .where('issue_id', '=', issueId)
    .where('state', '=', 'waiting')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(limit)
    .execute();
}

/** Ends a waiting delivery, counts it and renews the worker's lease. False once sending was stopped. */
export async function settleDelivery(
  db: Db,
  { issueId, subscriptionId }: DeliveryKey,
  { outcome, now, until }: { readonly outcome: Outcome; readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const sentAt = outcome === 'sent' ? now : null;
  const { rows } = await sql<{ state: string }>`
    with settled as (
      update newsletter_delivery set state = ${outcome}, sent_at = ${sentAt}::timestamptz, tries = tries + 1
      where issue_id = ${issueId} and subscription_id = ${subscriptionId} and state = 'waiting' returning state
    )
    update newsletter_issue set worked_until = ${until},
      handled_count = handled_count + (select count(*) from settled),
      sent_count = sent_count + (select count(*) from settled where state = 'sent'),
      bounced_count = bounced_count + (select count(*) from settled where state = 'bounced'),
      failed_count = failed_count + (select count(*) from settled where state = 'failed')
    where id = ${issueId} returning state`.execute(db);
  return rows[0]?.state === 'sending';
}

/** Schedules a delivery for retry. False once sending was stopped. */
export async function putOffDelivery(
  db: Db,
  { issueId, subscriptionId }: DeliveryKey,
  { tryAt, until }: { readonly tryAt: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    with put_off as (
      update newsletter_delivery set tries = tries + 1, try_at = ${tryAt}
      where issue_id = ${issueId} and subscription_id = ${subscriptionId} and state = 'waiting'
    )
    update newsletter_issue set worked_until = ${until} where id = ${issueId} returning state`.execute(db);
  return rows[0]?.state === 'sending';
}

/** Finishes an issue without waiting recipients. */
export async function finishIssue(db: DbOrTrx, id: string, now: Date): Promise<void> {
  await sql`
    update newsletter_issue set state = 'sent', finished_at = ${now}, version = version + 1
    where id = ${id} and state = 'sending'
      and not exists (select from newsletter_delivery where issue_id = ${id} and state = 'waiting')`.execute(db);
}

/** Returns the newest delivery to a recipient that a mail server accepted. */
export function findNewestDelivery(db: DbOrTrx, subscriptionId: string) {
  return db
    .selectFrom('newsletter_delivery')
    .select(['issue_id', 'state', 'left_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Counts a bounce after delivery, once. */
export async function recordReturned(trx: Trx, { issueId, subscriptionId }: DeliveryKey): Promise<void> {
  await sql`
    with returned as (
      update newsletter_delivery set state = 'bounced'
      where issue_id = ${issueId} and subscription_id = ${subscriptionId} and state = 'sent' returning 1
    )
    update newsletter_issue set bounced_count = bounced_count + (select count(*) from returned)
    where id = ${issueId}`.execute(trx);
}

/** Counts an unsubscription after an issue, once. */
export async function recordLeft(trx: Trx, { issueId, subscriptionId }: DeliveryKey, now: Date): Promise<void> {
  await sql`
    with parted as (
      update newsletter_delivery set left_at = ${now}
      where issue_id = ${issueId} and subscription_id = ${subscriptionId} and left_at is null returning 1
    )
    update newsletter_issue set left_count = left_count + (select count(*) from parted)
    where id = ${issueId}`.execute(trx);
}

/** Deletes the deliveries of issues that ended before an instant; their counts are kept. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  await sql`
    delete from newsletter_delivery delivery using newsletter_issue issue
    where issue.id = delivery.issue_id and issue.finished_at <= ${before}`.execute(db);
}
