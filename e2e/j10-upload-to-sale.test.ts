import { setTimeout as pause } from 'node:timers/promises';
import { patternSvg } from '@halfdrop/patterns';
import type { Locator, Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { advanceClock, withTestClock } from './support/clock.ts';
import { graphql, listAt, textAt } from './support/graphql.ts';
import { journey } from './support/journey.ts';
import { addPattern } from './support/patterns.ts';
import { confirmAddress, newShopper, register, type Shopper } from './support/shopper.ts';
import type { Shop } from './support/shop.ts';
import { grantRole } from './support/staff.ts';
import { cards, goToPayment, openLive, payWith, seen, signInTo, wordsOf } from './support/steps.ts';
import { openStudio } from './support/studio.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const searching = `query Find($filter: AssetFilter!, $limit: Int!) {
  assets(filter: $filter, limit: $limit) { items { id slug title } }
}`;

/** A dot cut off by the right edge, with no continuation on the left. */
const tornSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">' +
  '<rect width="100" height="100" fill="#f4efe6"/><circle cx="92" cy="40" r="22" fill="#7a2e2e"/>' +
  '<circle cx="40" cy="60" r="14" fill="#2f4b3c"/></svg>';

const svgFile = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

describe('J10 from an upload to a sale', () => {
  const step = journey();
  const designer = newShopper('Ines Duarte');
  const reviewer = newShopper('Vera Lindqvist');
  const second = newShopper('Otto Brandt');
  const buyer = newShopper('Mira Sandoval');
  const patternTitle = `Quiet Orchard ${designer.username}`;
  let scene: Scene<Shop>;
  let visitor: Visitor;
  let page: Page;
  let assetId: string;
  let buyerToken: string;
  let patternUrl: string;
  const others: Visitor[] = [];

  const main = (of = page): Locator => of.getByRole('main');

  const draftOf = (name: RegExp): Locator =>
    main().getByRole('list', { name: 'Drafts' }).getByRole('listitem').filter({ hasText: name });

  async function enterAs(shopper: Shopper, address: string): Promise<Visitor> {
    const other = await scene.enter(desktop);
    others.push(other);
    await signInTo(other.page, shopper, address);
    return other;
  }

  /** Responses to visitors are cached: make every request unique. */
  let asked = 10;

  async function found(): Promise<readonly unknown[]> {
    asked = asked === 100 ? 10 : asked + 1;
    const variables = { filter: { search: patternTitle }, limit: asked };
    const answer = await graphql(scene.shop.url, { query: searching, variables });
    return listAt(answer, 'assets', 'items').filter((item) => textAt(item, 'title') === patternTitle);
  }

  async function untilFound(): Promise<unknown> {
    for (let tries = 0; tries < 80; tries += 1) {
      const [item] = await found();
      if (item !== undefined) return item;
      await pause(250);
    }
    throw new Error('The pattern was not found within half a minute.');
  }

  /** Locates the submission on a reviewer's desk, once there is one. */
  const onDesk = (of: Page) => main(of).getByRole('heading', { level: 2, name: patternTitle });

  beforeAll(async () => {
    scene = await openOwnScene({ env: withTestClock });
    const applicant = await register(scene.shop.url, designer);
    await confirmAddress(scene.shop, designer);
    const decider = await register(scene.shop.url, reviewer);
    await register(scene.shop.url, second);
    buyerToken = await register(scene.shop.url, buyer);
    await grantRole(scene.shop, reviewer, 'reviewer');
    await grantRole(scene.shop, second, 'reviewer');
    await openStudio(scene.shop.url, { applicant, reviewer: decider }, `ines-${designer.username}`);
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => {
    for (const other of others) other.requireQuiet();
  });

  step('R-23 a tile whose edges do not meet fails its check, and its page shows where', async () => {
    visitor = await enterAs(designer, '/contributor/uploads');
    page = visitor.page;
    await page.getByLabel('Pattern files').setInputFiles(svgFile('torn.svg', tornSvg));
    const draft = draftOf(/torn/i);
    await expect(seen(draft.getByText('Failed the check'))).resolves.toBe(true);
    await draft.getByRole('link').click();
    await page.waitForURL('**/contributor/patterns/*');
    await expect(
      seen(
        main()
          .getByRole('list', { name: 'Findings' })
          .getByText(/does not join/),
      ),
    ).resolves.toBe(true);
    await expect(seen(main().locator('[data-found]:not([data-found="0"])'))).resolves.toBe(true);
    await visitor.screenshot('j10-20-torn');
  });

  step('R-23 a corrected file takes its place, and passes', async () => {
    patternUrl = page.url();
    const joined = patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed: 61_803 });
    await page.getByLabel('Corrected file').setInputFiles(svgFile('orchard.svg', joined));
    await expect(seen(main().getByRole('button', { name: 'Hand in' }))).resolves.toBe(true);
    await expect(seen(main().getByText(/^orchard\.svg/))).resolves.toBe(true);
    await visitor.screenshot('j10-21-draft');
  });

  step('R-23 what it is and how it was made is said, and it is handed in', async () => {
    const form = main().getByRole('form', { name: 'Pattern' });
    await form.getByLabel('Title').fill(patternTitle);
    await form.getByLabel('Description').fill('Leaves of an old orchard, set in rows.');
    await form.getByLabel('Tags').fill('orchard, leaves, botanical');
    await form.getByLabel('Category').selectOption({ index: 1 });
    await form.getByLabel('Repeat, cm').fill('24');
    await form.getByLabel('How it was made').selectOption({ label: 'On a computer' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(seen(page.getByText('Pattern saved'))).resolves.toBe(true);
    await main().getByRole('button', { name: 'Hand in' }).click();
    await expect(seen(main().getByText(/^An answer is promised by/))).resolves.toBe(true);
    await visitor.screenshot('j10-22-handed-in');
  });

  step('R-23 nobody finds it before it is approved', async () => {
    expect(await found()).toEqual([]);
  });

  step('R-23 a reviewer refuses it with a reason and a mark', async () => {
    const desk = await enterAs(reviewer, '/admin/review');
    await expect(seen(onDesk(desk.page))).resolves.toBe(true);
    await main(desk.page).getByRole('button', { name: 'Reject' }).click();
    const form = main(desk.page).getByRole('form', { name: 'Reject' });
    await form.getByRole('checkbox', { name: 'Seam visible' }).check();
    await form.getByRole('button', { name: 'Mark a place of Seam visible' }).click();
    await form.getByLabel('What to do').fill('I see a line in the middle.');
    await desk.screenshot('j10-23-reject');
    await form.getByRole('button', { name: 'Send: reject' }).click();
    await expect(seen(main(desk.page).getByText(/Nothing waits/))).resolves.toBe(true);
  });

  step('R-23 the designer reads why, and appeals', async () => {
    await openLive(page, patternUrl);
    await expect(seen(main().getByText('I see a line in the middle.'))).resolves.toBe(true);
    await expect(seen(main().getByText(/Red boxes on the picture show where/))).resolves.toBe(true);
    await visitor.screenshot('j10-24-refused');
    await main().getByLabel('Why it should be sold').fill('The line is a stem, and it goes on across the edge.');
    await main().getByRole('button', { name: 'Appeal' }).click();
    await expect(seen(main().getByText(/^An answer is promised by/))).resolves.toBe(true);
  });

  step('R-23 another person decides on it, and with the approval it is on sale and found', async () => {
    const desk = await enterAs(second, '/admin/review');
    await expect(seen(onDesk(desk.page))).resolves.toBe(true);
    await main(desk.page).getByRole('button', { name: 'Approve' }).click();
    const approvedAt = performance.now();
    await expect(seen(main(desk.page).getByText(/Nothing waits/))).resolves.toBe(true);
    const item = await untilFound();
    console.info(`found by search ${Math.round(performance.now() - approvedAt)} ms after its approval`);
    assetId = textAt(item, 'id');
    await openLive(page, `/product/${textAt(item, 'slug')}`);
    await expect(seen(page.getByRole('heading', { level: 1, name: patternTitle }))).resolves.toBe(true);
    await visitor.screenshot('j10-25-on-sale');
  });

  step('PR-10 D-14 once it is open to everyone it is bought', async () => {
    await advanceClock(scene.shop, 3);
    const shopper = await enterAs(buyer, '/products');
    // The browser's own clock is still before the end of early access.
    await addPattern(scene.shop.url, buyerToken, assetId);
    await openLive(shopper.page, '/checkout');
    await goToPayment(shopper.page, () => shopper.page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(shopper.page, cards.pays);
    await expect(seen(shopper.page.getByRole('heading', { name: 'Order Confirmed!' }))).resolves.toBe(true);
    await shopper.screenshot('j10-26-bought');
  });

  step('R-23 two weeks later half of its price is in the balance of the studio', async () => {
    await advanceClock(scene.shop, 15);
    await openLive(page, '/contributor/earnings');
    const balance = main().getByRole('region', { name: 'Balance' });
    await expect(seen(balance.getByText(/^\$[1-9]\d*\.\d\d$/))).resolves.toBe(true);
    expect(await wordsOf(balance.getByText(/^\$\d/).first())).not.toBe('$0.00');
    await visitor.screenshot('j10-27-balance');
  });
});
