import type { Db } from '../database.ts';

/** Sets or removes a user's avatar; returns the URL of the previous one. */
export function replaceAvatar(db: Db, userId: string, url: string | null): Promise<string | null | undefined> {
  return db.transaction().execute(async (trx) => {
    const query = trx.selectFrom('account_user').select('avatar_url').where('id', '=', userId).forNoKeyUpdate();
    const account = await query.executeTakeFirst();
    await trx.updateTable('account_user').set({ avatar_url: url }).where('id', '=', userId).execute();
    return account?.avatar_url;
  });
}

/** Returns whether an avatar is in use. */
export async function isAvatarInUse(db: Db, url: string): Promise<boolean> {
  const owner = await db.selectFrom('account_user').select('id').where('avatar_url', '=', url).executeTakeFirst();
  return owner !== undefined;
}
