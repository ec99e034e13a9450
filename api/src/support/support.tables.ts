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
    /** What a message of the contact form is about; null for all other tickets. */
    contact_subject: MessageSubject | null;
    sender_name: string | null;
    subject: string;
    description: string;
    context: string | null;
    status: TicketState;
    created_at: Date;
    due_at: Date;
    /** Who of the staff answers it. */
    assignee_id: string | null;
    version: Generated<number>;
    /** How soon an answer is promised, by the plan of who asked. */
    promised_hours: number;
    updated_at: Date;
    /** When it was answered for the first time. */
    answered_at: Date | null;
    closed_at: Date | null;
    /** Where the conversation goes on. */
    merged_into_id: string | null;
    is_satisfied: boolean | null;
    satisfaction_note: string | null;
  };
  support_message: {
    id: Generated<string>;
    ticket_id: string;
    /** Words of who asked, an answer, words for the staff alone, or what was done. */
    kind: 'asker' | 'reply' | 'note' | 'event';
    author_id: string | null;
    body: string;
    sent_at: Date;
    /** The order of what was said in one instant. */
    position: GeneratedAlways<string>;
    /** Names the request or the mail it came with. */
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
    /** Whether the contact form opened it. */
    is_message: boolean;
  };
}
