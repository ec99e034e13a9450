import type {
  DeskConversation,
  DeskTicketPage,
  ExportLink,
  SentMail,
  SupportMacro,
  SupportTools,
  TicketPresence,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for the ticket inbox. */
interface InboxQuery {
  readonly view: string;
  readonly sort: string;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** An answer or a note. */
interface Words {
  readonly version: number | null;
  readonly key: string;
  readonly kind: 'reply' | 'note';
  readonly body: string;
  readonly isClosing: boolean;
}

/** Changes to a ticket. */
interface TicketChange {
  readonly version: number;
  readonly assigneeId?: string | null;
  readonly isClosed?: boolean;
}

/** API for answering tickets. */
export interface DeskApi {
  inbox(query: InboxQuery): Promise<DeskTicketPage>;
  export(wanted: Pick<InboxQuery, 'view' | 'q'>): Promise<ExportLink>;
  conversation(number: string): Promise<DeskConversation | null>;
  /** A retry with the same key does not post twice. */
  say(number: string, words: Words): Promise<DeskConversation>;
  change(number: string, change: TicketChange): Promise<DeskConversation>;
  /** Returns the ticket it was merged into. */
  merge(number: string, version: number, into: string): Promise<DeskConversation>;
  presence(number: string, isWriting: boolean): Promise<TicketPresence>;
  tools(): Promise<SupportTools>;
  saveMacro(macro: Pick<SupportMacro, 'title' | 'body'> & { id?: string; version?: number }): Promise<SupportMacro>;
  removeMacro(id: string): Promise<void>;
  mailOrder(number: string, kind: 'receipt' | 'files'): Promise<SentMail>;
}

/** Creates a `DeskApi` that calls the REST API. */
export function restDeskApi(client: RestClient): DeskApi {
  return {
    inbox: (query) => client.get<DeskTicketPage>(restPath`/admin/tickets`, { ...query }),
    export: (wanted) => client.post<ExportLink>(restPath`/admin/tickets/exports`, wanted),
    conversation: (number) => client.find<DeskConversation>(restPath`/admin/tickets/${number}`),
    say: (number, words) => client.post<DeskConversation>(restPath`/admin/tickets/${number}/messages`, words),
    change: (number, change) => client.put<DeskConversation>(restPath`/admin/tickets/${number}`, change),
    merge: (number, version, into) =>
      client.post<DeskConversation>(restPath`/admin/tickets/${number}/merge`, { version, into }),
    presence: (number, isWriting) =>
      client.post<TicketPresence>(restPath`/admin/tickets/${number}/presence`, { isWriting }),
    tools: () => client.get<SupportTools>(restPath`/admin/support-tools`),
    saveMacro: (macro) => client.put<SupportMacro>(restPath`/admin/support-macros`, macro),
    removeMacro: (id) => client.delete(restPath`/admin/support-macros/${id}`),
    mailOrder: (number, kind) => client.post<SentMail>(restPath`/admin/orders/${number}/mails`, { kind }),
  };
}
