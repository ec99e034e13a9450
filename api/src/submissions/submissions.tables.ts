import type {
  AssetChangeKind,
  CollectionRole,
  CreationMethod,
  MessageSide,
  ReviewReason,
  SubmissionStatus,
  Verdict,
} from '@halfdrop/domain';
import type { PreflightReport, RepeatLayout, TileBox } from '@halfdrop/patterns';
import type { Generated, JSONColumnType } from 'kysely';
import type { SaidOfPattern } from './assets/assets.contract.ts';
import type { MasterReading } from '../artwork/read-master.ts';

/** One of the reasons of a verdict, and where it applies. */
interface VerdictReason {
  readonly code: ReviewReason;
  /** As fractions of the tile's sides. */
  readonly marks: readonly TileBox[];
}

/** Tables of this domain. */
export interface SubmissionTables {
  submissions_submission: {
    id: Generated<string>;
    studio_id: number;
    account_id: string | null;
    asset_id: string | null;
    upload_id: string;
    status: SubmissionStatus;
    file_name: string;
    sha256: string;
    size_bytes: string;
    report: JSONColumnType<PreflightReport> | null;
    picture: string | null;
    master: JSONColumnType<MasterReading> | null;
    title: string;
    description: Generated<string>;
    tags: Generated<string[]>;
    category_id: number | null;
    subcategory_id: number | null;
    repeat_layout: Generated<RepeatLayout>;
    repeat_millimeters: number | null;
    offers_extended: Generated<boolean>;
    creation_method: CreationMethod | null;
    version: Generated<number>;
    created_at: Date;
    changed_at: Date;
    submitted_at: Date | null;
    reviewer_id: string | null;
    reviewer_seen_at: Date | null;
    skipped_by: Generated<string[]>;
    answer_due_at: Date | null;
    appeal: string | null;
    risk: Generated<number>;
    collection_id: number | null;
    collection_role: CollectionRole | null;
    collection_position: number | null;
  };
  submissions_verdict: {
    id: Generated<string>;
    submission_id: string;
    verdict: Verdict;
    reviewer_id: string | null;
    reasons: JSONColumnType<VerdictReason[]>;
    note: string;
    /** Image of the file it referred to; null for verdicts from before it was stored. */
    picture: string | null;
    decided_at: Date;
  };
  submissions_asset_change: {
    id: Generated<string>;
    asset_id: string;
    kind: AssetChangeKind;
    actor_id: string | null;
    before: JSONColumnType<SaidOfPattern>;
    after: JSONColumnType<SaidOfPattern>;
    changed_at: Date;
  };
  /** Patterns held by the shop. */
  submissions_asset_hold: {
    id: Generated<string>;
    asset_id: string;
    reason: string;
    held_at: Date;
    /** Whether it is held, and released, together with its studio. */
    is_of_studio: Generated<boolean>;
  };
  /** Messages between studios and reviewers about patterns. */
  submissions_message: {
    id: Generated<string>;
    submission_id: string;
    side: MessageSide;
    author_id: string | null;
    key: string;
    words: string;
    sent_at: Date;
    /** When a reviewer answered it, or found that it needs no answer. */
    settled_at: Date | null;
  };
  /** Announced holds. */
  submissions_announced_hold: {
    id: Generated<string>;
    asset_id: string;
    reason: string;
    announced_at: Date;
    starts_at: Date;
  };
  submissions_transition: {
    id: Generated<string>;
    submission_id: string;
    from_status: SubmissionStatus | null;
    to_status: SubmissionStatus;
    actor_id: string | null;
    note: string | null;
    happened_at: Date;
  };
}

/** Views that other domains may read. */
export interface SubmissionViews {
  /** Submissions that wait for a verdict. */
  submissions_waiting_view: { id: string; answer_due_at: Date | null };
  /** Patterns whose studio awaits an answer from a reviewer. */
  submissions_unanswered_view: { pattern_id: string; waiting_since: Date };
}
