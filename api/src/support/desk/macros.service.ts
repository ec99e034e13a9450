import type { Foundation } from '../../domain-module.ts';
import { brokeConstraint, isRowId } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { MacroInput, SupportMacroDto, SupportToolsDto } from './desk.contract.ts';
import { findAgents } from './desk.repository.ts';
import { deleteMacro, findMacros, insertMacro, lockMacro, updateMacro, type MacroRow } from './macros.repository.ts';

/** Macros and their use by staff. */
export interface MacroService {
  tools(): Promise<SupportToolsDto>;
  /** @throws not_found, already_taken for another macro's title, version_conflict */
  save(by: AuditAuthor, macro: MacroInput): Promise<SupportMacroDto>;
  /** @throws not_found */
  remove(by: AuditAuthor, id: string): Promise<void>;
}

interface MacroNeeds extends Pick<Foundation, 'db'> {
  readonly audit: Audit;
}

/** Creates the service. */
export function createMacroService({ db, audit }: MacroNeeds): MacroService {
  return {
    async tools() {
      const [agents, macros] = await Promise.all([findAgents(db), findMacros(db)]);
      return { agents, macros };
    },

    async save(by, { id, version, title, body }) {
      try {
        return await inTransaction(db, async (trx) => {
          const known = id !== undefined && isRowId(id) ? await lockMacro(trx, id) : undefined;
          if (id !== undefined && !known) throw new Problem('not_found');
          if (known && known.version !== version) {
            throw new Problem('version_conflict', { data: { currentVersion: known.version } });
          }
          const kept = known
            ? await updateMacro(trx, known.id, { title, body })
            : await insertMacro(trx, { title, body });
          const subject = { kind: 'macro', id: kept.id } as const;
          const before = known ? facts(known) : null;
          await audit.record(trx, { by, action: 'ticket.answer', subject, before, after: facts(kept), why: '' });
          return kept;
        });
      } catch (error) {
        if (!brokeConstraint(error, 'support_macro_title_key')) throw error;
        throw new Problem('already_taken', { data: { field: 'title' }, cause: error });
      }
    },

    async remove(by, id) {
      await inTransaction(db, async (trx) => {
        const known = isRowId(id) ? await lockMacro(trx, id) : undefined;
        if (!known) throw new Problem('not_found');
        await deleteMacro(trx, id);
        const subject = { kind: 'macro', id } as const;
        await audit.record(trx, { by, action: 'ticket.answer', subject, before: facts(known), after: null, why: '' });
      });
    },
  };
}

function facts({ title, version }: MacroRow) {
  return { title, version };
}
