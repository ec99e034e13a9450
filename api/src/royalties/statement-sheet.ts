import { signedDecimal, type RoyaltyKind } from '@halfdrop/domain';
import type { Sheet } from '../platform/pdf/sheet.ts';
import type { RoyaltyLineDto } from './statements.contract.ts';
import type { StatementRow } from './statements.repository.ts';

const kindWords: Record<RoyaltyKind, string> = {
  sale: 'Sale',
  refund: 'Refund of a sale',
  period: 'Share of a subscription period',
  'period-refund': 'Refund of a subscription period',
};

/** Converts a statement to a printable document with a selection of its lines. */
export function statementSheet(
  statement: StatementRow,
  lines: readonly RoyaltyLineDto[],
  { studio, supportEmail }: { readonly studio: string; readonly supportEmail: string },
): Sheet {
  const { number, month, line_count: lineCount, csv_sha256: hash } = statement;
  const left = lineCount - lines.length;
  return {
    heading: 'Royalty statement',
    title: `Royalty statement ${number} of ${studio}`,
    reference: `Statement ${number}, ${month}`,
    day: statement.frozen_at.toISOString().slice(0, 10),
    letterhead: ['Halfdrop', 'Digital seamless patterns', supportEmail],
    details: [`For ${studio}`, `${lineCount} ${lineCount === 1 ? 'line' : 'lines'}, in US dollars`],
    rows: lines.map(rowOf),
    sums: [
      ...(left > 0 ? [{ what: `${left} more lines stand in the CSV of this statement.`, amount: '' }] : []),
      { what: 'Total', amount: `USD ${signedDecimal(statement.total_cents)}`, isStrong: true },
    ],
    notes: ['Amounts are rounded half up to cents.', `SHA-256 of the CSV: ${hash}`],
  };
}

function rowOf({ number, occurredAt, kind, title, sku, formula, amount }: RoyaltyLineDto) {
  const about = title === null ? kindWords[kind] : `${kindWords[kind]}: ${title} (${sku ?? ''})`;
  return { what: `${number}. ${occurredAt.slice(0, 10)} ${about}, ${formula}`, amount: signedDecimal(amount) };
}
