import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../database.ts';
import { isRowId } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { Problem } from '../platform/http/problem.ts';
import { revokeSessionsOf } from './account.repository.ts';
import type { OpenSessionDto } from './sessions.contract.ts';
import { endSession, findOpenSessions } from './sessions.repository.ts';

/** Sessions of a user. */
export interface SessionService {
  list(viewer: Viewer): Promise<OpenSessionDto[]>;
  /** @throws not_found for a session that has ended or belongs to another user */
  end(viewer: Viewer, sessionId: string): Promise<OpenSessionDto[]>;
  endOthers(viewer: Viewer): Promise<OpenSessionDto[]>;
}

/** Creates the service. */
export function createSessionService({ db, clock }: { db: Db; clock: Clock }): SessionService {
  async function list({ userId, sessionId }: Viewer): Promise<OpenSessionDto[]> {
    const rows = await findOpenSessions(db, userId, clock.now());
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
      const isEnded =
        isRowId(sessionId) && (await endSession(db, { id: sessionId, userId: viewer.userId }, clock.now()));
      if (!isEnded) throw new Problem('not_found');
      return list(viewer);
    },

    async endOthers(viewer) {
      const { userId, sessionId } = viewer;
      await db.transaction().execute((trx) => revokeSessionsOf(trx, userId, clock.now(), sessionId));
      return list(viewer);
    },
  };
}
