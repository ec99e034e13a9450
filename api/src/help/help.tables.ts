import type { Generated } from 'kysely';
import type { HelpCategoryId } from './help-category.ts';

/** Tables of this domain. */
export interface HelpTables {
  help_category: {
    id: HelpCategoryId;
    title: string;
    description: string;
    position: number;
  };
  help_article: {
    id: Generated<string>;
    slug: string;
    category_id: HelpCategoryId;
    question: string;
    /** Original answer; null for an article created by staff. */
    answer: string | null;
    position: number;
    sample_version: number | null;
    edited_at: Date | null;
  };
  help_feedback: {
    article_id: string;
    visitor_key: string;
    user_id: string | null;
    created_at: Date;
  };
}

/** Views that other domains may read. */
export interface HelpViews {
  help_article_view: {
    slug: string;
    edited_at: Date | null;
    category_position: number;
    position: number;
    /** Original text; articles created by staff have no answer. */
    question: string;
    answer: string | null;
  };
}
