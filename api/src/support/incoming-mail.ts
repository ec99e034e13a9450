import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { readSignedBody } from '../payments/signed-body.ts';
import { addWordsOfAsker } from './asker.service.ts';
import { lockTicket, updateTicket } from './desk/desk.repository.ts';
import { insertMessage } from './messages.repository.ts';
import { ticketOfAddress } from './reply-address.ts';
import { IncomingMailSchema } from './support.contract.ts';
import { findTicket, type TicketRow } from './support.repository.ts';

const MAX_BODY = 20_000;
/** Where mail clients start to quote the message being answered. */
const quoted = /^(?:>|On .+ wrote:|-{2,}\s*Original Message|From: )/im;

interface IncomingMailNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly linkSecret: string;
  /** Null if no mail server forwards mail. */
  readonly mailSecret: string | null;
}

/**
 * Accepts a mail forwarded by the mail server, once however often it is delivered. A mail that names no ticket is
 * ignored; one from somebody other than the requester is stored as a note for staff. @throws not_found if no mail
 * server forwards mail, invalid_signature, malformed_json
 */
export async function takeIncomingMail(
  { db, clock, linkSecret, mailSecret }: IncomingMailNeeds,
  payload: Buffer,
  signature: string | undefined,
): Promise<{ isTaken: boolean }> {
  const now = clock.now();
  const mail = readSignedBody(IncomingMailSchema, { secret: mailSecret, payload, signature, now });
  const number = ticketOfAddress(linkSecret, mail.to);
  if (number === null) return { isTaken: false };
  return inTransaction(db, async (trx) => {
    const ticket = await lockLast(trx, number);
    if (!ticket) return { isTaken: false };
    const body = ownWords(mail.text);
    const key = `mail:${mail.messageId}`;
    if (mail.from.toLowerCase() === ticket.email.toLowerCase()) {
      await addWordsOfAsker(trx, ticket, { key, body, userId: ticket.user_id, now });
    } else {
      const note = `From ${mail.from}, who did not open this ticket:\n\n${body}`.slice(0, MAX_BODY);
      const words = { ticket_id: ticket.id, kind: 'note', author_id: null, body: note, sent_at: now, key } as const;
      if (await insertMessage(trx, words)) await updateTicket(trx, ticket.id, { updated_at: now });
    }
    return { isTaken: true };
  });
}

/** Follows merges and locks the ticket in which the conversation continues. */
async function lockLast(trx: Trx, number: string): Promise<TicketRow | undefined> {
  const ticket = await lockTicket(trx, number);
  if (!ticket || ticket.merged_into_id === null) return ticket;
  const target = await findTicket(trx, ticket.merged_into_id);
  return target && lockLast(trx, target.number);
}

/** Returns the new text of a mail, without the quoted message. */
function ownWords(text: string): string {
  const found = quoted.exec(text);
  const own = (found && found.index > 0 ? text.slice(0, found.index) : text).trim().slice(0, MAX_BODY);
  return own === '' ? 'A mail without words.' : own;
}
