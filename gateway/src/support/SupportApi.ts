import type { MessageReceipt, Ticket } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** A ticket as REST takes it. */
interface NewTicket {
  readonly category: Ticket['category'];
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
  openTicket(ticket: NewTicket): Promise<Ticket>;
  sendMessage(message: NewMessage): Promise<MessageReceipt>;
}

/** Support over REST. */
export function restSupportApi(client: RestClient): SupportApi {
  return {
    openTicket: (ticket) => client.post<Ticket>(restPath`/support/tickets`, ticket),
    sendMessage: (message) => client.post<MessageReceipt>(restPath`/support/messages`, message),
  };
}
