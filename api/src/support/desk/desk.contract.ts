import {
  MacroBodyField,
  MacroTitleField,
  MessageField,
  TICKET_SORTS,
  TICKET_STATES,
  TICKET_VIEWS,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { HelpCategoryField } from '../../help/help-category.ts';
import { ORDER_STATUSES } from '../../orders/order-states.ts';
import { defineCall } from '../../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../../platform/http/fields.ts';
import { listFields, PaginationSchema } from '../../platform/http/pagination.ts';
import { CentsSchema } from '../../platform/money/price.ts';
import { SayingKeyField } from '../support.contract.ts';

/** A member of staff who answers tickets. */
const SupportAgentSchema = v.object({ id: v.string(), name: v.string() });

/** A ticket in the staff's list. */
const DeskTicketSchema = v.object({
  number: v.string(),
  category: v.nullable(HelpCategoryField),
  subject: v.string(),
  status: v.picklist(TICKET_STATES),
  /** Where answers are sent. */
  email: v.string(),
  /** Name of the requester; null if only an address is known. */
  name: v.nullable(v.string()),
  isSubscriber: v.boolean(),
  assignee: v.nullable(SupportAgentSchema),
  createdAt: InstantField,
  updatedAt: InstantField,
  dueAt: InstantField,
  isOverdue: v.boolean(),
  /** Incremented by every change. */
  version: v.pipe(v.number(), v.integer()),
});
/** A ticket in the staff's list. */
export type DeskTicketDto = v.InferOutput<typeof DeskTicketSchema>;

/** A message or event of a ticket, as staff see it. */
const DeskMessageSchema = v.object({
  id: v.string(),
  kind: v.picklist(['asker', 'reply', 'note', 'event']),
  /** Null for the requester, and for deleted accounts. */
  author: v.nullable(v.string()),
  body: v.string(),
  sentAt: InstantField,
});

/** An order of the requester. */
const DeskOrderSchema = v.object({
  number: v.string(),
  status: v.picklist(ORDER_STATUSES),
  total: CentsSchema,
  createdAt: InstantField,
});

/** A ticket with all messages, and the requester's newest orders. */
const DeskConversationSchema = v.object({
  ticket: DeskTicketSchema,
  /** Account of the requester; null if only an address is known. */
  personId: v.nullable(v.string()),
  description: v.string(),
  context: v.nullable(v.string()),
  messages: v.array(DeskMessageSchema),
  orders: v.array(DeskOrderSchema),
  isSatisfied: v.nullable(v.boolean()),
  satisfactionNote: v.nullable(v.string()),
  /** Number of the ticket it was merged into. */
  mergedInto: v.nullable(v.string()),
});
/** A ticket with all messages, and the requester's newest orders. */
export type DeskConversationDto = v.InferOutput<typeof DeskConversationSchema>;

const DeskTicketPageSchema = v.object({ tickets: v.array(DeskTicketSchema), pagination: PaginationSchema });
/** One numbered page of the inbox. */
export type DeskTicketPageDto = v.InferOutput<typeof DeskTicketPageSchema>;

/** Who else has the ticket open, and its version. */
const TicketPresenceSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  others: v.array(v.object({ name: v.string(), isWriting: v.boolean() })),
});
/** Who else has the ticket open. */
export type TicketPresenceDto = v.InferOutput<typeof TicketPresenceSchema>;

/** A reusable text; `{name}` is replaced by the requester's name. */
const SupportMacroSchema = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  version: v.pipe(v.number(), v.integer()),
});
/** A reusable text. */
export type SupportMacroDto = v.InferOutput<typeof SupportMacroSchema>;

/** What is needed to answer: colleagues and macros. */
const SupportToolsSchema = v.object({ agents: v.array(SupportAgentSchema), macros: v.array(SupportMacroSchema) });
/** What is needed to answer. */
export type SupportToolsDto = v.InferOutput<typeof SupportToolsSchema>;

const VersionField = v.pipe(v.number('Must be a version'), v.integer('Must be a version'), v.minValue(1));

const WordsSchema = v.object({
  /** The version last read; not required for notes. */
  version: v.optional(v.nullable(VersionField)),
  /** Idempotency key. */
  key: SayingKeyField,
  kind: v.picklist(['reply', 'note'], 'Must be a reply or a note'),
  body: MessageField,
  isClosing: v.optional(v.boolean(), false),
});
/** An answer, or a note for staff only. */
export type Words = v.InferOutput<typeof WordsSchema>;

const ChangeSchema = v.object({
  version: VersionField,
  /** Null unassigns the ticket; omitted keeps the assignee. */
  assigneeId: v.optional(v.nullable(IdField)),
  /** Closes or reopens the ticket; omitted keeps its state. */
  isClosed: v.optional(v.boolean()),
});
/** Changes to a ticket. */
export type TicketChange = v.InferOutput<typeof ChangeSchema>;

const MacroInput = v.object({
  /** Omitted for a new macro. */
  id: v.optional(IdField),
  version: v.optional(VersionField),
  title: MacroTitleField,
  body: MacroBodyField,
});
/** A macro to save. */
export type MacroInput = v.InferOutput<typeof MacroInput>;

/** Named schemas of the desk. */
export const deskSchemas = {
  DeskConversation: DeskConversationSchema,
  DeskMessage: DeskMessageSchema,
  DeskOrder: DeskOrderSchema,
  DeskTicket: DeskTicketSchema,
  DeskTicketPage: DeskTicketPageSchema,
  SupportAgent: SupportAgentSchema,
  SupportMacro: SupportMacroSchema,
  SupportTools: SupportToolsSchema,
  TicketPresence: TicketPresenceSchema,
};

const NumberParams = v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) });

/** Endpoints for staff who answer tickets. */
export const deskCalls = {
  inbox: defineCall({
    method: 'get',
    path: '/admin/tickets',
    summary:
      'Lists tickets, including messages of the contact form, by view, number, address or words of the subject. Lists are limited to 10,000 entries, searches to 1,000.',
    auth: 'ticket.answer',
    query: v.object({
      ...listFields({ views: TICKET_VIEWS, view: 'owed', sorts: TICKET_SORTS, sort: 'due' }),
      q: optionalText(150),
    }),
    response: DeskTicketPageSchema,
    errors: [],
  }),
  conversation: defineCall({
    method: 'get',
    path: '/admin/tickets/{number}',
    summary: 'Returns a ticket with its conversation and the newest orders of its author.',
    auth: 'ticket.answer',
    params: NumberParams,
    response: DeskConversationSchema,
    errors: ['not_found'],
  }),
  say: defineCall({
    method: 'post',
    path: '/admin/tickets/{number}/messages',
    summary:
      'Answers a ticket, by email and in the profile, or adds an internal note. An answer names the version of the ticket it was written for, so that answers do not cross; the same key never posts twice.',
    auth: 'ticket.answer',
    params: NumberParams,
    body: WordsSchema,
    response: DeskConversationSchema,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
  change: defineCall({
    method: 'put',
    path: '/admin/tickets/{number}',
    summary: 'Assigns, closes or reopens a ticket.',
    auth: 'ticket.answer',
    params: NumberParams,
    body: ChangeSchema,
    response: DeskConversationSchema,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
  merge: defineCall({
    method: 'post',
    path: '/admin/tickets/{number}/merge',
    summary: 'Merges a ticket into another one of the same user and returns the latter.',
    auth: 'ticket.answer',
    params: NumberParams,
    body: v.object({ version: VersionField, into: NumberParams.entries.number }),
    response: DeskConversationSchema,
    errors: ['not_found', 'version_conflict', 'illegal_transition'],
  }),
  presence: defineCall({
    method: 'post',
    path: '/admin/tickets/{number}/presence',
    summary:
      'Reports that the caller has a ticket open and whether they are writing, and returns the others who have it open.',
    auth: 'ticket.answer',
    unaudited: 'Only records for a few seconds who has a ticket open.',
    params: NumberParams,
    body: v.object({ isWriting: v.boolean() }),
    response: TicketPresenceSchema,
    errors: ['not_found'],
  }),
  tools: defineCall({
    method: 'get',
    path: '/admin/support-tools',
    summary: 'Lists the staff who answer tickets, and the macros.',
    auth: 'ticket.answer',
    response: SupportToolsSchema,
    errors: [],
  }),
  saveMacro: defineCall({
    method: 'put',
    path: '/admin/support-macros',
    summary: 'Creates or updates a macro for ticket answers.',
    auth: 'ticket.answer',
    body: MacroInput,
    response: SupportMacroSchema,
    errors: ['not_found', 'already_taken', 'version_conflict'],
  }),
  removeMacro: defineCall({
    method: 'delete',
    path: '/admin/support-macros/{id}',
    summary: 'Deletes a macro.',
    auth: 'ticket.answer',
    params: v.object({ id: IdField }),
    response: null,
    errors: ['not_found'],
  }),
};
