import type { Generated } from 'kysely';
import type { HelpCategoryId } from '../help/help-category.ts';
import type { MessageSubject } from './support.contract.ts';

/** The tables of this domain. */
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
    status: 'open' | 'answered' | 'closed';
    created_at: Date;
    due_at: Date;
  };
}

/** What other domains may read of the tables. */
export interface SupportViews {
  support_ticket_view: Pick<
    SupportTables['support_ticket'],
    'number' | 'category_id' | 'subject' | 'description' | 'status' | 'created_at' | 'due_at'
  > & {
    /** Whether the contact form opened it. */
    is_message: boolean;
  };
}
