import type pg from 'pg';
import { newSecret, secretHash } from '../../api/src/platform/ids/ids.ts';

/**
 * Inserts sessions of a person into the database, because signing in is deliberately expensive. @returns their tokens
 */
export async function openSessions(pool: pg.Pool, email: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => newSecret());
  await pool.query(
    `insert into account_session (user_id, token_hash, created_at, expires_at, last_used_at)
      select account_user.id, hash, now(), now() + interval '1 day', now()
        from account_user, unnest($2::text[]) as hash where email = $1`,
    [email, tokens.map(secretHash)],
  );
  return tokens;
}
