import type { SupportContact, Ticket } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A ticket as REST takes it. */
interface NewTicket {
  readonly category: NonNullable<Ticket['category']>;
  readonly subject: string;
  readonly description: string;
  readonly context?: string;
  readonly email?: string;
}

/** A message as REST takes it. */
interface NewMessage {
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly message: string;
}

/** Questions to the people behind the shop. */
export interface SupportApi {
  contact(): Promise<SupportContact>;
  openTicket(ticket: NewTicket): Promise<Ticket>;
  sendMessage(message: NewMessage): Promise<Ticket>;
}

/** Support over REST. */
export function restSupportApi(client: RestClient): SupportApi {
  return {
    contact: () => client.get<SupportContact>(restPath`/support/contact`),
    openTicket: (ticket) => client.post<Ticket>(restPath`/support/tickets`, ticket),
    sendMessage: (message) => client.post<Ticket>(restPath`/support/messages`, message),
  };
}
