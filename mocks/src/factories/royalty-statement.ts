import { formulaOf, royaltyOf, sumOf, type RoyaltyFacts } from '@halfdrop/domain';
import type { RoyaltyKind, RoyaltyLine, RoyaltyStatement } from '../generated/resolvers.ts';
import { usd } from './money.ts';

/** A statement of the mocked shop with all of its lines. */
export interface DemoStatement {
  readonly statement: RoyaltyStatement;
  readonly lines: readonly RoyaltyLine[];
}

const basisPoints = 5000;
const kinds: Record<RoyaltyFacts['kind'], RoyaltyKind> = {
  sale: 'SALE',
  refund: 'REFUND',
  period: 'PERIOD',
  'period-refund': 'PERIOD_REFUND',
};
const sale = (netCents: number): RoyaltyFacts => ({ kind: 'sale', netCents, basisPoints });
const share = (netCents: number, patterns: readonly number[]): RoyaltyFacts => ({
  kind: 'period',
  netCents,
  netBeforeCents: 0,
  basisPoints,
  patterns,
  position: 1,
});

/** Returns the statements of a studio, newest first. */
export function demoStatements(studioId: string): readonly DemoStatement[] {
  const refund: RoyaltyFacts = {
    kind: 'refund',
    netCents: -900,
    sale: { netCents: 900, amountCents: 450 },
    refundedBeforeCents: 0,
  };
  const sales = Array.from({ length: 30 }, (_, index) => sale(index % 3 === 0 ? 1200 : 900));
  return [
    demoStatement(studioId, 2, '2026-10', [...sales, refund, share(4900, [2, 1]), share(1900, [1, 4])]),
    demoStatement(studioId, 1, '2026-09', [sale(900), sale(810), share(999, [3])]),
  ];
}

function demoStatement(studioId: string, number: number, month: string, facts: readonly RoyaltyFacts[]): DemoStatement {
  const lines = facts.map((each, index) => demoLine(index + 1, month, each));
  const files = `/api/studios/${studioId}/statements/${number}`;
  return {
    statement: {
      id: `statement-${studioId}-${number}`,
      number,
      month,
      lineCount: lines.length,
      total: usd(sumOf(lines.map(({ amount }) => amount.minorUnits))),
      csvSha256: String(number).padStart(64, 'a'),
      frozenAt: `2026-${month === '2026-10' ? '11' : '10'}-02T02:05:00.000Z`,
      csvUrl: `${files}/csv`,
      pdfUrl: `${files}/pdf`,
    },
    lines,
  };
}

function demoLine(number: number, month: string, facts: RoyaltyFacts): RoyaltyLine {
  const isOfSale = facts.kind === 'sale' || facts.kind === 'refund';
  const day = String(1 + (number % 28)).padStart(2, '0');
  return {
    number,
    occurredAt: `${month}-${day}T09:30:00.000Z`,
    event: isOfSale ? `order-paid:order-${number}` : `period-over:period-${number}:1`,
    kind: kinds[facts.kind],
    sku: isOfSale ? String(10_000_000 + number) : null,
    title: isOfSale ? `Meadow No. ${number}` : null,
    net: usd(facts.netCents),
    basisPoints,
    formula: formulaOf(facts),
    amount: usd(royaltyOf(facts)),
  };
}
