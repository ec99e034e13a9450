import type { Locator, Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { advanceClock, withTestClock } from './support/clock.ts';
import { graphql, listAt, textAt } from './support/graphql.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { newShopper, register, signIn } from './support/shopper.ts';
import { arrived, fillSignIn, openLive, seen } from './support/steps.ts';
import type { Shop } from './support/shop.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const starting = `mutation Start($input: StartTrialInput!) {
  startTrial(input: $input) { subscription { id } errors { __typename ... on UserError { message } } }
}`;

describe('J6 trial', () => {
  const step = journey();
  const shopper = newShopper('Tomas Varga');
  let scene: Scene<Shop>;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    scene = await openOwnScene({ env: withTestClock });
    await register(scene.shop.url, shopper);
    const [mail] = await mailsTo(scene.shop, shopper.email, { subject: /confirm/i });
    visitor = await scene.enter(desktop);
    page = visitor.page;
    await openLive(page, linkIn(mail ?? '', '/confirm-email'));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await seen(page.getByRole('heading', { name: 'Your email address is confirmed' }));
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  const panel = (): Locator => page.getByRole('tabpanel', { name: 'Subscription' });
  const trialButton = (within: Page | Locator): Locator =>
    within.getByRole('button', { name: 'Start 7-day free trial' });

  async function openPlanDialog(): Promise<Locator> {
    await openLive(page, '/pricing');
    await page.getByRole('button', { name: 'See the Membership' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
    await seen(dialog.getByRole('article', { name: 'Yearly' }));
    return dialog;
  }

  /** Returns the subjects of the mails about plans, sorted. */
  async function subjects(): Promise<readonly string[]> {
    const mails = await mailsTo(scene.shop, shopper.email);
    const all = mails.map((mail) => /^Subject: (.*)/m.exec(mail)?.[1]?.trim() ?? '');
    return all.filter((subject) => /trial|plan|payment/i.test(subject)).toSorted();
  }

  step('B-21 M-06 the plan dialog starts a trial of 7 days, which asks for no card', async () => {
    await openLive(page, '/login');
    await fillSignIn(page, shopper);
    await arrived(page, '/');
    const dialog = await openPlanDialog();
    await expect(seen(dialog.getByText('7-day free trial, no card needed.'))).resolves.toBe(true);
    await visitor.screenshot('j6-01-dialog', { hasAllPictures: false });
    await trialButton(dialog).click();
    await arrived(page, '/profile?tab=subscription');
    await expect(seen(panel().getByText(/^Your free trial ends on /))).resolves.toBe(true);
    await expect(seen(panel().getByText('Nothing to pay'))).resolves.toBe(true);
    expect(
      await panel()
        .getByText(/ending \d{4}/)
        .count(),
    ).toBe(0);
    await visitor.screenshot('j6-02-trial');
  });

  step('B-21 on day 5 its end is announced by mail', async () => {
    await advanceClock(scene.shop, 4.9);
    expect(await subjects()).toEqual([expect.stringMatching(/^Your free trial of Membership has started$/)]);
    await advanceClock(scene.shop, 0.2);
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Your free trial of Membership ends on /),
      expect.stringMatching(/has started$/),
    ]);
  });

  step('B-21 U-11 on day 7 it ends by itself, and nothing is charged', async () => {
    await advanceClock(scene.shop, 2);
    await openLive(page, '/profile?tab=subscription');
    await expect(seen(panel().getByRole('region', { name: 'Free' }))).resolves.toBe(true);
    await visitor.screenshot('j6-03-ended');
    expect(await subjects()).toEqual([
      expect.stringMatching(/^Your free trial of Membership ends on /),
      'Your free trial of Membership has ended',
      'Your free trial of Membership has started',
    ]);
  });

  step('B-21 a second trial is neither offered nor given', async () => {
    const dialog = await openPlanDialog();
    expect(await trialButton(dialog).count()).toBe(0);
    const token = await signIn(scene.shop.url, shopper);
    const answer = await graphql(scene.shop.url, {
      query: starting,
      variables: { input: { planId: 'membership-monthly' } },
      token,
    });
    const codes = listAt(answer, 'startTrial', 'errors').map((error) => textAt(error, '__typename'));
    expect(codes).toEqual(['TrialUsedError']);
  });
});
