import type { Generated } from 'kysely';

/** The tables of this domain. */
export interface ReviewTables {
  reviews_review: {
    id: Generated<string>;
    asset_id: string;
    user_id: string;
    stars: number;
    text: string;
    created_at: Date;
    updated_at: Date;
  };
}
