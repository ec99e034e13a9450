import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { newShopper } from './support/shopper.ts';
import { seen, openLive } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J19 newsletter and contact', () => {
  const step = journey();
  const { name, email } = newShopper('Lena Brandt');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let mail = '';

  const form = () => page.getByRole('region', { name: 'Send a message' });
  const send = () => form().getByRole('button', { name: 'Send message' });

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('HM-12 HM-13 an address is asked for twice and answered alike', async () => {
    await openLive(page, '/');
    const block = page.getByRole('region', { name: 'New patterns, by mail' });
    const answer = block.getByRole('status').filter({ hasText: `Unless ${email} is on the list` });
    await block.getByLabel('Email').fill(email);
    for (let asked = 0; asked < 2; asked += 1) {
      await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/graphql')),
        block.getByRole('button', { name: 'Subscribe' }).click(),
      ]);
      await expect(seen(answer)).resolves.toBe(true);
    }
  });

  step('HM-12 the link of the mail confirms at one press, and not before', async () => {
    [mail = ''] = await mailsTo(scene.shop, email);
    await openLive(page, linkIn(mail, '/newsletter/confirm'));
    await visitor.screenshot('j19-01-confirm');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(seen(page.getByRole('heading', { name: 'You are on the list' }))).resolves.toBe(true);
  });

  step('HM-12 the other link leads off the list, and there was one mail', async () => {
    await openLive(page, linkIn(mail, `${scene.shop.url}/newsletter/unsubscribe`));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(seen(page.getByRole('heading', { name: 'You have left the newsletter' }))).resolves.toBe(true);
    expect(await mailsTo(scene.shop, email)).toHaveLength(1);
  });

  step('V-01 V-02 V-17 V-18 CN-03 the contact form names what is missing or wrong', async () => {
    await openLive(page, '/contact');
    await form().getByLabel('Email').fill('a@b');
    await send().click();
    for (const words of ['Name is required', 'Invalid email address', 'Message is required']) {
      await expect(seen(form().getByText(words))).resolves.toBe(true);
    }
    await visitor.screenshot('j19-02-errors');
  });

  step('CN-04 CN-05 ER-46 a message is said to be sent once it is stored and mailed', async () => {
    await form().getByLabel('Name').fill(name);
    await form().getByLabel('Email').fill(email);
    await form().getByLabel('Message').fill('Do you print on cloth?');
    await send().click();
    await expect(seen(page.getByText('Message sent!'))).resolves.toBe(true);
    await expect(seen(form().getByText(/^Your message is ticket HD-T-\w{8}\./))).resolves.toBe(true);
    await visitor.screenshot('j19-03-sent');
    const [stored = ''] = await mailsTo(scene.shop, 'support@halfdrop.example', { subject: /Contact form/ });
    expect(stored).toContain('Do you print on cloth?');
  });
});
