import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { graphql, valueAt } from './support/graphql.ts';
import { journey } from './support/journey.ts';
import { addPattern, paidPatterns, type SoldPattern } from './support/patterns.ts';
import { newShopper, register } from './support/shopper.ts';
import { arrived, cards, fillSignIn, goToPayment, openLive, payWith, seen } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const purchases = `{ orders { items { paymentSessionId status } } cart { totalItems } }`;

describe('J7 payment trouble', () => {
  const step = journey();
  const shopper = newShopper('Ines Ferro');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let token = '';
  let sessionId = '';
  let patterns: readonly SoldPattern[] = [];

  const ordersAndCart = async () => {
    const data = await graphql(scene.shop.url, { query: purchases, token });
    return { orders: valueAt(data, 'orders', 'items'), inCart: valueAt(data, 'cart', 'totalItems') };
  };
  const sessionInAddress = () => new URL(page.url()).searchParams.get('session_id') ?? '';
  const addToBag = async (pattern: SoldPattern | undefined) => {
    if (!pattern) throw new Error('The shop sells too little.');
    await addPattern(scene.shop.url, token, pattern.id);
  };

  beforeAll(async () => {
    scene = await openScene();
    patterns = await paidPatterns(scene.shop.url, 2);
    token = await register(scene.shop.url, shopper);
    await addToBag(patterns[0]);
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('K-12 payment is in the same tab; Back leads to the order, which leads to the payment again', async () => {
    await openLive(page, '/checkout');
    await fillSignIn(page, shopper);
    await arrived(page, '/checkout');
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await page.goBack();
    await page.waitForURL('**/order-confirmation?session_id=*');
    sessionId = sessionInAddress();
    await page.getByRole('link', { name: 'Go to the payment page' }).click();
    await page.waitForURL(`**/api/sandbox/pay/${sessionId}`);
  });

  step('a declined card says so on the page and on the order, and nothing is charged', async () => {
    await payWith(page, cards.isDeclined);
    await expect(seen(page.getByText('Your card was declined'))).resolves.toBe(true);
    await openLive(page, `/order-confirmation?session_id=${sessionId}`);
    await expect(seen(page.getByRole('heading', { name: 'Payment failed' }))).resolves.toBe(true);
    await visitor.screenshot('j7-01-declined');
    expect(await ordersAndCart()).toEqual({ orders: [{ paymentSessionId: sessionId, status: 'FAILED' }], inCart: 1 });
  });

  step('K-09 a second attempt, submitted twice, is the same order', async () => {
    await openLive(page, '/checkout');
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).dblclick());
    expect(page.url()).toContain(sessionId);
    expect(await ordersAndCart()).toMatchObject({ orders: [{ paymentSessionId: sessionId }], inCart: 1 });
  });

  step('O-02 O-18 a tab that is closed right after paying loses nothing', async () => {
    const payment = await visitor.context.newPage();
    await payment.goto(`/api/sandbox/pay/${sessionId}`);
    await payment.getByLabel('Card number').fill(cards.pays);
    await Promise.all([
      payment.waitForResponse((response) => response.request().method() === 'POST'),
      payment.getByRole('button', { name: /^Pay / }).click({ noWaitAfter: true }),
    ]);
    await payment.close();
    await page.close();
    page = await visitor.context.newPage();
    await openLive(page, '/profile?tab=orders');
    await page.getByRole('list', { name: 'Your orders' }).getByRole('link', { name: /^HDO-/ }).click();
    await page.waitForURL(`**/order-confirmation?session_id=${sessionId}`);
    await expect(seen(page.getByRole('heading', { name: 'Order Confirmed!' }))).resolves.toBe(true);
    await visitor.screenshot('j7-02-confirmed', { page });
    expect(await ordersAndCart()).toEqual({
      orders: [{ paymentSessionId: sessionId, status: 'COMPLETED' }],
      inCart: 0,
    });
  });

  step('O-18 K-11 reopening the order makes no second one and clears no later cart', async () => {
    await addToBag(patterns[1]);
    for (let visits = 0; visits < 3; visits += 1) {
      await openLive(page, `/order-confirmation?session_id=${sessionId}`);
      await expect(seen(page.getByRole('heading', { name: 'Order Confirmed!' }))).resolves.toBe(true);
    }
    expect(await ordersAndCart()).toEqual({
      orders: [{ paymentSessionId: sessionId, status: 'COMPLETED' }],
      inCart: 1,
    });
  });

  step('O-09 the receipt is saved as PDF', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Receipt (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Halfdrop-receipt-HDO-[2-9A-Z]{8}\.pdf$/);
  });
});
