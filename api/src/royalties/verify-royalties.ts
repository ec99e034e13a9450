import { createHash, type Hash } from 'node:crypto';
import { royaltyOf, STATEMENT_CSV_HEAD, statementCsvRow, sumOf } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import { sumBooked } from '../ledger/ledger.service.ts';
import { findOpenLinesAfter, findStatedLinesAfter, type VerifiedRow } from './stated-lines.repository.ts';
import { factsOf, toStatementLine } from './statement-lines.ts';
import { findAllStatements, type StatementRow } from './statements.repository.ts';

/** Result of the recomputation. Sound books have a difference of 0 and no findings. */
export interface RoyaltyVerification {
  readonly statements: number;
  readonly lines: number;
  readonly totalCents: number;
  /** Total absolute difference of lines, statements and ledger, in cents. */
  readonly differenceCents: number;
  /** First problems found, one sentence each. */
  readonly findings: readonly string[];
}

const BATCH = 20_000;
const SHOWN_FINDINGS = 20;
const NO_STATEMENT = '00000000-0000-0000-0000-000000000000';

/** Collects problems and their total difference. */
class Findings {
  readonly sentences: string[] = [];
  differenceCents = 0;

  add(sentence: string, cents = 0): void {
    this.differenceCents += Math.abs(cents);
    if (this.sentences.length < SHOWN_FINDINGS) this.sentences.push(sentence);
  }
}

/** Running sums of a statement. */
interface Recount {
  readonly csv: Hash;
  lines: number;
  cents: number;
}

/**
 * Recomputes all lines from their sources, all statements from their lines, and the ledger's debt to each studio from
 * both. Reads in batches, so memory use is bounded.
 */
export async function verifyRoyalties(db: DbOrTrx): Promise<RoyaltyVerification> {
  const findings = new Findings();
  const earned = new Map<number, number>();
  let lines = 0;
  const recompute = (row: VerifiedRow): number => {
    const amount = amountOf(row, findings);
    lines += 1;
    earned.set(row.studio_id, (earned.get(row.studio_id) ?? 0) + amount);
    return amount;
  };
  const recounts = new Map<string, Recount>();
  for await (const row of statedLines(db)) {
    const recount = recounts.get(row.statement_id) ?? newRecount();
    recounts.set(row.statement_id, recount);
    recount.lines += 1;
    recount.cents += recompute(row);
    recount.csv.update(statementCsvRow(toStatementLine(row, recount.lines)));
  }
  for await (const row of openLines(db)) recompute(row);
  const statements = await findAllStatements(db);
  for (const statement of statements) compareStatement(statement, recounts.get(statement.id) ?? newRecount(), findings);
  compareLedger(await sumBooked(db, 'royalties-'), earned, findings);
  return {
    statements: statements.length,
    lines,
    totalCents: sumOf([...earned.values()]),
    differenceCents: findings.differenceCents,
    findings: findings.sentences,
  };
}

function newRecount(): Recount {
  return { csv: createHash('sha256').update(STATEMENT_CSV_HEAD), lines: 0, cents: 0 };
}

/** Returns the expected amount of a line. */
function amountOf(row: VerifiedRow, findings: Findings): number {
  const { id, amount_cents: stored, net_cents: netCents, paid_cents: paidCents } = row;
  const amount = royaltyOf(factsOf(row));
  if (amount !== stored) findings.add(`Line ${id} has ${stored} cents, not ${amount}.`, amount - stored);
  if (paidCents !== null && paidCents !== netCents) {
    findings.add(`Line ${id} stands on ${netCents} cents; ${paidCents} were paid.`, paidCents - netCents);
  }
  return amount;
}

function compareStatement(statement: StatementRow, { csv, lines, cents }: Recount, findings: Findings): void {
  const { total_cents: totalCents, line_count: lineCount, csv_sha256: hash } = statement;
  const name = `Statement ${statement.number} of studio ${statement.studio_id}`;
  if (totalCents !== cents) findings.add(`${name} has ${totalCents} cents, not ${cents}.`, cents - totalCents);
  if (lineCount !== lines) findings.add(`${name} has ${lineCount} lines, not ${lines}.`);
  if (hash !== csv.digest('hex')) findings.add(`${name} has the hash of another CSV.`);
}

function compareLedger(
  booked: Readonly<Record<string, number>>,
  earned: ReadonlyMap<number, number>,
  findings: Findings,
): void {
  const expected = new Map([...earned].map(([studio, cents]) => [`royalties:${studio}`, 0 - cents]));
  expected.set('royalty-costs', sumOf([...earned.values()]));
  for (const account of new Set([...expected.keys(), ...Object.keys(booked)])) {
    const [is, isToBe] = [booked[account] ?? 0, expected.get(account) ?? 0];
    if (is !== isToBe) findings.add(`The ledger has ${is} cents in ${account}, not ${isToBe}.`, isToBe - is);
  }
}

async function* statedLines(db: DbOrTrx) {
  let after = { statementId: NO_STATEMENT, lineId: '0' };
  for (;;) {
    const rows = await findStatedLinesAfter(db, after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = { statementId: last.statement_id, lineId: last.id };
  }
}

async function* openLines(db: DbOrTrx) {
  let after = '0';
  for (;;) {
    const rows = await findOpenLinesAfter(db, after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
