import type { RateCard, RoyaltyStatement, RoyaltyStatementPage, StudioInsights } from '../../src/generated/rest.ts';

/** Creates a REST fixture of a studio's insights. */
export function restInsights(id: string): StudioInsights {
  return {
    id,
    days: [{ day: '2026-11-02', views: 40, sales: 2, claims: 1 }],
    patterns: [{ id: 'asset-1', title: 'Meadow', slug: 'meadow', views: 40, sales: 2, claims: 1 }],
    foundBy: [{ words: 'wild meadow', count: 12 }],
  };
}

/** Creates a REST fixture of a rate card. */
export function restRateCard(changes: Partial<RateCard> = {}): RateCard {
  return {
    version: 1,
    startsAt: '2026-01-01T00:00:00.000Z',
    saleBasisPoints: 5000,
    periodBasisPoints: 5000,
    announcedAt: '2026-01-01T00:00:00.000Z',
    reason: '',
    ...changes,
  };
}

/** Creates a REST fixture of a statement. */
export function restStatement(changes: Partial<RoyaltyStatement> = {}): RoyaltyStatement {
  return {
    id: 'statement-2',
    number: 2,
    month: '2026-10',
    lineCount: 1,
    total: 450,
    csvSha256: 'a'.repeat(64),
    frozenAt: '2026-11-02T02:05:00.000Z',
    csvUrl: '/api/studios/3/statements/2/csv',
    pdfUrl: '/api/studios/3/statements/2/pdf',
    ...changes,
  };
}

/** Creates a REST fixture of a statement with a single line. */
export function restStatementPage(number: number): RoyaltyStatementPage {
  return {
    statement: restStatement({ number }),
    lines: [
      {
        number: 1,
        occurredAt: '2026-10-12T09:00:00.000Z',
        event: 'order-paid:order-1',
        kind: 'sale',
        sku: '10000001',
        title: 'Meadow',
        net: 900,
        basisPoints: 5000,
        formula: '9.00 x 50%',
        amount: 450,
      },
    ],
    pagination: { totalItems: 1, totalPages: 1, page: 1, limit: 24 },
  };
}
