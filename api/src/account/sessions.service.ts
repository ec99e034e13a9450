import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { revokeSessionsOf } from './account.repository.ts';
import type { OpenSessionDto } from './sessions.contract.ts';

/** Where a person is signed in. */
export interface SessionService {
  list(viewer: Viewer): Promise<OpenSessionDto[]>;
  /** @throws not_found for a session that is over, or another person's */
  end(viewer: Viewer, sessionId: string): Promise<OpenSessionDto[]>;
  endOthers(viewer: Viewer): Promise<OpenSessionDto[]>;
}

/** Makes the service. */
export function createSessionService({ db, clock }: { db: Db; clock: Clock }): SessionService {
  async function list({ userId, sessionId }: Viewer): Promise<OpenSessionDto[]> {
    const rows = await db
      .selectFrom('account_session')
      .select(['id', 'device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .orderBy('last_used_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
    const sessions = rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === sessionId,
    }));
    return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  return {
    list,

    async end(viewer, sessionId) {
      const { numUpdatedRows } = isRowId(sessionId)
        ? await db
            .updateTable('account_session')
            .set({ revoked_at: clock.now() })
            .where('id', '=', sessionId)
            .where('user_id', '=', viewer.userId)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', clock.now())
            .executeTakeFirst()
        : { numUpdatedRows: 0n };
      if (numUpdatedRows === 0n) throw new Problem('not_found');
      return list(viewer);
    },

    async endOthers(viewer) {
      const { userId, sessionId } = viewer;
      await db.transaction().execute((trx) => revokeSessionsOf(trx, userId, clock.now(), sessionId));
      return list(viewer);
    },
  };
}
