import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { MAX_MESSAGE_CHARACTERS } from './limits.ts';

/** States of a ticket; the shop owes an answer to new and open ones. */
export const TICKET_STATES = ['new', 'open', 'waiting', 'closed'] as const;
/** State of a ticket. */
export type TicketState = (typeof TICKET_STATES)[number];

/** Views of the ticket list; `mine` and `unassigned` exclude closed tickets. */
export const TICKET_VIEWS = ['owed', 'mine', 'unassigned', 'overdue', 'waiting', 'closed', 'all'] as const;
/** View of the ticket list. */
export type TicketView = (typeof TICKET_VIEWS)[number];

/** Sort orders of the ticket list. */
export const TICKET_SORTS = ['due', '-due', 'created', '-created', 'updated', '-updated'] as const;
/** Sort order of the ticket list; a minus means descending. */
export type TicketSort = (typeof TICKET_SORTS)[number];

/** The title of a macro. */
export const MacroTitleField = requiredText('Title', 80);
/** The text of a macro. */
export const MacroBodyField = requiredText('Text', MAX_MESSAGE_CHARACTERS);

/** A comment on whether an answer helped. */
export const SatisfactionNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(1000, 'Must be at most 1000 characters'),
);
