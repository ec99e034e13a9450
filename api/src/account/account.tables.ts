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
    role: 'user' | 'contributor' | 'admin';
    password_hash: string;
    avatar_url: string | null;
    free_downloads: Generated<number>;
    has_active_subscription: Generated<boolean>;
    created_at: Instant;
  };
  account_session: {
    id: Generated<string>;
    user_id: string;
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
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
  };
}
