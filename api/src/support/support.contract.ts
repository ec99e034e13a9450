import {
  EmailField,
  MessageField,
  SatisfactionNoteField,
  SenderNameField,
  TicketDescriptionField,
  TicketSubjectField,
} from '@halfdrop/domain';
import * as v from 'valibot';
import { HelpCategoryField } from '../help/help-category.ts';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField, optionalText } from '../platform/http/fields.ts';
import { limitField, PaginationSchema, pageField } from '../platform/http/pagination.ts';

/** A request for help, as its requester sees it. */
const TicketSchema = v.object({
  /** Human-readable number: `HD-T-` and 8 characters. */
  number: v.string(),
  /** Null for a message of the contact form. */
  category: v.nullable(HelpCategoryField),
  subject: v.string(),
  /** The original text. */
  description: v.string(),
  status: v.picklist(['open', 'answered', 'closed']),
  createdAt: InstantField,
  /** Promised answer time. */
  dueAt: InstantField,
});
/** A request for help, as its requester sees it. */
export type TicketDto = v.InferOutput<typeof TicketSchema>;

/** One numbered page of tickets. */
const TicketPageSchema = v.object({ tickets: v.array(TicketSchema), pagination: PaginationSchema });
/** One numbered page of tickets. */
export type TicketPageDto = v.InferOutput<typeof TicketPageSchema>;

/** A message of a ticket, as its requester sees it. */
const TicketMessageSchema = v.object({
  id: v.string(),
  /** Whether it is from the requester rather than the shop. */
  isOwn: v.boolean(),
  /** First name of the author; null for the requester's own messages. */
  author: v.nullable(v.string()),
  body: v.string(),
  sentAt: InstantField,
});

/** A ticket with all messages after the question. */
const TicketConversationSchema = v.object({
  ticket: TicketSchema,
  messages: v.array(TicketMessageSchema),
  /** Whether the requester can rate the ticket now. */
  canRate: v.boolean(),
  isSatisfied: v.nullable(v.boolean()),
});
/** A ticket with all messages after the question. */
export type TicketConversationDto = v.InferOutput<typeof TicketConversationSchema>;

/** Idempotency key of a message. */
export const SayingKeyField = v.pipe(
  v.string('Must be a key'),
  v.regex(/^[\x21-\x7e]{8,200}$/, 'Must be 8 to 200 printable ASCII characters without spaces'),
);

/** Rating of a closed ticket. */
const RatingSchema = v.object({
  isSatisfied: v.boolean('Must be true or false'),
  note: v.optional(SatisfactionNoteField, ''),
});
/** Rating of a closed ticket. */
export type Rating = v.InferOutput<typeof RatingSchema>;

/** An incoming mail as forwarded by the mail server. */
export const IncomingMailSchema = v.object({
  /** The `Message-ID` header, which identifies it. */
  messageId: v.pipe(v.string(), v.minLength(1), v.maxLength(250)),
  from: EmailField,
  to: v.pipe(v.string(), v.maxLength(254)),
  text: v.pipe(v.string(), v.maxLength(200_000)),
});

const NewTicketSchema = v.object({
  category: HelpCategoryField,
  subject: TicketSubjectField,
  description: TicketDescriptionField,
  /** Where the requester was in the shop, such as the article they report. */
  context: optionalText(500),
  /** Reply address of a visitor; defaults to the account's address for signed-in users. */
  email: v.optional(EmailField),
});
/** A new ticket. */
export type NewTicket = v.InferOutput<typeof NewTicketSchema>;

const MessageSubjectField = v.picklist(
  ['general', 'support', 'contributor', 'partnership', 'billing', 'feedback', 'other'],
  'Must be one of the subjects',
);
/** Subject of a contact form message. */
export type MessageSubject = v.InferOutput<typeof MessageSubjectField>;

const NewMessageSchema = v.object({
  name: SenderNameField,
  email: EmailField,
  subject: v.optional(MessageSubjectField, 'general'),
  message: MessageField,
});
/** A contact form message. */
export type NewMessage = v.InferOutput<typeof NewMessageSchema>;

/** Contact address shown to users. */
const SupportContactSchema = v.object({ email: v.string() });

/** Named schemas of this domain. */
export const supportSchemas = {
  Ticket: TicketSchema,
  TicketConversation: TicketConversationSchema,
  TicketMessage: TicketMessageSchema,
  TicketPage: TicketPageSchema,
  SupportContact: SupportContactSchema,
};

/** Endpoints of this domain. */
export const supportCalls = {
  contact: defineCall({
    method: 'get',
    path: '/support/contact',
    summary: 'Returns the email address of support.',
    auth: 'none',
    response: SupportContactSchema,
    errors: [],
  }),
  openTicket: defineCall({
    method: 'post',
    path: '/support/tickets',
    summary:
      "Opens a ticket and emails its number. A visitor must give an address for the answer. The message itself is emailed only to a confirmed address, and a visitor's address receives at most 3 emails a day.",
    auth: 'optional',
    body: NewTicketSchema,
    response: TicketSchema,
    status: 201,
    errors: ['rate_limited'],
  }),
  listTickets: defineCall({
    method: 'get',
    path: '/support/tickets',
    summary: 'Lists the tickets of the signed-in user, newest first.',
    auth: 'ticket.list',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: TicketPageSchema,
    errors: [],
  }),
  ticketByNumber: defineCall({
    method: 'get',
    path: '/support/tickets/{number}',
    summary: 'Returns a ticket, only to its author.',
    auth: 'ticket.read',
    params: v.object({ number: IdField }),
    response: TicketSchema,
    errors: ['not_found'],
  }),
  sendMessage: defineCall({
    method: 'post',
    path: '/support/messages',
    summary:
      "Opens a ticket from the contact form and emails it like other tickets. It belongs to the signed-in user's account if it names the address of that account.",
    auth: 'optional',
    body: NewMessageSchema,
    response: TicketSchema,
    status: 201,
    errors: ['rate_limited'],
  }),
  conversation: defineCall({
    method: 'get',
    path: '/support/tickets/{number}/conversation',
    summary: 'Returns a ticket with its conversation, only to its author.',
    auth: 'ticket.read',
    params: v.object({ number: IdField }),
    response: TicketConversationSchema,
    errors: ['not_found'],
  }),
  reply: defineCall({
    method: 'post',
    path: '/support/tickets/{number}/messages',
    summary: 'Adds a message to a ticket and reopens the ticket if it was closed. The same key never posts twice.',
    auth: 'ticket.reply',
    params: v.object({ number: IdField }),
    body: v.object({ key: SayingKeyField, body: MessageField }),
    response: TicketConversationSchema,
    errors: ['not_found', 'rate_limited'],
  }),
  rate: defineCall({
    method: 'put',
    path: '/support/tickets/{number}/rating',
    summary: 'Rates the help received with a closed ticket.',
    auth: 'ticket.reply',
    params: v.object({ number: IdField }),
    body: RatingSchema,
    response: TicketConversationSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  rateByLink: defineCall({
    method: 'post',
    path: '/support/ratings',
    summary: 'Rates the help received, through the link of an email.',
    auth: 'none',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(200)), ...RatingSchema.entries }),
    response: v.object({ number: v.string(), isSatisfied: v.boolean() }),
    errors: ['not_found', 'illegal_transition'],
  }),
  incomingMail: defineCall({
    method: 'post',
    path: '/api/webhooks/incoming-mail',
    summary:
      "Receives an email sent to the signed address of a ticket. The mail server signs the body like a payment webhook, in `halfdrop-signature`. An email from an address other than the ticket author's is added as a note.",
    auth: 'none',
    response: v.object({ isTaken: v.boolean() }),
    errors: ['invalid_signature', 'malformed_json', 'not_found'],
  }),
};
