import { demoAuditLines } from '../factories/staff.ts';
import type { AuditFilter, AuditLine, QueryResolvers } from '../generated/resolvers.ts';
import type { Shop } from '../shop.ts';

/** Resolvers of the audit log, which does not record changes made in the mocked shop. */
export function auditQueries(shop: Shop): QueryResolvers {
  return {
    auditLines: (_root, { filter, beforeId, limit }, context) => {
      shop.demand(context, 'audit.read');
      const older = demoAuditLines.filter(({ id }) => typeof beforeId !== 'string' || Number(id) < Number(beforeId));
      const found = older.filter((line) => fits(line, filter ?? {}));
      const items = found.slice(0, limit);
      return { items, nextBefore: found.length > limit ? (items.at(-1)?.id ?? null) : null };
    },
    auditChain: (_root, _args, context) => {
      shop.demand(context, 'audit.read');
      return { isIntact: true, firstBroken: null, lineCount: demoAuditLines.length, headHash: '5f'.repeat(32) };
    },
  };
}

function fits(line: AuditLine, filter: AuditFilter): boolean {
  const { actorId, action, subjectKind, subjectId, fromAt, untilAt } = filter;
  return (
    isAsked(actorId, line.actor?.id) &&
    isAsked(action, line.action) &&
    isAsked(subjectKind, line.subjectKind) &&
    isAsked(subjectId, line.subjectId) &&
    (typeof fromAt !== 'string' || line.happenedAt >= fromAt) &&
    (typeof untilAt !== 'string' || line.happenedAt < untilAt)
  );
}

function isAsked(wanted: string | null | undefined, found: string | undefined): boolean {
  return typeof wanted !== 'string' || wanted === found;
}
