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
    category_id: HelpCategoryId;
    subject: string;
    description: string;
    context: string | null;
    status: 'open' | 'answered' | 'closed';
    created_at: Date;
    due_at: Date;
  };
  support_message: {
    id: Generated<string>;
    name: string;
    email: string;
    subject: MessageSubject;
    message: string;
    created_at: Date;
  };
}
