import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { advanceClock, withTestClock } from './support/clock.ts';
import { crawl } from './support/crawl.ts';
import { drawnFiles, drawnSamples } from './support/drawn-files.ts';
import { emptyFramesOf } from './support/empty-frames.ts';
import { faultsOf } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import type { Shop } from './support/shop.ts';
import {
  arrived,
  cards,
  fillRegistration,
  gone,
  goToPayment,
  openLive,
  patternCount,
  payWith,
  savedBy,
  seen,
  signInTo,
  wordsOf,
} from './support/steps.ts';
import { openOwnScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';
import { manifestSums, realSums, unzip } from './support/zip.ts';

/** Pages of a new shop, with the text each shows while there are no patterns. */
const publicPages = [
  ['/', 'Seamless surface designs that tile edge to edge.'],
  ['/products', 'No pattern is on sale just now.'],
  ['/products?category=geometric', 'No products found'],
  ['/designers', 'Nobody is filed here yet.'],
  ['/collections', '0 patterns'],
  ['/collections/signature', 'No patterns found'],
  ['/contemporary', 'No patterns here yet'],
  ['/categories', '0 patterns'],
  ['/pricing', 'Compare the plans'],
  ['/about', 'Designers sell their patterns here.'],
  ['/contributors', 'Every pattern that a designer sells here'],
  ['/help', 'How can we help?'],
  ['/cart', 'Your cart is empty'],
  ['/nope', 'Page not found'],
] as const;

/** Desks of a new shop, with their empty-state texts. */
const desks = [
  ['/admin', 'Nobody waits for an answer.'],
  ['/admin/review', 'Nothing waits for you'],
  ['/admin/applications', 'No applications'],
  ['/admin/support', 'Nothing here'],
  ['/admin/orders', 'No orders'],
  ['/admin/subscriptions', 'No subscriptions'],
  ['/admin/assets', 'No patterns'],
  ['/admin/collections/1', 'None yet. Add some below.'],
  ['/admin/closings', 'No studio leaves'],
  ['/admin/search/no-results', 'Everything found something'],
  ['/admin/money', 'No transactions'],
  ['/admin/system/jobs', 'No jobs'],
  ['/admin/system/payment-events', 'No events'],
] as const;

const BESIDE_TITLE = [
  'A repeat drawn for this shop.',
  'drawn, repeat, flat',
  'Blocks & Arcs',
  'Block',
  '24',
  'On a computer',
];
const PER_STUDIO = 10;
const DAY = 86_400_000;
/** Milliseconds until twenty files are checked: in the background, with the lowest priority on a busy machine. */
const CHECKED_WITHIN = 200_000;

/** A designer with a studio, and the index of their first drawing. */
interface Applicant {
  readonly person: Shopper;
  readonly studio: string;
  readonly from: number;
}

describe('J21 a shop that begins empty is filled by its panels', () => {
  const step = journey();
  const applicants: readonly Applicant[] = [
    { person: newShopper('Ines Duarte'), studio: 'Loom and Line', from: 0 },
    { person: newShopper('Tomas Reyes'), studio: 'Salt Flat Press', from: PER_STUDIO },
  ];
  const buyer = newShopper('Mira Sandoval');
  const visitors: Visitor[] = [];
  /** Each designer with a separate browser. */
  const seats: { readonly page: Page; readonly applicant: Applicant }[] = [];
  let scene: Scene<Shop>;
  let desk: Page;

  const main = (of: Page): Locator => of.getByRole('main');
  const title = (of: Page, name: string | RegExp) => of.getByRole('heading', { level: 1, name });

  async function enter(device: BrowserContextOptions): Promise<Visitor> {
    const visitor = await scene.enter(device);
    visitors.push(visitor);
    return visitor;
  }

  /** Performs an action in both studios at once. */
  const inBothStudios = (act: (page: Page, applicant: Applicant) => Promise<void>) =>
    Promise.all(seats.map(({ page, applicant }) => act(page, applicant)));

  beforeAll(async () => {
    scene = await openOwnScene({ env: { ...withTestClock, SAMPLE_CATALOGUE: 'off' } });
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => {
    const complaints = visitors.flatMap((visitor) => visitor.takeComplaints());
    // Twenty simultaneous files may meet a busy api: it replies 503, and the panel sends the chunk again.
    const isPatience = (complaint: string) => complaint.includes('status of 503') && complaint.includes('/api/uploads');
    expect(complaints.filter((complaint) => !isPatience(complaint))).toEqual([]);
  });

  step('G-14 H-01 every public page of an empty shop says what there is not, and no link leads nowhere', async () => {
    const faults: string[] = [];
    for (const device of [desktop, phone]) {
      const visitor = await enter(device);
      for (const [address, words] of publicPages) {
        await openLive(visitor.page, address);
        await seen(main(visitor.page).getByText(words));
        // Everything loaded later, such as the engine of the sample, has loaded: a button that is just becoming enabled
        // would be captured between two states.
        await visitor.page.waitForLoadState('networkidle');
        const found = [...(await faultsOf(visitor.page, 'content')), ...(await emptyFramesOf(visitor.page))];
        faults.push(...found.map((fault) => `${address}: ${fault}`));
        await visitor.screenshot(`j21-${device === phone ? 'phone' : 'desktop'}${address.replaceAll(/\W/g, '-')}`);
      }
      faults.push(...visitor.takeComplaints().filter((complaint) => !complaint.includes('/nope')));
      await visitor.context.close();
    }
    expect(faults).toEqual([]);
    const starts = publicPages.map(([address]) => address);
    const { visits } = await crawl({ url: scene.shop.url, starts, maxOfKind: 3 });
    const broken = [...visits.values()].filter(({ status }) => status >= 400).map(({ address }) => address);
    expect(broken).toEqual(['/nope']);
  });

  step(
    'R-22 its operator signs in with the password of the first start, and every desk says that it is empty',
    async () => {
      const visitor = await enter(desktop);
      desk = visitor.page;
      const told = /(\S+@\S+) {2}password (\S+)/.exec(scene.shop.api.notices.join('\n'));
      const operator = { ...newShopper('Shop operator'), email: told?.[1] ?? '', password: told?.[2] ?? '' };
      await signInTo(desk, operator, '/admin');
      for (const [address, words] of desks) {
        await openLive(desk, address);
        await expect(seen(main(desk).getByText(words))).resolves.toBe(true);
      }
      await visitor.screenshot('j21-desk');
    },
  );

  step('R-39 BC-30 two designers apply with their samples', async () => {
    for (const applicant of applicants) seats.push({ page: (await enter(desktop)).page, applicant });
    await inBothStudios(async (page, { person, studio, from }) => {
      await openLive(page, '/register?redirect=/contributors');
      await fillRegistration(page, person);
      await arrived(page, '/contributors');
      const [mail = ''] = await mailsTo(scene.shop, person.email, { subject: /[Cc]onfirm/ });
      await openLive(page, linkIn(mail, '/confirm-email'));
      await main(page).getByRole('button', { name: 'Confirm' }).click();
      await seen(title(page, 'Your email address is confirmed'));
      await openLive(page, '/contributors');
      const field = (label: string) => main(page).getByLabel(label, { exact: true });
      await field('Studio name').fill(studio);
      await field('Address').fill(person.username);
      await field('Known for').fill('Flat color');
      await field('About the studio').fill('Two people and a large table.');
      await field('Country').selectOption({ label: 'Portugal' });
      await field('Main category').selectOption({ index: 2 });
      await main(page).getByLabel('On a computer').check();
      await field('Sample files').setInputFiles([...(await drawnSamples(from))]);
      await seen(main(page).getByRole('list', { name: 'Samples added' }).getByRole('listitem').nth(5));
      await main(page).getByRole('button', { name: 'Submit application' }).click();
      await seen(main(page).getByText(`We are looking at the work of ${studio}`));
    });
  });

  step('R-39 the operator accepts both', async () => {
    for (const { studio } of applicants) {
      await openLive(desk, '/admin/applications');
      await main(desk).getByRole('link', { name: studio }).click();
      await main(desk).getByRole('button', { name: 'Accept application' }).click();
      await expect(seen(main(desk).getByRole('link', { name: `See ${studio}` }))).resolves.toBe(true);
    }
  });

  step('R-23 both upload ten patterns at once, fill them in as a sheet and hand them in together', async () => {
    await inBothStudios(async (page, { from }) => {
      await openLive(page, '/contributor/uploads');
      await page.getByLabel('Pattern files').setInputFiles([...drawnFiles(from, PER_STUDIO)]);
      const drafts = main(page).getByRole('list', { name: 'Drafts' }).getByRole('listitem');
      await drafts
        .filter({ hasText: 'Ready' })
        .nth(PER_STUDIO - 1)
        .waitFor({ timeout: CHECKED_WITHIN });
      await openLive(page, '/contributor/patterns');
      await seen(main(page).getByRole('button', { name: `Ready ${PER_STUDIO}` }));
      const rows = Array.from({ length: PER_STUDIO }, () => BESIDE_TITLE.join('\t')).join('\n');
      await pasteInto(
        main(page)
          .getByLabel(/^Description of /)
          .first(),
        rows,
      );
      await main(page).getByRole('button', { name: 'Save', exact: true }).click();
      await seen(page.getByText(`${PER_STUDIO} patterns saved`));
      await main(page).getByLabel('Select all on this page').check();
      await main(page)
        .getByRole('button', { name: `Hand in ${PER_STUDIO}` })
        .click();
      await seen(main(page).getByText(`${PER_STUDIO} patterns handed in.`));
    });
  });

  step('R-22 R-23 the operator approves all twenty by one key', async () => {
    await openLive(desk, '/admin/review');
    const titles = drawnFiles(0, 2 * PER_STUDIO).map(({ name }) => name.replace('.svg', ''));
    const heading = (name: string | RegExp) => main(desk).getByRole('heading', { level: 2, name });
    for (const _ of titles) {
      const shown = await wordsOf(heading(new RegExp(`^(${titles.join('|')})$`)));
      await seen(main(desk).getByRole('button', { name: 'Approve' }).and(desk.locator(':enabled')));
      await desk.keyboard.press('a');
      await expect(gone(heading(shown))).resolves.toBe(true);
    }
    await expect(seen(main(desk).getByText('Nothing waits for you'))).resolves.toBe(true);
  });

  step('P-06 D-14 once open to everyone, a pattern is found by a search, bought and downloaded', async () => {
    await advanceClock(scene.shop, 3);
    const { context, page } = await enter(desktop);
    // Keep the browser's clock in sync with the shop's.
    await context.addInitScript((ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
    }, 3 * DAY);
    await openLive(page, '/register?redirect=/products');
    await fillRegistration(page, buyer);
    await arrived(page, '/products');
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('caravan rug');
    await search.press('Enter');
    await main(page).getByRole('link', { name: 'Caravan Rug' }).first().click();
    await seen(title(page, 'Caravan Rug'));
    await page.getByRole('button', { name: 'Add to Bag' }).first().click();
    await seen(page.getByRole('button', { name: 'Added to Bag' }));
    await openLive(page, '/checkout');
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(page, cards.pays);
    await seen(page.getByRole('heading', { name: 'Order Confirmed!' }));
    const { bytes } = await savedBy(page, () =>
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    );
    const files = await unzip(bytes);
    expect(manifestSums(files)).toEqual(realSums(files));
    expect(String(files.get('LICENSE.txt'))).toContain(buyer.name);
  });

  step('G-14 the shop shows what it has: 20 patterns of 2 studios', async () => {
    const { page } = await enter(desktop);
    await openLive(page, '/products?search=drawn');
    expect(await patternCount(page)).toBe(2 * PER_STUDIO);
    for (const { person, studio } of applicants) {
      await openLive(page, `/designer/${person.username}`);
      await expect(seen(title(page, studio))).resolves.toBe(true);
    }
  });
});

/** Pastes spreadsheet cells into a field. */
function pasteInto(field: Locator, text: string): Promise<void> {
  return field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
