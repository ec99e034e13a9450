import type { Locator, Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { advanceClock, withTestClock } from './support/clock.ts';
import { graphql, listAt, textAt } from './support/graphql.ts';
import { journey } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { paidPatterns, patternAt, type SoldPattern } from './support/patterns.ts';
import { newShopper, register, signIn } from './support/shopper.ts';
import {
  arrived,
  cards,
  fillSignIn,
  gone,
  goToPayment,
  openLive,
  payWith,
  savedBy,
  seen,
  signInTo,
} from './support/steps.ts';
import type { Shop } from './support/shop.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Monthly quota of Starter. */
const QUOTA = 10;

const claiming = `mutation Claim($input: ClaimWithSubscriptionInput!) {
  claimWithSubscription(input: $input) {
    entitlement { id }
    errors { __typename ... on UserError { message } }
  }
}`;

describe('J5 subscriber', () => {
  const step = journey();
  const shopper = newShopper('Noor Haddad');
  let scene: Scene<Shop>;
  let visitor: Visitor;
  let page: Page;
  let patterns: readonly SoldPattern[];

  beforeAll(async () => {
    scene = await openOwnScene({ env: withTestClock });
    await register(scene.shop.url, shopper);
    patterns = await paidPatterns(scene.shop.url, QUOTA + 2);
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  const pattern = (index: number) => patternAt(patterns, index);

  const panel = (): Locator => page.getByRole('tabpanel', { name: 'Subscription' });

  async function openSubscription(): Promise<Locator> {
    await openLive(page, '/profile?tab=subscription');
    return panel();
  }

  /** Downloads a pattern with the plan, without the browser. @returns the codes of the errors */
  async function claim({ id }: SoldPattern): Promise<readonly string[]> {
    const token = await signIn(scene.shop.url, shopper);
    const answer = await graphql(scene.shop.url, { query: claiming, variables: { input: { assetId: id } }, token });
    return listAt(answer, 'claimWithSubscription', 'errors').map((error) => textAt(error, '__typename'));
  }

  async function downloadWithPlan({ slug }: SoldPattern): Promise<void> {
    await openLive(page, `/product/${slug}`);
    const { bytes } = await savedBy(page, () => page.getByRole('button', { name: 'Download with your plan' }).click());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  }

  /** Downloads a pattern with the plan; its files are produced meanwhile. */
  async function takeWithPlan({ slug }: SoldPattern): Promise<void> {
    await openLive(page, `/product/${slug}`);
    await page.getByRole('button', { name: 'Download with your plan' }).click();
    await seen(page.getByText(/Downloading again is free/));
  }

  async function openChange(button: string, dialogName: string): Promise<Locator> {
    await openLive(page, '/pricing?billing=yearly');
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: dialogName });
    await seen(dialog.getByText('Charged now'));
    return dialog;
  }

  step('B-01 B-06 K-02 K-06 from the prices of a year, Starter leads to checkout, through the login', async () => {
    await openLive(page, '/pricing');
    await page.locator('label').filter({ hasText: 'Yearly' }).click();
    await page.waitForURL('**/pricing?billing=yearly');
    const starter = page.getByRole('article', { name: 'Starter' });
    await seen(starter.getByText('$190.00 per year'));
    await starter.getByRole('link', { name: 'Choose Starter' }).click();
    await page.waitForURL('**/login?redirect=**');
    await fillSignIn(page, shopper);
    await arrived(page, '/checkout?plan=starter-yearly');
    const summary = page.getByRole('region', { name: 'Starter' });
    await expect(seen(summary.getByText('$190.00 per year'))).resolves.toBe(true);
    await visitor.screenshot('j5-01-checkout');
  });

  step('K-15 E-22 B-12 Subscribe opens the payment page; once paid, the plan is confirmed with 10 left', async () => {
    await goToPayment(page, () => page.getByRole('button', { name: 'Subscribe' }).click());
    await payWith(page, cards.pays);
    await expect(seen(page.getByRole('heading', { name: 'Order Confirmed!' }))).resolves.toBe(true);
    await expect(seen(page.getByText('10 left'))).resolves.toBe(true);
    await visitor.screenshot('j5-02-confirmed');
    await page.getByRole('link', { name: 'Your subscription' }).click();
    await expect(seen(panel().getByText('Next billing date'))).resolves.toBe(true);
    await expect(seen(panel().getByText(/ending 4242$/))).resolves.toBe(true);
  });

  step('B-12 ten patterns are downloaded with the plan; the eleventh is refused', async () => {
    await downloadWithPlan(pattern(0));
    for (const sold of patterns.slice(1, QUOTA)) expect(await claim(sold)).toEqual([]);
    expect(await claim(pattern(QUOTA))).toEqual(['NoDownloadsLeftError']);
    await openLive(page, `/product/${pattern(QUOTA).slug}`);
    await expect(seen(page.getByText(/^You have used all 10 downloads of this month/))).resolves.toBe(true);
    expect(await page.getByRole('button', { name: 'Download with your plan' }).count()).toBe(0);
    await visitor.screenshot('j5-03-refused');
  });

  step('B-09 B-13 the upgrade to Pro charges what was previewed, and the eleventh download works', async () => {
    const dialog = await openChange('Upgrade to Pro, yearly', 'Change to Pro, yearly');
    const confirm = dialog.getByRole('button', { name: /^Pay \$[\d,.]+ and upgrade$/ });
    const due = /\$[\d,.]+/.exec((await confirm.textContent()) ?? '')?.[0] ?? '';
    await visitor.screenshot('j5-04-preview', { hasAllPictures: false });
    await confirm.click();
    await expect(gone(dialog)).resolves.toBe(true);
    await takeWithPlan(pattern(QUOTA));
    await openSubscription();
    await expect(seen(panel().getByText('39 left'))).resolves.toBe(true);
    // By now, the provider has reported the charge to the shop, and the shop to the buyer.
    const mails = (await mailsTo(scene.shop, shopper.email)).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
    const told = mails.find((mail) => /^Subject: You have Pro now/m.test(mail)) ?? '';
    expect(told).toContain(`You paid ${due.replaceAll(',', '')} for the change.`);
  });

  step('B-10 U-22 the way back to Starter waits for the renewal', async () => {
    const dialog = await openChange('Switch at renewal to Starter, yearly', 'Change to Starter, yearly');
    await expect(seen(dialog.getByText('$0.00'))).resolves.toBe(true);
    await dialog.getByRole('button', { name: 'Switch at renewal' }).click();
    await expect(gone(dialog)).resolves.toBe(true);
    await openSubscription();
    await expect(seen(panel().getByText(/^Starter replaces Pro on /))).resolves.toBe(true);
    await visitor.screenshot('j5-05-downgrade-waits');
  });

  step('U-22 two clicks cancel; what is paid for stays to its end', async () => {
    await panel().getByRole('button', { name: 'Cancel plan' }).click();
    await panel().getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(seen(panel().getByText(/^Pro is cancelled\. You keep it until /))).resolves.toBe(true);
    await visitor.screenshot('j5-06-canceled');
    await advanceClock(scene.shop, 20);
    await takeWithPlan(pattern(QUOTA + 1));
  });

  step('U-11 when the period is over the account is on Free, and what was downloaded stays', async () => {
    await advanceClock(scene.shop, 350);
    await page.evaluate(() => localStorage.clear());
    await signInTo(page, shopper, '/profile?tab=subscription');
    await expect(seen(panel().getByRole('region', { name: 'Free' }))).resolves.toBe(true);
    await visitor.screenshot('j5-07-free');
    await openLive(page, `/product/${pattern(0).slug}`);
    await expect(seen(page.getByText(/Downloading again is free/))).resolves.toBe(true);
  });
});
