import { decimalOf, shareOf } from './money.ts';
import { periodShares, reversalOf } from './royalties.ts';

/** What a line of a statement can be about. */
export const ROYALTY_KINDS = ['sale', 'refund', 'period', 'period-refund'] as const;
/** What a line of a statement is about. */
export type RoyaltyKind = (typeof ROYALTY_KINDS)[number];

/** What a line of royalties follows from. Amounts are US cents; those of a refund are negative. */
export type RoyaltyFacts =
  | { readonly kind: 'sale'; readonly netCents: number; readonly basisPoints: number }
  | {
      readonly kind: 'refund';
      readonly netCents: number;
      /** The line of the sale, and what of its net had gone back before. */
      readonly sale: { readonly netCents: number; readonly amountCents: number };
      readonly refundedBeforeCents: number;
    }
  | {
      readonly kind: 'period' | 'period-refund';
      readonly netCents: number;
      readonly basisPoints: number;
      /** What of the period had been shared before. */
      readonly netBeforeCents: number;
      /** How many patterns were claimed of each, and whose share this is, counted from 1. */
      readonly patterns: readonly number[];
      readonly position: number;
    };

/** What a line earns, or takes. */
export function royaltyOf(facts: RoyaltyFacts): number {
  switch (facts.kind) {
    case 'sale':
      return shareOf(facts.netCents, facts.basisPoints);
    case 'refund': {
      const { sale, refundedBeforeCents, netCents } = facts;
      return 0 - reversalOf({ ...sale, refundedBeforeCents, refundedNowCents: 0 - netCents });
    }
    case 'period':
    case 'period-refund': {
      const { basisPoints, netBeforeCents, netCents, patterns, position } = facts;
      const before = periodShares(basisPoints, netBeforeCents, patterns);
      const after = periodShares(basisPoints, netBeforeCents + netCents, patterns);
      return (after[position - 1] ?? 0) - (before[position - 1] ?? 0);
    }
  }
}

/** How the amount of a line is computed, for people to do it again. */
export function formulaOf(facts: RoyaltyFacts): string {
  switch (facts.kind) {
    case 'sale':
      return `${decimalOf(facts.netCents)} x ${percentWords(facts.basisPoints)}`;
    case 'refund': {
      const { sale, refundedBeforeCents: before, netCents } = facts;
      const taken = (cents: number) =>
        `${decimalOf(sale.amountCents)} x ${decimalOf(cents)} / ${decimalOf(sale.netCents)}`;
      const after = `-(${taken(before - netCents)})`;
      return before === 0 ? after : `${after} + ${taken(before)}`;
    }
    case 'period':
    case 'period-refund': {
      const { netBeforeCents: before, netCents } = facts;
      const after = periodFormula(facts, before + netCents);
      return before === 0 ? after : `${after} - ${periodFormula(facts, before)}`;
    }
  }
}

function periodFormula(
  { basisPoints, patterns, position }: Extract<RoyaltyFacts, { kind: 'period' | 'period-refund' }>,
  netCents: number,
): string {
  const all = patterns.reduce((sum, count) => sum + count, 0);
  return `${decimalOf(netCents)} x ${percentWords(basisPoints)} x ${patterns[position - 1] ?? 0} / ${all}`;
}

/** A rate for people to read, such as `50%`. */
export function percentWords(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** A line of a statement, as its CSV has it. */
export interface StatementLine {
  readonly number: number;
  readonly occurredAt: Date;
  /** What caused it, such as `order-paid:…`. */
  readonly event: string;
  /** The SKU of the pattern; null for a share of a period. */
  readonly sku: string | null;
  readonly basisPoints: number;
  readonly amountCents: number;
  readonly facts: RoyaltyFacts;
}

/** The first row of the CSV of a statement. Nothing in it ever changes: its hash is kept. */
export const STATEMENT_CSV_HEAD = 'line,date,event,kind,pattern,net,rate,formula,amount\r\n';

/** The row of a line. None of its fields has a comma or a quote in it. */
export function statementCsvRow({
  number,
  occurredAt,
  event,
  sku,
  basisPoints,
  amountCents,
  facts,
}: StatementLine): string {
  const fields = [
    number,
    occurredAt.toISOString(),
    event,
    facts.kind,
    sku ?? '',
    signedDecimal(facts.netCents),
    percentWords(basisPoints),
    formulaOf(facts),
    signedDecimal(amountCents),
  ];
  return `${fields.join(',')}\r\n`;
}

/** An amount of cents as a decimal number with its sign, such as `-4.50`. */
export function signedDecimal(cents: number): string {
  return cents < 0 ? `-${decimalOf(0 - cents)}` : decimalOf(cents);
}
