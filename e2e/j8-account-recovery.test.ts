import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { mailsTo } from './support/outbox.ts';
import { newShopper, register } from './support/shopper.ts';
import { arrived, fillSignIn, gone, openLive, seen, signInTo } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J8 account recovery', () => {
  const step = journey();
  const owner = newShopper('Ines Calder');
  const renewed = { ...owner, password: `new-${owner.username}` };
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let elsewhere: Visitor;
  let firstCode = '';

  const alert = (words: string | RegExp) => page.getByRole('main').getByRole('alert').getByText(words);
  const otpField = () => page.getByLabel('Code');
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

  /** Returns the codes mailed so far, once there are at least `least`. */
  async function codes(least: number): Promise<string[]> {
    const mails = await mailsTo(scene.shop, owner.email, { subject: /verification code/, least });
    return mails.flatMap((mail) => /^Subject: (\d{6})/m.exec(mail)?.[1] ?? []);
  }

  beforeAll(async () => {
    scene = await openScene();
    await register(scene.shop.url, owner);
    visitor = await scene.enter(desktop);
    page = visitor.page;
    elsewhere = await scene.enter(phone);
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('A-10 the owner is signed in on a telephone', async () => {
    await signInTo(elsewhere.page, owner, '/profile');
    await expect(seen(elsewhere.page.getByRole('heading', { level: 1, name: owner.name }))).resolves.toBe(true);
  });

  step('A-13 ER-16 ST-06 a wrong password is told in a toast and beside the form, which stays', async () => {
    await openLive(page, '/login?redirect=/cart');
    await fillSignIn(page, { ...owner, password: 'not-the-password' });
    await expect(seen(page.getByText('Login failed', { exact: true }))).resolves.toBe(true);
    await expect(seen(alert('Email or password is incorrect.'))).resolves.toBe(true);
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitor.screenshot('j8-01-wrong-password');
  });

  step('A-02 A-07 ER-35 the way to a new password begins with a code by mail', async () => {
    await page.getByRole('link', { name: /forgot/i }).click();
    await expect(seen(page.getByRole('button', { name: 'Send code' }))).resolves.toBe(true);
    await page.getByRole('main').getByLabel('Email').fill(owner.email);
    await press('Send code');
    await expect(seen(page.getByText('OTP Sent!'))).resolves.toBe(true);
    [firstCode = ''] = await codes(1);
    expect(firstCode).toMatch(/^\d{6}$/);
  });

  step('V-15 five digits are told under the field and cost no try', async () => {
    await otpField().fill(firstCode.slice(0, 5));
    await press('Verify code');
    await expect(seen(alert('OTP must be 6 digits'))).resolves.toBe(true);
    await visitor.screenshot('j8-02-five-digits');
  });

  step('A-15 ER-19 a wrong code stays on the step', async () => {
    await otpField().fill(String((Number(firstCode) + 1) % 1_000_000).padStart(6, '0'));
    await press('Verify code');
    await expect(seen(page.getByText('Invalid OTP. Please try again.'))).resolves.toBe(true);
    await expect(seen(otpField())).resolves.toBe(true);
  });

  step('A-12 Resend leads back to the address, which is filled in, and the newer code ends the older', async () => {
    await press('Resend');
    const email = page.getByRole('main').getByLabel('Email');
    await expect(seen(page.getByRole('button', { name: 'Send code' }))).resolves.toBe(true);
    expect(await email.inputValue()).toBe(owner.email);
    await press('Send code');
    const second = (await codes(2)).find((code) => code !== firstCode) ?? '';
    await otpField().fill(firstCode);
    await press('Verify code');
    await expect(seen(page.getByText('Invalid OTP. Please try again.'))).resolves.toBe(true);
    await otpField().fill(second);
    await press('Verify code');
    await expect(seen(page.getByLabel('New password'))).resolves.toBe(true);
    await expect(seen(page.getByText('OTP Verified!'))).resolves.toBe(true);
  });

  step('V-13 two passwords that differ are told under the field', async () => {
    await page.getByLabel('New password').fill(renewed.password);
    await page.getByLabel('Confirm password').fill(`${renewed.password}x`);
    await press('Reset Password');
    await expect(seen(alert('Passwords do not match'))).resolves.toBe(true);
    await visitor.screenshot('j8-03-mismatch');
  });

  step('A-08 ER-37 the password is reset and leads to the login', async () => {
    await page.getByLabel('Confirm password').fill(renewed.password);
    await press('Reset Password');
    await page.waitForURL('**/login**');
    await expect(seen(page.getByText('Password Reset Successful!'))).resolves.toBe(true);
    await fillSignIn(page, owner);
    await expect(seen(alert('Email or password is incorrect.'))).resolves.toBe(true);
    await fillSignIn(page, renewed);
    await arrived(page, '/cart');
  });

  step('A-08 E4 ER-01 the session on the telephone is dead: its next page asks to sign in', async () => {
    await elsewhere.page.goto('/profile');
    await elsewhere.page.waitForURL('**/login?redirect=%2Fprofile');
    expect(await elsewhere.page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await expect(gone(elsewhere.page.getByRole('heading', { level: 1, name: owner.name }))).resolves.toBe(true);
    elsewhere.requireQuiet();
  });
});
