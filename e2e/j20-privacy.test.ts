import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { addPattern, claimFree, freePatterns, paidPatterns, patternAt } from './support/patterns.ts';
import { confirmAddress, newShopper, register } from './support/shopper.ts';
import { arrived, fillRegistration, fillSignIn, openLive, savedBy, seen, signInTo } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J20 privacy', () => {
  const step = journey();
  const owner = newShopper('Wilhelmina Threadgold');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let certificateCode = '';

  beforeAll(async () => {
    scene = await openScene();
    const [wanted] = await paidPatterns(scene.shop.url, 1);
    if (!wanted) throw new Error('The shop sells nothing.');
    const token = await register(scene.shop.url, owner);
    await confirmAddress(scene.shop, owner);
    await claimFree(scene.shop.url, token, patternAt(await freePatterns(scene.shop.url, 1), 0));
    await addPattern(scene.shop.url, token, wanted.id);
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });

  step('PV-05 the settings give everything the shop knows as one file', async () => {
    await signInTo(page, owner, '/profile?tab=settings');
    const saved = await savedBy(page, () => page.getByRole('button', { name: 'Download my data' }).click());
    expect(saved.name).toBe('halfdrop-my-data.json');
    const known: { licenses: { certificateCode: string }[] } = JSON.parse(saved.bytes.toString('utf8'));
    expect(known).toMatchObject({
      account: { name: owner.name, email: owner.email },
      cart: [{ title: expect.any(String) }],
      licenses: [{ holder: owner.name }],
      sessions: expect.arrayContaining([expect.objectContaining({ device: expect.stringContaining('Chrome') })]),
    });
    certificateCode = known.licenses[0]?.certificateCode ?? '';
    await visitor.screenshot('j20-01-settings');
  });

  step('PV-05 the deletion says what it means, and a wrong password is told under its field', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(seen(dialog().getByText('This cannot be undone.'))).resolves.toBe(true);
    await dialog().getByLabel('Your password').fill('not the password');
    await dialog().getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog().getByRole('button', { name: 'Delete for good' }).click();
    await expect(seen(dialog().getByText('This is not your password'))).resolves.toBe(true);
    await visitor.screenshot('j20-02-dialog');
  });

  step('PV-05 confirmed, the account is gone and nobody is signed in', async () => {
    await dialog().getByLabel('Your password').fill(owner.password);
    await dialog().getByRole('button', { name: 'Delete for good' }).click();
    await expect(seen(page.getByText('Account deleted'))).resolves.toBe(true);
    await arrived(page, '/');
    const kept = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')]);
    expect(kept).toEqual([null, null]);
    const mails = await mailsTo(scene.shop, owner.email, { subject: /account was deleted/ });
    expect(mails).toHaveLength(1);
  });

  step('PV-05 the certificate can still be verified, and shows the holder by initials alone', async () => {
    const stranger = await scene.enter(phone);
    await openLive(stranger.page, `/verify/${certificateCode}`);
    await expect(seen(stranger.page.getByText('This licence is valid'))).resolves.toBe(true);
    const words = await stranger.page.getByRole('main').innerText();
    expect(words).toContain('W••• T•••');
    expect(words).not.toContain('Threadgold');
    await stranger.screenshot('j20-03-certificate');
    stranger.requireQuiet();
  });

  step('A-13 signing in fails with the words for an unknown address', async () => {
    await openLive(page, '/login');
    await fillSignIn(page, owner);
    const refused = page.getByRole('main').getByRole('alert').getByText('Email or password is incorrect.');
    await expect(seen(refused)).resolves.toBe(true);
  });

  step('V-09 the address is free again, and its new account begins with an empty bag and library', async () => {
    await openLive(page, '/register?redirect=/cart');
    await fillRegistration(page, { ...newShopper(owner.name), email: owner.email });
    await arrived(page, '/cart');
    await expect(seen(page.getByRole('heading', { name: 'Your cart is empty' }))).resolves.toBe(true);
    await openLive(page, '/profile?tab=downloads');
    await expect(seen(page.getByRole('heading', { name: 'Your library is empty' }))).resolves.toBe(true);
  });
});
