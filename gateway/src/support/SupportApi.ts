import type { SupportContact, Ticket, TicketConversation, TicketPage } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A new ticket, in REST form. */
interface NewTicket {
  readonly category: NonNullable<Ticket['category']>;
  readonly subject: string;
  readonly description: string;
  readonly context?: string;
  readonly email?: string;
}

/** A contact form message, in REST form. */
interface NewMessage {
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly message: string;
}

/** A rating of the support received. */
interface Rating {
  readonly isSatisfied: boolean;
  readonly note: string;
}

/** API for support requests. */
export interface SupportApi {
  contact(): Promise<SupportContact>;
  openTicket(ticket: NewTicket): Promise<Ticket>;
  /** The viewer's tickets, newest first. */
  list(page: number, limit: number): Promise<TicketPage>;
  /** A ticket of the viewer. */
  byNumber(number: string): Promise<Ticket | null>;
  sendMessage(message: NewMessage): Promise<Ticket>;
  /** A ticket of the viewer with all of its messages. */
  conversation(number: string): Promise<TicketConversation | null>;
  /** A retry with the same key does not post twice. */
  reply(number: string, words: { readonly key: string; readonly body: string }): Promise<TicketConversation>;
  rate(number: string, rating: Rating): Promise<TicketConversation>;
  rateByLink(rating: Rating & { readonly token: string }): Promise<{ number: string; isSatisfied: boolean }>;
}

/** Creates a `SupportApi` that calls the REST API. */
export function restSupportApi(client: RestClient): SupportApi {
  return {
    contact: () => client.get<SupportContact>(restPath`/support/contact`),
    openTicket: (ticket) => client.post<Ticket>(restPath`/support/tickets`, ticket),
    list: (page, limit) => client.get<TicketPage>(restPath`/support/tickets`, { page, limit }),
    byNumber: (number) => client.find<Ticket>(restPath`/support/tickets/${number}`),
    conversation: (number) => client.find<TicketConversation>(restPath`/support/tickets/${number}/conversation`),
    reply: (number, words) => client.post<TicketConversation>(restPath`/support/tickets/${number}/messages`, words),
    rate: (number, rating) => client.put<TicketConversation>(restPath`/support/tickets/${number}/rating`, rating),
    rateByLink: (rating) => client.post<{ number: string; isSatisfied: boolean }>(restPath`/support/ratings`, rating),
    sendMessage: (message) => client.post<Ticket>(restPath`/support/messages`, message),
  };
}
