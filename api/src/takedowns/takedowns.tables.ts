import type { TakedownStatus } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface TakedownTables {
  takedowns_request: {
    id: Generated<string>;
    number: string;
    asset_id: string;
    status: TakedownStatus;
    claimant_name: string;
    claimant_email: string;
    claimant_contact: string;
    right_claimed: string;
    made_at: Date;
    confirmed_at: Generated<Date | null>;
    due_at: Generated<Date | null>;
    restore_at: Generated<Date | null>;
  };
  takedowns_step: {
    id: Generated<string>;
    request_id: string;
    status: TakedownStatus;
    words: string;
    actor_id: string | null;
    happened_at: Date;
  };
}

/** Views that other domains may read. */
export interface TakedownViews {
  /** Confirmed requests without a decision. */
  takedowns_waiting_view: { id: string; due_at: Date | null };
}
