import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { addPattern, paidPatterns } from './support/patterns.ts';
import { newShopper, register } from './support/shopper.ts';
import { grantRole } from './support/staff.ts';
import {
  arrived,
  cards,
  fillSignIn,
  gone,
  goToPayment,
  openLive,
  payWith,
  seen,
  signInTo,
  wordsOf,
} from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

/** Maximum delay until two people on one ticket see each other, in milliseconds. */
const TOLD_WITHIN_MS = 1000;

describe('J13 support', () => {
  const step = journey();
  const shopper = newShopper('Mira Sen');
  const agent = newShopper('Noor Haddad');
  const colleague = newShopper('Tomas Reyes');
  const visitors: Visitor[] = [];
  let scene: Scene;
  let page: Page;
  let desk: Page;
  let other: Page;
  let number = '';

  const enter = async (device: typeof desktop) => {
    const visitor = await scene.enter(device);
    visitors.push(visitor);
    return visitor;
  };
  const enterDesk = async (person: typeof agent) => {
    const visitor = await enter(desktop);
    await signInTo(visitor.page, person, '/admin/support');
    return visitor.page;
  };
  const ticketLink = () => desk.locator(`a[href="/admin/support/${number}"]`);
  /** Returns the mails about the ticket, once there are at least `least`. */
  const ticketMails = (least: number) => mailsTo(scene.shop, shopper.email, { subject: new RegExp(number), least });
  const conversation = (of: Page) => of.getByRole('list', { name: 'Conversation' });

  beforeAll(async () => {
    scene = await openScene();
    const { url } = scene.shop;
    const [pattern] = await paidPatterns(url, 1);
    if (!pattern) throw new Error('The shop sells nothing.');
    for (const person of [agent, colleague]) {
      await register(url, person);
      await grantRole(scene.shop, person, 'support');
    }
    await addPattern(url, await register(url, shopper), pattern.id);
    page = (await enter(desktop)).page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => {
    for (const visitor of visitors) visitor.requireQuiet();
  });

  step('A-03 K-12 somebody buys a pattern', async () => {
    await openLive(page, '/checkout');
    await page.waitForURL('**/login?redirect=/checkout');
    await fillSignIn(page, shopper);
    await arrived(page, '/checkout');
    await goToPayment(page, () => page.getByRole('button', { name: 'Proceed to Payment' }).click());
    await payWith(page, cards.pays);
    await expect(seen(page.getByText('Order Confirmed!'))).resolves.toBe(true);
    await mailsTo(scene.shop, shopper.email, { subject: /^Your Halfdrop order/ });
  });

  step('HP-14 HP-16 HP-13 HP-20 a search of the help center finds nothing, and an article is reported', async () => {
    await openLive(page, '/help');
    await page.getByPlaceholder('Search articles or FAQs...').fill('zzzzzz');
    await expect(seen(page.getByText('No results found'))).resolves.toBe(true);
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await page.getByRole('main').locator('button[aria-expanded="false"]').first().click();
    await page.getByRole('button', { name: 'Report Issue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await dialog.getByLabel('Description').fill('My receipt has not come, and the link is dead.');
    await dialog.getByRole('button', { name: 'Submit Ticket' }).click();
    number = await wordsOf(dialog.getByRole('link', { name: /^HD-T-/ }));
    expect(number).toMatch(/^HD-T-\w{8}$/);
  });

  step('HP-20 an agent finds the ticket by its number, with where the person was', async () => {
    desk = await enterDesk(agent);
    await desk.getByLabel('Number, address or words').fill(number);
    await desk.getByRole('button', { name: 'Find' }).click();
    await ticketLink().click();
    await expect(seen(desk.getByText('My receipt has not come, and the link is dead.'))).resolves.toBe(true);
    await expect(seen(desk.getByText(/^Help article: /))).resolves.toBe(true);
    await visitors.at(-1)?.screenshot('j13-01-ticket');
  });

  step('HP-20 the receipt and a fresh link go out again', async () => {
    await desk.getByRole('button', { name: 'Send receipt again' }).click();
    await expect(seen(desk.getByText(`The receipt is on its way to ${shopper.email}.`))).resolves.toBe(true);
    await desk.getByRole('button', { name: 'Send fresh link' }).click();
    await expect(seen(desk.getByText(`The link is on its way to ${shopper.email}.`))).resolves.toBe(true);
    await mailsTo(scene.shop, shopper.email, { subject: /^Your Halfdrop order/, least: 2 });
    const [files = ''] = await mailsTo(scene.shop, shopper.email, { subject: /^Your files of order/ });
    expect(linkIn(files, '/order-confirmation')).toContain('session_id=');
  });

  step('HP-20 the answer goes out by mail, with an address that leads back to the ticket', async () => {
    await desk.getByRole('textbox', { name: 'Answer' }).fill('We have sent both again. Are they there?');
    await desk.getByRole('button', { name: 'Send answer' }).click();
    await expect(seen(conversation(desk).getByText('We have sent both again. Are they there?'))).resolves.toBe(true);
    const mails = await ticketMails(2);
    expect(mails.every((mail) => /^Reply-To: support\+HD-T-/m.test(mail))).toBe(true);
  });

  step('HP-20 whoever asked answers in the profile, and the agent sees it without asking', async () => {
    await openLive(page, `/profile/tickets/${number}`);
    await expect(seen(page.getByText('We have sent both again. Are they there?'))).resolves.toBe(true);
    await page.getByLabel('Your message').fill('Both are there now. Thank you!');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(seen(conversation(desk).getByText('Both are there now. Thank you!'))).resolves.toBe(true);
  });

  step('HP-20 a colleague who writes on the same ticket is told of within a second', async () => {
    other = await enterDesk(colleague);
    await openLive(other, `/admin/support/${number}`);
    await expect(seen(desk.getByText('Tomas Reyes has this ticket open.'))).resolves.toBe(true);
    const told = desk.getByText('Tomas Reyes is writing an answer.');
    const field = other.getByRole('textbox', { name: 'Answer' });
    const waits: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      await field.fill('Shall I?');
      const from = performance.now();
      await seen(told);
      waits.push(Math.round(performance.now() - from));
      await field.fill('');
      await gone(told);
    }
    process.stdout.write(`Told of a colleague's writing after ${waits.join(', ')} ms.\n`);
    expect(Math.max(...waits)).toBeLessThan(TOLD_WITHIN_MS);
    await visitors.at(-2)?.screenshot('j13-02-colleague');
  });

  step('HP-20 the ticket is closed in time, and says that it helped', async () => {
    await desk.getByRole('textbox', { name: 'Answer' }).fill('You are welcome.');
    await desk.getByRole('button', { name: 'Send and close' }).click();
    await expect(seen(desk.getByText('Closed', { exact: true }))).resolves.toBe(true);
    const mails = await ticketMails(3);
    const link = linkIn(mails.find((mail) => mail.includes('support/rating')) ?? '', '/support/rating');

    const small = await enter(phone);
    await openLive(small.page, link);
    await small.page.getByRole('button', { name: 'Yes' }).click();
    await expect(seen(small.page.getByText('Thank you for telling us.'))).resolves.toBe(true);
    await small.screenshot('j13-03-rating');
    await openLive(desk, `/admin/support/${number}`);
    await expect(seen(desk.getByText('Says that this helped.'))).resolves.toBe(true);
    await openLive(desk, '/admin/support?view=overdue');
    await expect(seen(desk.getByRole('heading', { level: 1, name: 'Support' }))).resolves.toBe(true);
    await desk.locator('table[aria-busy="false"], h2:text("Nothing here")').first().waitFor();
    expect(await ticketLink().count()).toBe(0);
  });

  step('HP-20 the inbox can be read on a phone', async () => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await openLive(desk, '/admin/support?view=closed');
    await expect(seen(desk.getByRole('rowheader'))).resolves.toBe(true);
    await visitors.at(1)?.screenshot('j13-04-phone');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
