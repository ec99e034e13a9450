import { maskedAddress, type PersonalData } from '../privacy/personal-data.ts';

/** Name given to deleted accounts. */
const DELETED_NAME = 'Deleted account';

/** Account data, sign-in methods and sessions. */
export const accountPersonalData: PersonalData = {
  async exportOf(db, { id }) {
    const account = await db
      .selectFrom('account_user')
      .select([
        'id',
        'name',
        'username',
        'email',
        'email_confirmed_at as emailConfirmedAt',
        'avatar_url as avatarUrl',
        'company',
        'tax_number as taxNumber',
        'free_downloads as freeDownloadsLeft',
        'created_at as createdAt',
        'blocked_at as blockedAt',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const staffRoles = await db
      .selectFrom('account_staff_role')
      .select(['role', 'granted_at as grantedAt'])
      .where('account_id', '=', id)
      .orderBy('granted_at')
      .execute();
    const sessions = await db
      .selectFrom('account_session')
      .select([
        'device',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
        'revoked_at as revokedAt',
        'proven_at as provenAt',
      ])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    const signInProviders = await db
      .selectFrom('account_identity')
      .select(['issuer', 'subject', 'linked_at as linkedAt'])
      .where('user_id', '=', id)
      .execute();
    const passwordResets = await db
      .selectFrom('account_password_reset')
      .select(['created_at as askedAt', 'ended_at as endedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return { account, staffRoles, sessions, signInProviders, passwordResets };
  },

  /** The avatar is deleted later, together with its file. */
  async forget(trx, { id }) {
    await trx.deleteFrom('account_session').where('user_id', '=', id).execute();
    await trx.deleteFrom('account_identity').where('user_id', '=', id).execute();
    await trx.deleteFrom('account_oidc_attempt').where('user_id', '=', id).execute();
    await trx.deleteFrom('account_password_reset').where('user_id', '=', id).execute();
    await trx.deleteFrom('account_email_confirmation').where('user_id', '=', id).execute();
    await trx.deleteFrom('account_staff_role').where('account_id', '=', id).execute();
    await trx
      .updateTable('account_user')
      .set({
        name: DELETED_NAME,
        // 8 characters and 12 of the id: unique and exactly the maximum length.
        username: `deleted_${id.replaceAll('-', '').slice(-12)}`,
        email: maskedAddress(id),
        email_confirmed_at: null,
        company: null,
        tax_number: null,
        password_hash: null,
        free_downloads: 0,
        has_active_subscription: false,
      })
      .where('id', '=', id)
      .execute();
  },
};
