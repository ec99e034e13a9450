import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { runCommand } from './support/command.ts';
import { graphql, listAt, textAt, valueAt } from './support/graphql.ts';
import { journey } from './support/journey.ts';
import { addPattern, paidPatterns, patternAt, type SoldPattern } from './support/patterns.ts';
import { newShopper, register, type Shopper } from './support/shopper.ts';
import type { Shop } from './support/shop.ts';
import { grantRole } from './support/staff.ts';
import { amountBeside, cards, goToPayment, openLive, payWith, savedBy, seen, signInTo } from './support/steps.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Maximum duration of a refund with all of its effects, in milliseconds. */
const REFUNDED_WITHIN_MS = 5000;

const categoryQuery = `query Category($id: ID!) {
  asset(id: $id) { category { name } price { usd { minorUnits } } }
}`;
const libraryQuery = '{ library { items { id certificateCode } } }';
const linkMutation = `mutation Link($input: CreateDownloadLinkInput!) {
  createDownloadLink(input: $input) { link { url } errors { __typename } }
}`;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('J12 commerce of the operator', () => {
  const step = journey();
  const keeper = newShopper('Lotte Brandt');
  const buyer = newShopper('Mira Sandoval');
  let scene: Scene<Shop>;
  let desk: Page;
  let bag: Page;
  let token = '';
  let pattern: SoldPattern;
  let category = '';
  let before = Number.NaN;
  let after = Number.NaN;
  let orderNumber = '';
  let certificate = '';
  let link = '';
  const visitors: Visitor[] = [];

  const main = (of: Page): Locator => of.getByRole('main');

  async function enterAs(person: Shopper, address: string): Promise<Page> {
    const visitor = await scene.enter(desktop);
    visitors.push(visitor);
    await signInTo(visitor.page, person, address);
    return visitor.page;
  }

  beforeAll(async () => {
    scene = await openOwnScene();
    const { url } = scene.shop;
    pattern = patternAt(await paidPatterns(url, 1), 0);
    const found = await graphql(url, { query: categoryQuery, variables: { id: pattern.id } });
    category = textAt(found, 'asset', 'category', 'name');
    before = Number(valueAt(found, 'asset', 'price', 'usd', 'minorUnits'));
    after = before + 250;
    await register(url, keeper);
    await grantRole(scene.shop, keeper, 'finance');
    token = await register(url, buyer);
    await addPattern(url, token, pattern.id);
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => {
    for (const visitor of visitors) visitor.requireQuiet();
  });

  step('EN-22 a coupon is made with limits', async () => {
    desk = await enterAs(keeper, '/admin/new-coupon');
    await main(desk).getByLabel('Code', { exact: true }).fill('fair20');
    await main(desk).getByLabel('Share in percent').fill('20');
    await main(desk).getByLabel('Uses in all').fill('5');
    await main(desk).getByLabel('Uses for each person').fill('1');
    await main(desk).getByRole('button', { name: 'Make coupon' }).click();
    await expect(seen(desk.getByRole('heading', { level: 1, name: 'FAIR20' }))).resolves.toBe(true);
    await visitors.at(-1)?.screenshot('j12-01-coupon');
  });

  step('EN-22 Back asks before it leaves a coupon that is not saved', async () => {
    await openLive(desk, '/admin/coupons');
    await main(desk).getByRole('link', { name: 'New coupon' }).click();
    await desk.waitForURL('**/admin/new-coupon');
    const code = main(desk).getByLabel('Code', { exact: true });
    await code.click();
    await desk.keyboard.type('TYPED');
    const goBack = async (answer: 'accept' | 'dismiss') => {
      const asked = desk.waitForEvent('dialog');
      await desk.evaluate(() => history.back());
      await (await asked)[answer]();
    };
    await goBack('dismiss');
    expect(await code.inputValue()).toBe('TYPED');
    await code.click();
    await goBack('accept');
    await desk.waitForURL('**/admin/coupons');
  });

  step('C-16 a bag takes the coupon, and its owner goes on to the checkout', async () => {
    bag = await enterAs(buyer, '/cart');
    await bag.getByLabel('Coupon code').fill('fair20');
    await bag.getByRole('button', { name: 'Apply' }).click();
    expect(await amountBeside(bag, /^Discount \(FAIR20\)/)).toBeCloseTo(before / 500, 2);
    await openLive(bag, '/checkout');
    await expect(seen(bag.getByRole('button', { name: 'Proceed to Payment' }))).resolves.toBe(true);
  });

  step('D-09 the category of the pattern gets another price, once it was said what that touches', async () => {
    await openLive(desk, '/admin/prices');
    await main(desk).getByRole('link', { name: category, exact: true }).click();
    await expect(seen(desk.getByRole('heading', { level: 1, name: category }))).resolves.toBe(true);
    await main(desk)
      .getByLabel('In dollars')
      .fill((after / 100).toFixed(2));
    const preview = new RegExp(
      `^From .*\\${dollars(before)}.* to .*\\${dollars(after)}.* for \\d+ patterns and 1 bag;`,
    );
    await expect(seen(main(desk).getByText(preview))).resolves.toBe(true);
    await main(desk).getByLabel('Why').fill('Dearer ink.');
    await visitors[0]?.screenshot('j12-02-price');
    await main(desk).getByRole('button', { name: 'Save price' }).click();
    await expect(seen(desk.getByText('Price changed'))).resolves.toBe(true);
  });

  step('K-12 nobody is charged a sum they have not seen', async () => {
    await bag.getByRole('button', { name: 'Proceed to Payment' }).click();
    await expect(seen(bag.getByRole('alert').filter({ hasText: /total/i }))).resolves.toBe(true);
    expect(new URL(bag.url()).pathname).toBe('/checkout');
    await visitors[1]?.screenshot('j12-03-stale');
  });

  step('D-09 the bag shows the new price with a notice', async () => {
    await openLive(bag, '/cart');
    const told = `The price of ${pattern.title} has changed from ${dollars(before)} to ${dollars(after)}`;
    await expect(seen(bag.getByRole('status').filter({ hasText: told }))).resolves.toBe(true);
    expect(await amountBeside(bag, 'Total')).toBeCloseTo((after * 0.8) / 100, 2);
    await visitors[1]?.screenshot('j12-04-bag');
  });

  step('K-12 at the sum that was shown it is bought, and its files are saved', async () => {
    await openLive(bag, '/checkout');
    await goToPayment(bag, () => bag.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(bag, cards.pays);
    await expect(seen(bag.getByText('Order Confirmed!'))).resolves.toBe(true);
    const orders = await graphql(scene.shop.url, { query: '{ orders { items { number } } }', token });
    orderNumber = textAt(listAt(orders, 'orders', 'items')[0], 'number');
    await openLive(bag, '/profile?tab=downloads');
    const { name } = await savedBy(bag, () =>
      bag.getByRole('button', { name: `Download ${pattern.title}`, exact: true }).click(),
    );
    expect(name).toMatch(/\.zip$/);
    const [license] = listAt(await graphql(scene.shop.url, { query: libraryQuery, token }), 'library', 'items');
    certificate = textAt(license, 'certificateCode');
    const variables = { input: { entitlementId: textAt(license, 'id') } };
    link = textAt(
      await graphql(scene.shop.url, { query: linkMutation, variables, token }),
      'createDownloadLink',
      'link',
      'url',
    );
    expect(await statusOf(link)).toBe(200);
  });

  step('EN-22 the desk shows who used the coupon, and leads to the order', async () => {
    await openLive(desk, '/admin/coupons/FAIR20');
    const uses = desk.getByRole('list', { name: 'Orders with this coupon' });
    await uses.getByRole('link', { name: orderNumber }).click();
    await expect(seen(desk.getByRole('heading', { level: 1, name: orderNumber }))).resolves.toBe(true);
  });

  step('G-10 an order that was bought twice is refunded in one act', async () => {
    const form = main(desk).getByRole('form', { name: `Refund ${orderNumber}` });
    await form.getByLabel('Reason').selectOption({ label: 'Bought twice' });
    const askedAt = performance.now();
    await form.getByRole('button', { name: 'Refund' }).click();
    await refunded();
    const took = Math.round(performance.now() - askedAt);
    console.info(`refunded, with license, certificate and royalty, within ${took} ms`);
    expect(took).toBeLessThan(REFUNDED_WITHIN_MS);
    await openLive(desk, `/admin/orders/${orderNumber}`);
    await expect(seen(main(desk).getByText('Refund of', { exact: false }))).resolves.toBe(true);
    await visitors[0]?.screenshot('j12-05-refunded');
  });

  step('PR-15 the certificate shows that it was refunded', async () => {
    await openLive(bag, `/verify/${certificate}`);
    await expect(seen(bag.getByRole('heading', { name: 'This licence was refunded' }))).resolves.toBe(true);
    await visitors[1]?.screenshot('j12-06-certificate');
  });

  step('U-20 the pattern has left the library, and a link that was made before gives nothing', async () => {
    await openLive(bag, '/profile?tab=downloads');
    await expect(seen(bag.getByRole('heading', { name: 'Your library is empty' }))).resolves.toBe(true);
    expect(await statusOf(link)).toBe(404);
  });

  step('R-22 nothing of the order is left to refund, and royalties and ledger agree on nothing earned', async () => {
    await openLive(desk, `/admin/orders/${orderNumber}`);
    const left = main(desk)
      .locator('dl')
      .getByText('Can be refunded', { exact: true })
      .locator('xpath=following-sibling::dd[1]');
    await expect(seen(left.getByText('$0.00'))).resolves.toBe(true);
    const { status, says } = runCommand('royalties-verify', [], { DATA_DIR: scene.shop.dataDir });
    expect(says).toMatch(/USD 0\.00, in /);
    expect(says).toContain('Difference: USD 0.00.');
    expect(status).toBe(0);
  });

  /** Returns the shop's response status to its buyer for a link to files. */
  async function statusOf(address: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(address, scene.shop.url), { headers });
    await response.body?.cancel();
    return response.status;
  }

  /** Polls until the certificate is shown as refunded. */
  async function refunded(): Promise<void> {
    const address = `${scene.shop.apiUrl}/api/certificates/${certificate}`;
    const deadline = performance.now() + 20_000;
    while (performance.now() < deadline) {
      const found: unknown = await (await fetch(address)).json();
      if (valueAt(found, 'data', 'status') === 'refunded') return;
      await pause(100);
    }
    throw new Error('The certificate was not refunded within 20 seconds.');
  }
});
