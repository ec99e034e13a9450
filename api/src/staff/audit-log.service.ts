import type { Foundation } from '../domain-module.ts';
import { isRowId } from '../platform/database/database.ts';
import type { AuditChainDto, AuditLineDto, AuditPageDto, AuditQuery } from './audit.contract.ts';
import { checkLines, findLines, findNames, readHead, type AuditLineRow } from './audit.repository.ts';

/** Number of lines verified per statement, which keeps each statement short. */
const LINES_AT_ONCE = 20_000;

/** The audit log, for owners. */
export interface AuditLogService {
  /** Returns lines, newest first. */
  list(query: AuditQuery): Promise<AuditPageDto>;
  /** Recomputes every hash. */
  verify(): Promise<AuditChainDto>;
}

/** Creates the service. */
export function createAuditLogService({ db }: Pick<Foundation, 'db'>): AuditLogService {
  return {
    async list({ before = null, limit, from, until, ...filter }) {
      if (filter.actorId !== undefined && !isRowId(filter.actorId)) return { lines: [], nextBefore: null };
      const times = {
        from: from === undefined ? from : new Date(from),
        until: until === undefined ? until : new Date(until),
      };
      const rows = await findLines(db, { ...filter, ...times }, { before, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const ids = shown.flatMap(({ actor_id: actor, impersonated_id: impersonated }) => [actor, impersonated]);
      const names = await findNames(
        db,
        [...new Set(ids)].filter((id) => id !== null),
      );
      return {
        lines: shown.map((row) => toLine(row, names)),
        nextBefore: rows.length > limit ? (shown.at(-1)?.position ?? null) : null,
      };
    },

    async verify() {
      // Read first, so that lines written meanwhile come after it.
      const head = await readHead(db);
      let seen: { position: string; hash: Buffer } = { position: '0', hash: Buffer.alloc(32) };
      let lineCount = 0;
      for (;;) {
        const part = await checkLines(db, seen, LINES_AT_ONCE);
        lineCount += part.count;
        if (part.broken !== null) return chain(part.broken, lineCount, head.hash);
        if (part.last_position === null || part.last_hash === null) break;
        seen = { position: part.last_position, hash: part.last_hash };
      }
      // If lines were removed from the end, the head refers to a missing line.
      const isCut = BigInt(seen.position) < BigInt(head.position);
      return chain(isCut ? String(BigInt(seen.position) + 1n) : null, lineCount, head.hash);
    },
  };
}

function chain(firstBroken: string | null, lineCount: number, headHash: Buffer): AuditChainDto {
  return { isIntact: firstBroken === null, firstBroken, lineCount, headHash: headHash.toString('hex') };
}

function toLine(row: AuditLineRow, names: ReadonlyMap<string, string>): AuditLineDto {
  const personOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? 'Unknown account' });
  return {
    position: row.position,
    happenedAt: row.happened_at.toISOString(),
    actor: personOf(row.actor_id),
    impersonated: personOf(row.impersonated_id),
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    before: mutable(row.before),
    after: mutable(row.after),
    why: row.why,
    requestId: row.request_id,
    hash: row.hash.toString('hex'),
  };
}

function mutable(facts: AuditLineRow['before']): AuditLineDto['before'] {
  if (facts === null) return null;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' && value ? [...value] : value]),
  );
}
