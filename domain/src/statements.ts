import { decimalOf, shareOf } from './money.ts';
import { periodShares, reversalOf } from './royalties.ts';

/** Kinds of statement line. */
export const ROYALTY_KINDS = ['sale', 'refund', 'period', 'period-refund'] as const;
/** Kind of statement line. */
export type RoyaltyKind = (typeof ROYALTY_KINDS)[number];

/** The inputs of a royalty line. Amounts are US cents; those of refunds are negative. */
export type RoyaltyFacts =
  | { readonly kind: 'sale'; readonly netCents: number; readonly basisPoints: number }
  | {
      readonly kind: 'refund';
      readonly netCents: number;
      /** The line of the sale, and the part of its net refunded before. */
      readonly sale: { readonly netCents: number; readonly amountCents: number };
      readonly refundedBeforeCents: number;
    }
  | {
      readonly kind: 'period' | 'period-refund';
      readonly netCents: number;
      readonly basisPoints: number;
      /** Net of the period that was split before. */
      readonly netBeforeCents: number;
      /** Number of claimed patterns per owner, and the 1-based position of this line's owner. */
      readonly patterns: readonly number[];
      readonly position: number;
    };

/** Returns the amount of a line: positive if earned, negative if taken back. */
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

/** Returns the formula of a line's amount, so that readers can recompute it. */
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

/** Formats a rate in basis points for display, such as `50%`. */
export function percentWords(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** A line of a statement, as written to its CSV. */
export interface StatementLine {
  readonly number: number;
  readonly occurredAt: Date;
  /** The event that caused the line, such as `order-paid:…`. */
  readonly event: string;
  /** The SKU of the pattern; null for a share of a period. */
  readonly sku: string | null;
  readonly basisPoints: number;
  readonly amountCents: number;
  readonly facts: RoyaltyFacts;
}

/** The header of a statement's CSV. It must never change, because the hash of the CSV is stored. */
export const STATEMENT_CSV_HEAD = 'line,date,event,kind,pattern,net,rate,formula,amount\r\n';

/** Returns the CSV row of a line. Fields never contain commas or quotes. */
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

/** Formats cents as a signed decimal number, such as `-4.50`. */
export function signedDecimal(cents: number): string {
  return cents < 0 ? `-${decimalOf(0 - cents)}` : decimalOf(cents);
}
