import { createHash } from 'node:crypto';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { postNotice } from '../notices/post-notice.ts';
import { addDays } from '../platform/clock/clock.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { newId } from '../platform/ids/ids.ts';
import { statementCsv } from './statement-lines.ts';
import {
  findStudiosToState,
  hasStatement,
  insertStatedLines,
  insertStatement,
  lockStatements,
} from './statements.repository.ts';

/** By then, periods that ended with the month have been shared. */
const DAYS_AFTER_MONTH = 1;

/** A completed month and the instant of its end. */
interface Month {
  readonly name: string;
  readonly end: Date;
}

/**
 * Creates last month's statement for each studio with earnings, from all lines up to the end of the month that are not
 * on a statement yet. Lines written later go on the next one. Idempotent.
 */
export async function freezeStatements({
  db,
  writes,
  clock,
}: Pick<Foundation, 'db' | 'writes' | 'clock'>): Promise<void> {
  const now = clock.now();
  const month = lastMonth(addDays(now, -DAYS_AFTER_MONTH));
  for (const studio of await findStudiosToState(db, month.name, month.end)) {
    await inTransaction(writes, (trx) => freeze(trx, studio, month, now));
  }
}

function lastMonth(at: Date): Month {
  const end = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  return { name: addDays(end, -1).toISOString().slice(0, 7), end };
}

async function freeze(trx: Trx, studioId: number, month: Month, now: Date): Promise<void> {
  await lockStatements(trx, studioId);
  if (await hasStatement(trx, studioId, month.name)) return;
  const id = newId();
  await insertStatedLines(trx, id, studioId, month.end);
  const hash = createHash('sha256');
  let [lineCount, totalCents] = [0, 0];
  for await (const { text, lines, cents } of statementCsv(trx, id)) {
    hash.update(text);
    lineCount += lines;
    totalCents += cents;
  }
  await insertStatement(trx, {
    id,
    studio_id: studioId,
    month: month.name,
    line_count: lineCount,
    total_cents: totalCents,
    csv_sha256: hash.digest('hex'),
    frozen_at: now,
  });
  const facts = { month: month.name, amountCents: totalCents };
  await postNotice(trx, { studioId, kind: 'statement_ready', subjectId: id, facts, at: now });
}
