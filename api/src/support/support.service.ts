import { TICKET_NUMBER } from '@halfdrop/domain';
import type { Insertable } from 'kysely';
import type { Clock } from '../platform/clock/clock.ts';
import { Problem } from '../platform/http/problem.ts';
import type { RateLimits } from '../platform/http/rate-limit.ts';
import { newReadableCode } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { requesterOf, senderOf, type Requester } from './requester.ts';
import type { NewMessage, NewTicket, TicketDto, TicketPageDto } from './support.contract.ts';
import { findTicketByNumber, insertTicket, readTicketPage } from './support.repository.ts';
import { closedJob, replyJob, sendClosed, sendReply } from './send-answer-mail.ts';
import { sendTicketCopy, sendTicketMail, type TicketMailDependencies } from './send-ticket-mail.ts';
import type { SupportTables } from './support.tables.ts';
import { toTicket } from './ticket-view.ts';

const ticketJob = 'support.ticket-mail';
const ticketCopyJob = 'support.ticket-copy';

/** Promised answer time in hours, by plan. */
const PROMISED_HOURS = { everyone: 24, subscribers: 12 };
const HOUR = 3_600_000;

/** The question, and its kind. */
type Question = Pick<Insertable<SupportTables['support_ticket']>, 'subject' | 'description'> &
  Partial<Pick<SupportTables['support_ticket'], 'category_id' | 'contact_subject' | 'sender_name' | 'context'>>;

/** Questions to the shop's staff. */
export interface SupportService {
  /** Returns the contact address shown to users. */
  contact(): { email: string };
  /**
   * Opens a ticket, mails its number to the requester and a copy to support. @throws validation_failed for a visitor
   * without an address, rate_limited
   */
  openTicket(ticket: NewTicket, userId: string | null, callerAddress: string): Promise<TicketDto>;
  /** Returns a user's tickets, newest first. */
  listTickets(userId: string, page: number, limit: number): Promise<TicketPageDto>;
  /** @throws not_found for an unknown ticket and for someone else's alike */
  ticketByNumber(userId: string, number: string): Promise<TicketDto>;
  /** Opens a ticket from a contact form message. @throws rate_limited */
  sendMessage(message: NewMessage, userId: string | null, callerAddress: string): Promise<TicketDto>;
  readonly jobs: JobHandlers;
}

interface SupportDependencies extends TicketMailDependencies {
  readonly clock: Clock;
  readonly callLimits: RateLimits;
}

/** Creates the service. */
export function createSupportService(shop: SupportDependencies): SupportService {
  const { db, account, callLimits, supportEmail } = shop;
  const ticketsOfAddress = callLimits('tickets', 30, 3600);
  const messagesOfAddress = callLimits('messages', 30, 3600);

  return {
    contact: () => ({ email: supportEmail }),

    async openTicket({ category, subject, description, context, email }, userId, callerAddress) {
      const requester = await requesterOf(account, userId, email);
      await ticketsOfAddress.spend(callerAddress);
      const place = context === undefined || context === '' ? null : context;
      return open(shop, requester, { category_id: category, subject, description, context: place });
    },

    async listTickets(userId, page, limit) {
      const { rows, pagination } = await readTicketPage(db, userId, { page, limit });
      return { tickets: rows.map(toTicket), pagination };
    },

    async ticketByNumber(userId, number) {
      const ticket = await findTicketByNumber(db, userId, number);
      if (!ticket) throw new Problem('not_found', { message: "We couldn't find this ticket." });
      return toTicket(ticket);
    },

    async sendMessage({ name, email, subject, message }, userId, callerAddress) {
      await messagesOfAddress.spend(callerAddress);
      return open(shop, await senderOf(account, userId, email), {
        contact_subject: subject,
        sender_name: name,
        subject: `Contact form: ${subject}`,
        description: message,
      });
    },

    jobs: {
      [replyJob]: (payload) => sendReply(shop, payload),
      [closedJob]: (payload) => sendClosed(shop, payload),
      [ticketJob]: (payload) => sendTicketMail(shop, payload),
      [ticketCopyJob]: (payload) => sendTicketCopy(shop, payload),
    },
  };
}

async function open({ db, clock }: SupportDependencies, requester: Requester, question: Question): Promise<TicketDto> {
  const createdAt = clock.now();
  const hours = requester.isSubscriber ? PROMISED_HOURS.subscribers : PROMISED_HOURS.everyone;
  return db.transaction().execute(async (trx) => {
    const ticket = await insertTicket(trx, {
      ...question,
      number: newReadableCode(TICKET_NUMBER),
      user_id: requester.userId,
      email: requester.email,
      status: 'new',
      created_at: createdAt,
      updated_at: createdAt,
      promised_hours: hours,
      due_at: new Date(createdAt.getTime() + hours * HOUR),
    });
    await addJob(trx, ticketJob, { id: ticket.id });
    await addJob(trx, ticketCopyJob, { id: ticket.id });
    return toTicket(ticket);
  });
}
