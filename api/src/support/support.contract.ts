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
    summary: 'The address people write to.',
    auth: 'none',
    response: SupportContactSchema,
    errors: [],
  }),
  openTicket: defineCall({
    method: 'post',
    path: '/support/tickets',
    summary:
      'Opens a ticket and mails its number. A visitor has to name an address for the answer; what they wrote is mailed to ' +
      "a confirmed address only, and a visitor's address gets 3 emails a day at most.",
    auth: 'optional',
    body: NewTicketSchema,
    response: TicketSchema,
    status: 201,
    errors: ['rate_limited'],
  }),
  listTickets: defineCall({
    method: 'get',
    path: '/support/tickets',
    summary: 'The tickets of the signed-in person, newest first.',
    auth: 'ticket.list',
    query: v.object({ page: pageField(), limit: limitField() }),
    response: TicketPageSchema,
    errors: [],
  }),
  ticketByNumber: defineCall({
    method: 'get',
    path: '/support/tickets/{number}',
    summary: 'A ticket, for who opened it only.',
    auth: 'ticket.read',
    params: v.object({ number: IdField }),
    response: TicketSchema,
    errors: ['not_found'],
  }),
  sendMessage: defineCall({
    method: 'post',
    path: '/support/messages',
    summary:
      'Opens a ticket with a message of the contact form, and mails it as other tickets are. It belongs to the account of ' +
      'who is signed in when it names the address of that account.',
    auth: 'optional',
    body: NewMessageSchema,
    response: TicketSchema,
    status: 201,
    errors: ['rate_limited'],
  }),
  conversation: defineCall({
    method: 'get',
    path: '/support/tickets/{number}/conversation',
    summary: 'A ticket with all that was said about it, for who opened it only.',
    auth: 'ticket.read',
    params: v.object({ number: IdField }),
    response: TicketConversationSchema,
    errors: ['not_found'],
  }),
  reply: defineCall({
    method: 'post',
    path: '/support/tickets/{number}/messages',
    summary: 'Says more about a ticket, which opens it again if it was closed. The same key never says it twice.',
    auth: 'ticket.reply',
    params: v.object({ number: IdField }),
    body: v.object({ key: SayingKeyField, body: MessageField }),
    response: TicketConversationSchema,
    errors: ['not_found', 'rate_limited'],
  }),
  rate: defineCall({
    method: 'put',
    path: '/support/tickets/{number}/rating',
    summary: 'Says whether one was helped, once a ticket is closed.',
    auth: 'ticket.reply',
    params: v.object({ number: IdField }),
    body: RatingSchema,
    response: TicketConversationSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  rateByLink: defineCall({
    method: 'post',
    path: '/support/ratings',
    summary: 'Says by the link of an email whether one was helped.',
    auth: 'none',
    body: v.object({ token: v.pipe(v.string(), v.maxLength(200)), ...RatingSchema.entries }),
    response: v.object({ number: v.string(), isSatisfied: v.boolean() }),
    errors: ['not_found', 'illegal_transition'],
  }),
  incomingMail: defineCall({
    method: 'post',
    path: '/api/webhooks/incoming-mail',
    summary:
      'Takes a mail to a signed address of a ticket. The mail server signs the body as webhooks of payments are signed, in ' +
      '`halfdrop-signature`. A mail from another address than that of who asked becomes a note.',
    auth: 'none',
    response: v.object({ isTaken: v.boolean() }),
    errors: ['invalid_signature', 'malformed_json', 'not_found'],
  }),
};
