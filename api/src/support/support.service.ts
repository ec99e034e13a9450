import { TICKET_NUMBER } from '@halfdrop/domain';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { paginate } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import { newReadableCode } from '../platform/ids/ids.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { NewMessage, NewTicket, TicketDto, TicketPageDto } from './support.contract.ts';
import { ticketCopyMail, ticketMail } from './support-mail.ts';
import {
  countEarlierTickets,
  countTickets,
  findTicket,
  findTicketByNumber,
  findTicketPage,
  insertTicket,
  type TicketRow,
} from './support.repository.ts';
import type { SupportTables } from './support.tables.ts';
import { toTicket } from './ticket-view.ts';

const ticketJob = 'support.ticket-mail';
const ticketCopyJob = 'support.ticket-copy';

/** The promise: an answer within 24 hours, within 12 for subscribers. */
const PROMISED_HOURS = { everyone: 24, subscribers: 12 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Acknowledgements that visitors can have sent to one address. */
const LETTERS_A_DAY = 3;

const PayloadSchema = v.object({ id: v.string() });

/** Who asks: an account, or somebody at an address. */
interface Asker {
  readonly email: string;
  readonly userId: string | null;
  readonly isSubscriber: boolean;
}

/** What is asked, and of what kind it is. */
type Question = Pick<Insertable<SupportTables['support_ticket']>, 'subject' | 'description'> &
  Partial<Pick<SupportTables['support_ticket'], 'category_id' | 'contact_subject' | 'sender_name' | 'context'>>;

/** Questions to the people behind the shop. */
export interface SupportService {
  /** Where people write to. */
  contact(): { email: string };
  /** Opens a ticket, mails its number to who asks and all of it to support. @throws validation_failed for a visitor without an address, rate_limited */
  openTicket(ticket: NewTicket, userId: string | null, callerAddress: string): Promise<TicketDto>;
  /** Tickets someone has opened, newest first. */
  listTickets(userId: string, page: number, limit: number): Promise<TicketPageDto>;
  /** @throws not_found for an unknown ticket and for someone else's alike */
  ticketByNumber(userId: string, number: string): Promise<TicketDto>;
  /** Opens a ticket with a message of the contact form. @throws rate_limited */
  sendMessage(message: NewMessage, userId: string | null, callerAddress: string): Promise<TicketDto>;
  readonly jobs: JobHandlers;
}

interface SupportDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly account: Pick<AccountService, 'userById'>;
  readonly mailer: Mailer;
  readonly supportEmail: string;
  readonly publicUrl: string;
}

/** Makes the service. Budgets are counted in this process. */
export function createSupportService(shop: SupportDependencies): SupportService {
  const { db, clock, account, mailer, supportEmail, publicUrl } = shop;
  const ticketsOfAddress = createRateLimit(30, 3600);
  const messagesOfAddress = createRateLimit(30, 3600);

  async function member(userId: string): Promise<Asker> {
    const user = await account.userById(userId);
    return { email: user.email, userId, isSubscriber: user.activeSubscription };
  }

  async function askerOf(userId: string | null, email: string | undefined): Promise<Asker> {
    if (userId !== null) return member(userId);
    if (email === undefined) {
      throw new Problem('validation_failed', { errors: [{ path: 'email', message: 'Email is required' }] });
    }
    return { email, userId: null, isSubscriber: false };
  }

  /** Who is signed in may ask to be answered elsewhere; the ticket is then that of somebody at that address. */
  async function senderOf(userId: string | null, email: string): Promise<Asker> {
    const asker = userId === null ? null : await member(userId);
    const isOwn = asker?.email.toLowerCase() === email.toLowerCase();
    return asker && isOwn ? asker : { email, userId: null, isSubscriber: false };
  }

  async function open(asker: Asker, question: Question): Promise<TicketDto> {
    const createdAt = clock.now();
    const hours = asker.isSubscriber ? PROMISED_HOURS.subscribers : PROMISED_HOURS.everyone;
    return db.transaction().execute(async (trx) => {
      const ticket = await insertTicket(trx, {
        ...question,
        number: newReadableCode(TICKET_NUMBER),
        user_id: asker.userId,
        email: asker.email,
        status: 'open',
        created_at: createdAt,
        due_at: new Date(createdAt.getTime() + hours * HOUR),
      });
      await addJob(trx, ticketJob, { id: ticket.id });
      await addJob(trx, ticketCopyJob, { id: ticket.id });
      return toTicket(ticket);
    });
  }

  /** Visitors may name any address: one that is named often gets no more letters that day. */
  async function mayBeMailed(ticket: TicketRow): Promise<boolean> {
    if (ticket.user_id !== null) return true;
    const since = new Date(ticket.created_at.getTime() - DAY);
    return (await countEarlierTickets(db, ticket, since)) < LETTERS_A_DAY;
  }

  async function isOwnAddress({ user_id: userId, email }: TicketRow): Promise<boolean> {
    if (userId === null) return false;
    const user = await account.userById(userId);
    return user.emailConfirmed && user.email === email;
  }

  return {
    contact: () => ({ email: supportEmail }),

    async openTicket({ category, subject, description, context, email }, userId, callerAddress) {
      const asker = await askerOf(userId, email);
      await ticketsOfAddress.spend(callerAddress);
      const place = context === undefined || context === '' ? null : context;
      return open(asker, { category_id: category, subject, description, context: place });
    },

    async listTickets(userId, page, limit) {
      const rows = await findTicketPage(db, userId, page, limit);
      return { tickets: rows.map(toTicket), pagination: paginate(await countTickets(db, userId), page, limit) };
    },

    async ticketByNumber(userId, number) {
      const ticket = await findTicketByNumber(db, userId, number);
      if (!ticket) throw new Problem('not_found', { message: "We couldn't find this ticket." });
      return toTicket(ticket);
    },

    async sendMessage({ name, email, subject, message }, userId, callerAddress) {
      await messagesOfAddress.spend(callerAddress);
      return open(await senderOf(userId, email), {
        contact_subject: subject,
        sender_name: name,
        subject: `Contact form: ${subject}`,
        description: message,
      });
    },

    jobs: {
      [ticketJob]: async (payload) => {
        const ticket = await findTicket(db, v.parse(PayloadSchema, payload).id);
        if (ticket && (await mayBeMailed(ticket))) {
          await mailer.send(ticketMail(ticket, await isOwnAddress(ticket), publicUrl));
        }
      },
      [ticketCopyJob]: async (payload) => {
        const ticket = await findTicket(db, v.parse(PayloadSchema, payload).id);
        if (ticket) await mailer.send(ticketCopyMail(ticket, supportEmail));
      },
    },
  };
}
