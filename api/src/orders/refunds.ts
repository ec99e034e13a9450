import { dollars, MAX_REFUND_WITHOUT_PROOF, sumOf } from '@halfdrop/domain';
import * as v from 'valibot';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { Viewer } from '../platform/http/bind-call.ts';
import { invalidField, Problem } from '../platform/http/problem.ts';
import { requireProof } from '../platform/http/proof.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Audit, AuditAuthor } from '../staff/audit.ts';
import { paidFor, viewAdminOrder } from './desk/admin-order-view.ts';
import { orderDeskSchemas, type AdminOrderDto } from './desk/order-desk.contract.ts';
import { orderByNumber } from './desk/order-desk.ts';
import { once } from './idempotency.ts';
import { findItems, findOrder, lockOrder, type OrderItemRow, type OrderRow } from './orders.repository.ts';
import type { RefundInput } from './refunds.contract.ts';
import { findRefund, findRefunds, findUpgradeOrders, insertRefund, type RefundRow } from './refunds.repository.ts';
import { refundedIn } from './apply-refund.ts';

/** Job that requests a refund from the provider. */
export const refundJob = 'orders.refund';

const RefundPayload = v.object({ refundId: v.string() });

/** Refunds by the staff. */
export interface RefundService {
  /**
   * @throws not_found, refund_refused, proof_required above a limit, idempotency_conflict, validation_failed for items
   * of another order
   */
  refund(request: RefundRequest): Promise<AdminOrderDto>;
}

interface RefundRequest extends RefundInput {
  readonly number: string;
  readonly by: AuditAuthor & Pick<Viewer, 'isProven'>;
  readonly key: string;
}

interface RefundDependencies extends Pick<Foundation, 'db' | 'writes' | 'clock'> {
  readonly payments: Pick<PaymentProvider, 'refund'>;
  readonly audit: Audit;
}

/** Creates the service. Requests are stored first; a job calls the provider until it accepts. */
export function createRefundService(shop: RefundDependencies): RefundService {
  const { writes, clock, audit } = shop;
  return {
    async refund({ by, key, ...asked }) {
      const keyed = { userId: by.userId, key, request: { refund: asked }, now: clock.now() };
      const answer = await once(writes, keyed, async (trx) => {
        const order = await lockOrder(trx, (await orderByNumber(trx, asked.number)).id);
        const what = await whatToRefund(trx, order, asked);
        if (what.amount_cents > MAX_REFUND_WITHOUT_PROOF) requireProof(by);
        const refund = await insertRefund(trx, {
          order_id: order.id,
          ...what,
          reason: asked.reason,
          requested_by: by.userId,
          requested_at: clock.now(),
          refund_ref: null,
          completed_at: null,
        });
        await addJob(trx, refundJob, { refundId: refund.id }, { key: `refund-${refund.id}` });
        const after = await viewAdminOrder(trx, order);
        await audit.record(trx, {
          by,
          action: 'order.refund',
          subject: { kind: 'order', id: order.number },
          before: { refundableCents: after.refundable + refund.amount_cents },
          after: { refundableCents: after.refundable, refundedCents: refund.amount_cents },
          why: asked.reason,
        });
        return after;
      });
      return v.parse(orderDeskSchemas.AdminOrder, JSON.parse(answer));
    },
  };
}

/** Processes a requested refund. The provider deduplicates retries by the idempotency key. */
export async function askProvider(
  { db, payments }: Pick<RefundDependencies, 'db' | 'payments'>,
  payload: unknown,
): Promise<void> {
  const { refundId } = v.parse(RefundPayload, payload);
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.order_id));
  if (!refund || refund.refund_ref !== null || !order || order.payment_ref === null) return;
  await payments.refund({ paymentRef: order.payment_ref, amountCents: refund.amount_cents, key: refund.id });
}

/** Returns the amount and the patterns of a refund. @throws refund_refused, validation_failed */
async function whatToRefund(
  trx: Trx,
  order: OrderRow,
  { amountCents, itemIds }: Pick<RefundInput, 'amountCents' | 'itemIds'>,
): Promise<Pick<RefundRow, 'amount_cents' | 'asset_ids'>> {
  const left = order.total_cents - refundedIn(await findRefunds(trx, [order.id]));
  if (order.payment_ref === null || left <= 0) throw refused('There is nothing left to refund of this order.');
  const items = await findItems(trx, [order.id]);
  const chosen = chosenItems(items, itemIds ?? []);
  const cost = sumOf(chosen.map(paidFor));
  const amount = amountCents ?? (chosen.length > 0 ? cost : left);
  if (amount > left) throw refused(`At most ${dollars(left)} of this order can still be refunded.`);
  if (amount === 0) throw refused('Nothing was paid for these items.');
  const ending = amount === left ? items : chosen;
  const upgrades = await findUpgradeOrders(
    trx,
    order.user_id,
    ending.filter((item) => !item.is_upgrade).map((item) => item.asset_id),
  );
  if (upgrades.length > 0) throw refused(`Please refund the upgrade first: ${upgrades.join(', ')}.`);
  return { amount_cents: amount, asset_ids: ending.map((item) => item.asset_id) };
}

function chosenItems(items: readonly OrderItemRow[], itemIds: readonly string[]): OrderItemRow[] {
  const chosen = items.filter(({ id }) => itemIds.includes(id));
  if (chosen.length === new Set(itemIds).size) return chosen;
  throw invalidField('itemIds', 'Some items are not part of this order');
}

function refused(message: string): Problem {
  return new Problem('refund_refused', { message });
}
