import { sql } from 'kysely';
import { auditLedger } from '../../src/ledger/ledger.service.ts';
import { signPayload } from '../../src/payments/signature.ts';
import type { SignedIn, TestApp } from './test-app.ts';
import { checkout, fillCart } from './test-purchase.ts';

/** Result of one order of events. */
export interface Outcome {
  readonly status: string;
  readonly refunded: number;
  readonly isHeld: boolean;
  readonly ledgerSum: number;
  /** Amount the provider holds for this order afterwards. */
  readonly provider: number;
}

/**
 * Delivers the same events about a fresh order in the given sequence; a repeated index is a duplicate delivery. There
 * are 6 events: a declined payment, the payment, two partial refunds of 200 and 300 cents, the remaining 400 cents, and
 * a late declined payment.
 */
export async function deliverInOrder(
  app: TestApp,
  buyer: SignedIn,
  assetId: string,
  order: readonly number[],
): Promise<Outcome> {
  await fillCart(app, buyer, [assetId]);
  const { sessionId } = (await checkout(app, buyer, 900)).body.data;
  const events = eventsOf(sessionId);
  const before = await auditLedger(app.db);
  for (const index of order) await deliver(app, events[index] ?? {});
  const after = await auditLedger(app.db);
  return {
    ...(await stateOf(app, buyer, sessionId)),
    ledgerSum: after.sumCents,
    provider: (after.balances['provider'] ?? 0) - (before.balances['provider'] ?? 0),
  };
}

/** Returns all permutations of items. */
export function permutationsOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** Number of events to deliver. */
export const eventCount = 6;

function eventsOf(sessionId: string): readonly object[] {
  const paymentRef = `pay_${sessionId}`;
  const refund = (name: string, amountCents: number) => ({
    id: `evt_${name}_${sessionId}`,
    type: 'payment.refunded',
    refundRef: `re_${name}_${sessionId}`,
    paymentRef,
    amountCents,
  });
  return [
    { id: `evt_refused_${sessionId}`, type: 'payment.failed', sessionId, reason: 'Declined' },
    { id: `evt_paid_${sessionId}`, type: 'payment.succeeded', sessionId, amountCents: 900, paymentRef },
    refund('first', 200),
    refund('second', 300),
    refund('rest', 400),
    { id: `evt_late_${sessionId}`, type: 'payment.failed', sessionId, reason: 'Late' },
  ];
}

async function deliver(app: TestApp, event: object): Promise<void> {
  const payload = JSON.stringify(event);
  await app
    .http()
    .post('/api/webhooks/sandbox')
    .set('content-type', 'application/json')
    .set('halfdrop-signature', signPayload(app.secrets.sandboxWebhook, payload, app.clock.now()))
    .send(payload)
    .expect(200);
}

async function stateOf(app: TestApp, buyer: SignedIn, sessionId: string) {
  const { body } = await app.http().get(`/orders/by-session/${sessionId}`).set(buyer.auth).expect(200);
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from downloads_entitlement where user_id = ${buyer.userId} and revoked_at is null
  `.execute(app.db);
  return { status: String(body.data.status), refunded: Number(body.data.refunded), isHeld: rows[0]?.held !== 0 };
}
