import {
  formulaOf,
  STATEMENT_CSV_HEAD,
  statementCsvRow,
  type RoyaltyFacts,
  type StatementLine,
} from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import { findStatementLines, type FactRow } from './stated-lines.repository.ts';
import type { RoyaltyLineDto } from './statements.contract.ts';

const BATCH = 5000;

/** Returns what a stored line is computed from. */
export function factsOf(row: FactRow): RoyaltyFacts {
  const { kind, net_cents: netCents, rate_basis_points: basisPoints } = row;
  switch (kind) {
    case 'sale':
      return { kind, netCents, basisPoints };
    case 'refund':
      return {
        kind,
        netCents,
        sale: { netCents: row.sale_net_cents ?? 0, amountCents: row.sale_amount_cents ?? 0 },
        refundedBeforeCents: 0 - row.earlier_net_cents,
      };
    case 'period':
    case 'period-refund':
      return {
        kind,
        netCents,
        basisPoints,
        netBeforeCents: row.earlier_net_cents,
        patterns: row.patterns ?? [],
        position: row.position ?? 0,
      };
  }
}

/** Converts a stored line to its CSV form, with its line number. */
export function toStatementLine(row: FactRow, number: number): StatementLine {
  return {
    number,
    occurredAt: row.occurred_at,
    event: row.event_key,
    sku: row.sku,
    basisPoints: row.rate_basis_points,
    amountCents: row.amount_cents,
    facts: factsOf(row),
  };
}

/** Converts a stored line to its studio's view, with its line number. */
export function toRoyaltyLine(row: FactRow, number: number): RoyaltyLineDto {
  return {
    number,
    occurredAt: row.occurred_at.toISOString(),
    event: row.event_key,
    kind: row.kind,
    sku: row.sku,
    title: row.title,
    net: row.net_cents,
    basisPoints: row.rate_basis_points,
    formula: formulaOf(factsOf(row)),
    amount: row.amount_cents,
  };
}

/** Yields the lines of a statement in batches. */
async function* linesOf(db: DbOrTrx, statementId: string): AsyncGenerator<readonly StatementLine[]> {
  for (let offset = 0; ; offset += BATCH) {
    const rows = await findStatementLines(db, statementId, { offset, limit: BATCH });
    if (rows.length > 0) yield rows.map((row, index) => toStatementLine(row, offset + index + 1));
    if (rows.length < BATCH) return;
  }
}

/** Yields the CSV of a statement in chunks, each with the sum of its lines. */
export async function* statementCsv(
  db: DbOrTrx,
  statementId: string,
): AsyncGenerator<{ readonly text: string; readonly lines: number; readonly cents: number }> {
  yield { text: STATEMENT_CSV_HEAD, lines: 0, cents: 0 };
  for await (const lines of linesOf(db, statementId)) {
    const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    yield { text: lines.map(statementCsvRow).join(''), lines: lines.length, cents };
  }
}
