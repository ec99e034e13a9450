import type { StaffRole } from '@halfdrop/domain';
import type { ColumnType, Generated } from 'kysely';

/** An instant: read as a date, written as one or left to the database. */
type Instant = ColumnType<Date, Date | undefined, Date>;

/** The tables of this domain. */
export interface AccountTables {
  account_user: {
    id: Generated<string>;
    name: string;
    username: string;
    email: string;
    /** Null for an account without a password: it was made by an issuer, or is deleted. */
    password_hash: string | null;
    avatar_url: string | null;
    company: Generated<string | null>;
    tax_number: Generated<string | null>;
    free_downloads: Generated<number>;
    has_active_subscription: Generated<boolean>;
    created_at: Instant;
    email_confirmed_at: Generated<Date | null>;
    /** Since when the person cannot sign in; null for all others. */
    blocked_at: Generated<Date | null>;
    deleted_at: Generated<Date | null>;
  };
  /** Who works for the shop, and as what. */
  account_staff_role: {
    account_id: string;
    role: StaffRole;
    granted_at: Generated<Date>;
  };
  /** What was used of the free downloads of an address, by all accounts there were of it. */
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
    /** Who of the staff sees the shop by it as its person does; null for sessions of the person. */
    staff_id: Generated<string | null>;
    /** When the password was last entered again. */
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

/** What other domains may read of the tables. */
export interface AccountViews {
  account_person_view: {
    id: string;
    name: string;
    email: string;
    is_deleted: boolean;
    created_at: Date;
  };
  /** Who works for the shop, and as what. */
  account_staff_view: { account_id: string; role: StaffRole; name: string };
  /** Everybody whose account is still there. */
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
  /** When people were last here, of those who have a session or had one a moment ago. */
  account_seen_view: { user_id: string; seen_at: Date };
  /** Those whose address is theirs and whose account is still there. */
  account_reader_view: { id: string; name: string; email: string };
}
