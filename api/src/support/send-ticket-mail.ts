import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Db } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { replyAddress } from './reply-address.ts';
import { ticketCopyMail, ticketMail } from './support-mail.ts';
import { countEarlierTickets, findTicket, type TicketRow } from './support.repository.ts';

const DAY = 24 * 3_600_000;
/** Maximum number of acknowledgments per day that visitors can trigger for one address. */
const EMAILS_A_DAY = 3;

const PayloadSchema = v.object({ id: v.string() });

/** Dependencies of mails about tickets. */
export interface TicketMailDependencies extends Pick<Foundation, 'db' | 'mailer' | 'publicUrl' | 'supportEmail'> {
  readonly account: Pick<AccountService, 'userById'>;
  readonly linkSecret: string;
  readonly mailTexts: MailTexts;
}

/** Acknowledges a ticket to its requester. */
export async function sendTicketMail(shop: TicketMailDependencies, payload: unknown): Promise<void> {
  const { db, mailer, mailTexts, publicUrl, supportEmail, linkSecret } = shop;
  const ticket = await findTicket(db, v.parse(PayloadSchema, payload).id);
  if (!ticket || !(await mayBeMailed(db, ticket))) return;
  const replyTo = replyAddress(linkSecret, supportEmail, ticket.number);
  const facts = { mailTexts, publicUrl, isOwnAddress: await isOwnAddress(shop, ticket), replyTo };
  await mailer.send(await ticketMail(facts, ticket));
}

/** Sends a copy of a ticket to the support staff. */
export async function sendTicketCopy(
  { db, mailer, mailTexts, supportEmail }: TicketMailDependencies,
  payload: unknown,
): Promise<void> {
  const ticket = await findTicket(db, v.parse(PayloadSchema, payload).id);
  if (ticket) await mailer.send(await ticketCopyMail(mailTexts, ticket, supportEmail));
}

/** Visitors may enter any address, so the number of mails per day to one address is limited. */
async function mayBeMailed(db: Db, ticket: TicketRow): Promise<boolean> {
  if (ticket.user_id !== null) return true;
  const since = new Date(ticket.created_at.getTime() - DAY);
  return (await countEarlierTickets(db, ticket, since)) < EMAILS_A_DAY;
}

async function isOwnAddress(
  { account }: TicketMailDependencies,
  { user_id: userId, email }: TicketRow,
): Promise<boolean> {
  if (userId === null) return false;
  const user = await account.userById(userId);
  return user.emailConfirmed && user.email === email;
}
