import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { graphql, textAt } from './support/graphql.ts';
import { addPattern, paidPatterns, patternAt, placeOrder } from './support/patterns.ts';
import { newShopper, register } from './support/shopper.ts';
import { openLive, seen } from './support/steps.ts';
import { signedInStorage } from './support/storage.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const lastOrder = '{ orders(limit: 1) { items { paymentSessionId } } }';

/** Disables timers of half a second or longer, so that the page does not poll. */
const stopPolling = () => {
  const later = window.setTimeout.bind(window);
  const isPoll = (milliseconds = 0) => milliseconds >= 500;
  Object.assign(window, {
    setTimeout: (run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      isPoll(milliseconds) ? later(() => undefined, 2 ** 30) : later(run, milliseconds, ...rest),
  });
};

describe('live status', () => {
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let sessionId = '';

  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.shop;
    const token = await register(url, newShopper('Ada Live'));
    await addPattern(url, token, patternAt(await paidPatterns(url, 1), 0).id);
    await placeOrder(url, token);
    sessionId = textAt(await graphql(url, { query: lastOrder, token }), 'orders', 'items', 0, 'paymentSessionId');
    visitor = await scene.enter({ ...desktop, storageState: await signedInStorage(url, token) });
    page = visitor.page;
    await page.addInitScript(stopPolling);
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  test('R-08 O-01 O-02 a browser sees that an order is paid without asking for it', async () => {
    const stream = page.waitForResponse(
      (response) => response.headers()['content-type']?.startsWith('multipart/mixed') ?? false,
    );
    await openLive(page, `/order-confirmation?session_id=${sessionId}`);
    await seen(page.getByRole('heading', { name: 'Processing your order...' }));
    await stream;

    const card = new URLSearchParams({ card: '4242424242424242' });
    await fetch(`${scene.shop.url}/api/sandbox/pay/${sessionId}`, { method: 'POST', body: card, redirect: 'manual' });

    await expect(seen(page.getByRole('heading', { name: 'Order Confirmed!' }))).resolves.toBe(true);
    await expect(seen(page.getByText('Email sent!'))).resolves.toBe(true);
    visitor.requireQuiet();
  });
});
