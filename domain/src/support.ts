import * as v from 'valibot';
import { requiredText } from './fields/text.ts';
import { MAX_MESSAGE_CHARACTERS } from './limits.ts';

/** How far a ticket is for those who answer it; the shop owes an answer to one that is new or open. */
export const TICKET_STATES = ['new', 'open', 'waiting', 'closed'] as const;
/** How far a ticket is for those who answer it. */
export type TicketState = (typeof TICKET_STATES)[number];

/** What lists of tickets can be narrowed to; `mine` and `unassigned` are without closed ones. */
export const TICKET_VIEWS = ['owed', 'mine', 'unassigned', 'overdue', 'waiting', 'closed', 'all'] as const;
/** What a list of tickets is narrowed to. */
export type TicketView = (typeof TICKET_VIEWS)[number];

/** What lists of tickets can be sorted by. */
export const TICKET_SORTS = ['due', '-due', 'created', '-created', 'updated', '-updated'] as const;
/** What a list of tickets is sorted by; descending with a minus. */
export type TicketSort = (typeof TICKET_SORTS)[number];

/** The name of words that are used again and again. */
export const MacroTitleField = requiredText('Title', 80);
/** Words that are used again and again. */
export const MacroBodyField = requiredText('Text', MAX_MESSAGE_CHARACTERS);

/** What somebody adds to the answer to whether they were helped. */
export const SatisfactionNoteField = v.pipe(
  v.string('Must be text'),
  v.trim(),
  v.maxLength(1000, 'Must be at most 1000 characters'),
);
