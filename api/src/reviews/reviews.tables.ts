import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface ReviewTables {
  reviews_review: ReviewTable;
  /** A view: the reviews of those who hold the pattern. */
  reviews_shown: ReviewTable;
  reviews_answer: {
    review_id: string;
    author_id: string | null;
    text: string;
    answered_at: Date;
    changed_at: Date;
  };
}

interface ReviewTable {
  id: Generated<string>;
  asset_id: string;
  user_id: string;
  stars: number;
  text: string;
  created_at: Date;
  updated_at: Date;
  is_answer_mailed: Generated<boolean>;
  answer_mailed_at: Date | null;
}

/** What other domains may read of the tables. */
export interface ReviewViews {
  /** Every review, whether it is shown or not. */
  reviews_review_view: { asset_id: string; updated_at: Date };
}
