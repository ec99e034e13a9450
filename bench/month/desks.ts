import { randomUUID } from 'node:crypto';
import { listAt, textAt, valueAt } from '../../e2e/support/graphql.ts';
import { numberAt } from './ask.ts';
import type { Customer, World } from './world.ts';

/** Refunds the first pattern of an order, or all of it. @returns US cents */
export async function refund({ ask, staff }: World, orderNumber: string, isWhole: boolean): Promise<number> {
  const { token } = staff.support;
  const before = await ask('AdminOrder', { variables: { number: orderNumber }, token });
  const left = numberAt(before, 'refundable', 'minorUnits');
  const itemIds = isWhole ? {} : { itemIds: [textAt(before, 'items', 0, 'id')] };
  const input = { orderNumber, reason: 'DUPLICATE', idempotencyKey: randomUUID(), ...itemIds };
  await ask('RefundOrder', { variables: { input }, token });
  return isWhole ? left : numberAt(before, 'items', 0, 'paid', 'minorUnits');
}

/** Opens a ticket. @returns its number */
export async function openTicket({ ask }: World, { token }: Customer): Promise<string> {
  const input = { topic: 'DOWNLOADS', subject: 'The zip will not open', description: 'It says it is damaged.' };
  return textAt(await ask('SubmitTicket', { variables: { input }, token }), 'ticket', 'number');
}

/** Answers a ticket and closes it. */
export async function answerTicket({ ask, staff }: World, number: string): Promise<void> {
  const { token } = staff.support;
  const conversation = await ask('DeskTicket', { variables: { number }, token });
  const input = {
    number,
    kind: 'REPLY',
    body: 'A fresh link is in your library.',
    isClosing: true,
    idempotencyKey: randomUUID(),
    version: numberAt(conversation, 'ticket', 'version'),
  };
  await ask('AnswerTicket', { variables: { input }, token });
}

/** Raises the price of a category by two dollars. */
export async function raisePrice({ ask, staff }: World, categoryName: string): Promise<void> {
  const { token, shopper } = staff.finance;
  const book = await ask('PriceBook', { variables: { page: 1, limit: 1 }, token });
  const entry = (Array.isArray(book) ? book : []).find(
    (each: unknown) => valueAt(each, 'kind') === 'CATEGORY' && valueAt(each, 'name') === categoryName,
  );
  const price = {
    usd: numberAt(entry, 'price', 'usd', 'minorUnits') + 200,
    inr: numberAt(entry, 'price', 'inr', 'minorUnits') + 16_900,
  };
  await ask('ProveIdentity', { variables: { input: { password: shopper.password } }, token });
  const input = {
    kind: 'CATEGORY',
    id: textAt(entry, 'id'),
    price,
    reason: 'Costs have risen.',
    version: numberAt(entry, 'version'),
  };
  await ask('ChangePrice', { variables: { input }, token });
}

/** Returns the monthly plans. */
export async function monthlyPlans({ ask, staff }: World): Promise<readonly string[]> {
  const plans = await ask('PricingPlans', { token: staff.owner.token });
  return (Array.isArray(plans) ? plans : [])
    .filter((plan: unknown) => valueAt(plan, 'interval') === 'MONTH')
    .map((plan: unknown) => textAt(plan, 'id'));
}

/** Returns the number of differences in the last reconciliation, and its date. */
export async function lastReconciliation({ ask, staff }: World) {
  const all = await ask('Reconciliations', { token: staff.finance.token });
  const [last] = listAt(all, 'reconciliations');
  return {
    differences: numberAt(last, 'differenceCount') + listAt(all, 'differences').length,
    finishedAt: new Date(textAt(last, 'finishedAt')),
  };
}
