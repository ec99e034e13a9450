import type { ReviewReportReason } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface ReviewTables {
  reviews_review: ReviewTable;
  /** A view: reviews by current holders of the pattern. */
  reviews_held: ReviewTable;
  /** A view: those of them that are not hidden. */
  reviews_shown: ReviewTable;
  /** Hidden reviews, and the reason given to their authors. */
  reviews_hidden: { review_id: string; reason: string; hidden_at: Date };
  reviews_report: {
    id: Generated<string>;
    review_id: string;
    reporter_id: string | null;
    reason: ReviewReportReason;
    note: string;
    reported_at: Date;
    /** Null while pending. */
    verdict: Generated<'kept' | 'hidden' | null>;
    decided_at: Generated<Date | null>;
  };
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

/** Views that other domains may read. */
export interface ReviewViews {
  /** Every review, visible or not. */
  reviews_review_view: { asset_id: string; updated_at: Date };
  /** Reported reviews with pending reports. */
  reviews_waiting_view: {
    review_id: string;
    waiting_since: Date;
    report_count: number;
    reasons: ReviewReportReason[];
  };
}
