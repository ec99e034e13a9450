import type { StaffRole } from '@halfdrop/domain';
import type { ColumnType, Generated } from 'kysely';

/** Timestamp, read as a date and set either explicitly or by the database. */
type Instant = ColumnType<Date, Date | undefined, Date>;

/** Tables of this domain. */
export interface AccountTables {
  account_user: {
    id: Generated<string>;
    name: string;
    username: string;
    email: string;
    /** Null for an account created through an issuer or deleted. */
    password_hash: string | null;
    avatar_url: string | null;
    company: Generated<string | null>;
    tax_number: Generated<string | null>;
    free_downloads: Generated<number>;
    has_active_subscription: Generated<boolean>;
    created_at: Instant;
    email_confirmed_at: Generated<Date | null>;
    /** Since when the user is blocked; null if not blocked. */
    blocked_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
  };
  /** Staff members and their roles. */
  account_staff_role: {
    account_id: string;
    role: StaffRole;
    granted_at: Generated<Date>;
  };
  /** Free downloads used by an email address, across all accounts it has had. */
  account_free_allowance: {
    address_key: string;
    used: number;
  };
  account_session: {
    id: Generated<string>;
    user_id: string;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    device: Generated<string>;
    last_used_at: Instant;
    /** Impersonating staff member; null for the user's own sessions. */
    staff_id: Generated<string | null>;
    /** When the password was last confirmed. */
    proven_at: Generated<Date | null>;
  };
  account_email_confirmation: {
    user_id: string;
    round: number;
    requested_at: Date;
  };
  account_password_reset: {
    id: string;
    user_id: string;
    otp_hash: string;
    attempts: Generated<number>;
    created_at: Date;
    expires_at: Date;
    token_hash: string | null;
    token_expires_at: Date | null;
    ended_at: Date | null;
    link_hash: string | null;
    link_expires_at: Date | null;
  };
}

/** Views for other domains. */
export interface AccountViews {
  account_person_view: {
    id: string;
    name: string;
    email: string;
    is_deleted: boolean;
    created_at: Date;
  };
  /** Staff members and their roles. */
  account_staff_view: { account_id: string; role: StaffRole; name: string };
  /** Accounts that are not deleted. */
  account_customer_view: {
    id: string;
    name: string;
    username: string;
    email: string;
    created_at: Date;
    email_confirmed_at: Date | null;
    blocked_at: Date | null;
    has_active_subscription: boolean;
    free_downloads: number;
  };
  /** Last activity of users with a current or recent session. */
  account_seen_view: { user_id: string; seen_at: Date };
  /** Users with a confirmed address whose account is not deleted. */
  account_reader_view: { id: string; name: string; email: string };
}
