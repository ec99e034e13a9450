import type { TicketState } from '@halfdrop/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { HelpCategoryId } from '../help/help-category.ts';
import type { MessageSubject } from './support.contract.ts';

/** Tables of this domain. */
export interface SupportTables {
  support_ticket: {
    id: Generated<string>;
    number: string;
    user_id: string | null;
    email: string;
    /** Null for a message of the contact form. */
    category_id: HelpCategoryId | null;
    /** Subject of a contact form message; null for all other tickets. */
    contact_subject: MessageSubject | null;
    sender_name: string | null;
    subject: string;
    description: string;
    context: string | null;
    status: TicketState;
    created_at: Date;
    due_at: Date;
    /** The member of staff who answers it. */
    assignee_id: string | null;
    version: Generated<number>;
    /** Promised answer time in hours, by the requester's plan. */
    promised_hours: number;
    updated_at: Date;
    /** Time of the first answer. */
    answered_at: Date | null;
    closed_at: Date | null;
    /** The ticket in which the conversation continues. */
    merged_into_id: string | null;
    is_satisfied: boolean | null;
    satisfaction_note: string | null;
  };
  support_message: {
    id: Generated<string>;
    ticket_id: string;
    /** The requester's message, an answer, a note for staff, or an event. */
    kind: 'asker' | 'reply' | 'note' | 'event';
    author_id: string | null;
    body: string;
    sent_at: Date;
    /** Orders messages with the same timestamp. */
    position: GeneratedAlways<string>;
    /** Idempotency key of the request, or id of the mail, it came with. */
    key: string;
  };
  support_presence: { ticket_id: string; agent_id: string; seen_at: Date; writing_at: Date | null };
  support_macro: { id: Generated<string>; title: string; body: string; version: Generated<number> };
}

/** Views that other domains may read. */
export interface SupportViews {
  support_ticket_view: Pick<
    SupportTables['support_ticket'],
    'number' | 'category_id' | 'subject' | 'description' | 'status' | 'created_at' | 'due_at' | 'user_id'
  > & {
    /** Whether it was opened by the contact form. */
    is_message: boolean;
  };
}
