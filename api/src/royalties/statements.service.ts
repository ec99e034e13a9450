import type { Actor } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { paginate } from '../platform/http/pagination.ts';
import { drawSheet } from '../platform/pdf/sheet.ts';
import { requireStudio } from '../studios/require-studio.ts';
import { findStatementLines } from './stated-lines.repository.ts';
import { statementCsv, toRoyaltyLine } from './statement-lines.ts';
import { statementSheet } from './statement-sheet.ts';
import type { RoyaltyStatementDto, RoyaltyStatementListDto, RoyaltyStatementPageDto } from './statements.contract.ts';
import { findStatement, findStatements, findStudioName, type StatementRow } from './statements.repository.ts';

/** A statement as a file to download. */
interface StatementFile<Content> {
  readonly fileName: string;
  readonly content: Content;
}

/** Royalty statements of studios. All methods throw not_found for statements of studios the user has no access to. */
export interface StatementService {
  list(actor: Actor, studioId: string): Promise<RoyaltyStatementListDto>;
  page(
    actor: Actor,
    studioId: string,
    number: string,
    asked: { readonly page: number; readonly limit: number },
  ): Promise<RoyaltyStatementPageDto>;
  /** Returns the CSV in chunks. */
  csv(actor: Actor, studioId: string, number: string): Promise<StatementFile<AsyncIterable<string>>>;
  pdf(actor: Actor, studioId: string, number: string): Promise<StatementFile<Uint8Array>>;
}

const SHOWN_STATEMENTS = 120;
const PRINTED_LINES = 500;

/** Creates the service. */
export function createStatementService({
  db,
  supportEmail,
}: Pick<Foundation, 'db' | 'supportEmail'>): StatementService {
  return {
    async list(actor, studioId) {
      const rows = await findStatements(db, requireStudio(actor, 'studio.payouts', studioId), SHOWN_STATEMENTS);
      return { statements: rows.map(toStatement) };
    },

    async page(actor, studioId, number, { page, limit }) {
      const row = await requireStatement(actor, studioId, number);
      const offset = (page - 1) * limit;
      const lines = await findStatementLines(db, row.id, { offset, limit });
      return {
        statement: toStatement(row),
        lines: lines.map((line, index) => toRoyaltyLine(line, offset + index + 1)),
        pagination: paginate(row.line_count, page, limit),
      };
    },

    async csv(actor, studioId, number) {
      const row = await requireStatement(actor, studioId, number);
      return { fileName: `${fileNameOf(row)}.csv`, content: textOf(row) };
    },

    async pdf(actor, studioId, number) {
      const row = await requireStatement(actor, studioId, number);
      const lines = await findStatementLines(db, row.id, { offset: 0, limit: PRINTED_LINES });
      const studio = await findStudioName(db, row.studio_id);
      const sheet = statementSheet(
        row,
        lines.map((line, index) => toRoyaltyLine(line, index + 1)),
        { studio, supportEmail },
      );
      return { fileName: `${fileNameOf(row)}.pdf`, content: await drawSheet(sheet) };
    },
  };

  async function* textOf({ id }: StatementRow): AsyncGenerator<string> {
    for await (const { text } of statementCsv(db, id)) yield text;
  }

  async function requireStatement(actor: Actor, studioId: string, number: string): Promise<StatementRow> {
    const studio = requireStudio(actor, 'studio.payouts', studioId);
    const row = /^[1-9]\d{0,8}$/.test(number) ? await findStatement(db, studio, Number(number)) : undefined;
    if (!row) throw new Problem('not_found');
    return row;
  }
}

function fileNameOf({ number, month }: StatementRow): string {
  return `Halfdrop-statement-${number}-${month}`;
}

function toStatement(row: StatementRow): RoyaltyStatementDto {
  const files = `/api/studios/${row.studio_id}/statements/${row.number}`;
  return {
    id: row.id,
    number: row.number,
    month: row.month,
    lineCount: row.line_count,
    total: row.total_cents,
    csvSha256: row.csv_sha256,
    frozenAt: row.frozen_at.toISOString(),
    csvUrl: `${files}/csv`,
    pdfUrl: `${files}/pdf`,
  };
}
