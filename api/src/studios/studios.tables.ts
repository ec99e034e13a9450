import type { ApplicationStatus, CreationMethod, DeclineReason, StudioRole } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Tables of this domain. */
export interface StudioTables {
  studios_application: {
    id: Generated<string>;
    account_id: string;
    status: ApplicationStatus;
    studio_name: Generated<string>;
    slug: Generated<string>;
    specialty: Generated<string>;
    about: Generated<string>;
    links: Generated<string[]>;
    country: Generated<string>;
    category_id: number | null;
    creation_methods: Generated<CreationMethod[]>;
    created_at: Date;
    submitted_at: Date | null;
    answer_due_at: Date | null;
    decided_at: Date | null;
    decline_reason: DeclineReason | null;
    note: string | null;
    may_reapply_at: Date | null;
    studio_id: number | null;
    version: Generated<number>;
  };
  studios_application_transition: {
    id: Generated<string>;
    application_id: string;
    from_status: ApplicationStatus | null;
    to_status: ApplicationStatus;
    actor_id: string | null;
    note: string | null;
    happened_at: Date;
  };
  studios_application_sample: {
    id: Generated<string>;
    application_id: string;
    file_name: string;
    picture: string;
    width: number;
    height: number;
    added_at: Date;
  };
  studios_member: {
    id: Generated<string>;
    studio_id: number;
    account_id: string;
    role: StudioRole;
    joined_at: Generated<Date>;
  };
  /** Held studios. */
  studios_hold: { id: Generated<string>; studio_id: number; reason: string; held_at: Date };
  /** Announced holds of studios. */
  studios_announced_hold: {
    id: Generated<string>;
    studio_id: number;
    reason: string;
    announced_at: Date;
    starts_at: Date;
  };
  studios_invitation: {
    id: Generated<string>;
    studio_id: number;
    email: string;
    role: StudioRole;
    expires_at: Date;
  };
}

/** Views that other domains may read. */
export interface StudioViews {
  /** Members of studios. */
  studios_member_view: { account_id: string; studio_id: number; role: StudioRole };
  /** Held studios. */
  studios_held_view: { studio_id: number; reason: string; held_at: Date };
  /** Applications that await a decision. */
  studios_waiting_application_view: { id: string; answer_due_at: Date | null };
}
