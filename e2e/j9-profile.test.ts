import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { linkIn, mailsTo } from './support/outbox.ts';
import { newShopper } from './support/shopper.ts';
import { arrived, fillRegistration, gone, openLive, seen, signInTo } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

const MEBIBYTE = 1024 * 1024;

describe('J9 profile', () => {
  const step = journey();
  const owner = newShopper('Noor Halim');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let oldToken = '';

  const main = () => page.getByRole('main');
  const press = (name: string) => main().getByRole('button', { name, exact: true }).click();
  const nameField = () => main().getByLabel('Name', { exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const accountMenu = () => page.getByRole('banner').locator('summary').filter({ visible: true });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    main().getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('U-03 U-06 a new member finds name and email, neither to be typed into', async () => {
    await openLive(page, '/register?redirect=/profile');
    await fillRegistration(page, owner);
    await expect(seen(title(owner.name))).resolves.toBe(true);
    expect(await nameField().isDisabled()).toBe(true);
    expect(await main().getByLabel('Email', { exact: true }).isDisabled()).toBe(true);
    await expect(seen(main().getByText(/^Not confirmed yet/))).resolves.toBe(true);
    await visitor.screenshot('j9-01-profile');
  });

  step('E6 G-03 the email confirms the address at one press; the reminder is gone', async () => {
    const [mail = ''] = await mailsTo(scene.shop, owner.email, { subject: /confirm your Halfdrop email/ });
    await openLive(page, linkIn(mail, '/confirm-email'));
    await press('Confirm this address');
    await expect(seen(title('Your email address is confirmed'))).resolves.toBe(true);
    await visitor.screenshot('j9-02-confirmed');
    await openLive(page, '/profile');
    await expect(seen(title(owner.name))).resolves.toBe(true);
    await expect(gone(main().getByText(/^Not confirmed yet/))).resolves.toBe(true);
  });

  step('U-05 Cancel discards what was typed', async () => {
    await press('Edit Profile');
    await nameField().fill('Somebody Else');
    expect(await main().getByLabel('Email', { exact: true }).isDisabled()).toBe(true);
    await press('Cancel');
    expect(await nameField().inputValue()).toBe(owner.name);
    expect(await nameField().isDisabled()).toBe(true);
  });

  step('U-04 ER-38 V-06 Save Changes stores a name that keeps the rules', async () => {
    await press('Edit Profile');
    await nameField().fill('N');
    await press('Save Changes');
    await expect(seen(main().getByText('Name must be at least 2 characters'))).resolves.toBe(true);
    await nameField().fill('Noor H. Vale');
    await press('Save Changes');
    await expect(seen(page.getByText('Your name has been updated successfully.'))).resolves.toBe(true);
    await expect(seen(title('Noor H. Vale'))).resolves.toBe(true);
    expect(await accountMenu().textContent()).toContain('Noor H. Vale');
    await page.reload();
    await expect(seen(title('Noor H. Vale'))).resolves.toBe(true);
  });

  step('V-23 a text file is refused before it is sent, one that calls itself a picture by the server', async () => {
    await choose('notes.txt', 'text/plain', Buffer.from('notes'));
    const words = main().getByRole('alert').getByText('Please select a valid image file.');
    await expect(seen(words)).resolves.toBe(true);
    await visitor.screenshot('j9-03-no-picture');

    await choose('notes.png', 'image/png', Buffer.from('notes'));
    await expect(gone(words)).resolves.toBe(true);
    await press('Save picture');
    await expect(seen(words)).resolves.toBe(true);
    const complaints = visitor.takeComplaints();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('422');
    await press('Discard');
  });

  step('V-24 BC-24 a picture of 5 MB and one byte is refused', async () => {
    await choose('large.png', 'image/png', Buffer.alloc(5 * MEBIBYTE + 1));
    await expect(seen(main().getByRole('alert').getByText('Image size must be less than 5MB.'))).resolves.toBe(true);
    await expect(gone(main().getByRole('button', { name: 'Save picture' }))).resolves.toBe(true);
  });

  step('U-19 ER-40 E-12 a picture is looked at, kept, and stands in the header, too', async () => {
    await choose('me.png', 'image/png', await page.screenshot());
    await expect(seen(main().locator('img[src^="blob:"]'))).resolves.toBe(true);
    await press('Save picture');
    await expect(seen(page.getByText('Profile image updated successfully.'))).resolves.toBe(true);
    const inHeader = accountMenu().locator('img');
    const address = await inHeader.getAttribute('src');
    expect(address).toMatch(/^\/api\/avatars\/[\w-]{43}\.webp$/);
    expect(await inHeader.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      256,
    );
    await visitor.screenshot('j9-04-picture');
    const response = await fetch(`${scene.shop.url}${address}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  step('U-18 V-19 V-20 V-21 the password changes by its rules', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    const fill = async (current: string, wanted: string, confirmation: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(wanted);
      await page.getByLabel('Confirm new password').fill(confirmation);
    };
    const button = main().getByRole('button', { name: 'Change Password' });
    expect(await button.isDisabled()).toBe(true);
    await fill(owner.password, 'a-new-password', 'another-password');
    await button.click();
    await expect(seen(main().getByText('New passwords do not match!'))).resolves.toBe(true);
    await fill(owner.password, '1234567', '1234567');
    await button.click();
    await expect(seen(main().getByText('Password must be at least 8 characters long!'))).resolves.toBe(true);
    await fill('not-the-password', 'a-new-password', 'a-new-password');
    await button.click();
    await expect(seen(main().getByText('Current password is incorrect'))).resolves.toBe(true);
    await fill(owner.password, 'a-new-password', 'a-new-password');
    await button.click();
    await expect(seen(page.getByText('Password updated successfully.'))).resolves.toBe(true);
  });

  step('E4 a telephone that signs in is listed here and signed out from here', async () => {
    const telephone = await scene.enter(phone);
    await signInTo(telephone.page, { ...owner, password: 'a-new-password' }, '/profile');
    await expect(seen(telephone.page.getByRole('heading', { level: 1, name: 'Noor H. Vale' }))).resolves.toBe(true);
    await telephone.screenshot('j9-05-phone');

    await openLive(page, '/profile?tab=settings');
    const list = main().getByRole('list', { name: 'Where you are signed in' });
    await expect(seen(list.getByRole('listitem').nth(1))).resolves.toBe(true);
    expect(await list.getByRole('listitem').count()).toBe(2);
    await visitor.screenshot('j9-06-sessions');
    await list.getByRole('button', { name: /^Sign out/ }).click();
    await expect(gone(list.getByRole('listitem').nth(1))).resolves.toBe(true);

    await telephone.page.goto('/profile');
    await telephone.page.waitForURL('**/login?redirect=%2Fprofile');
    telephone.requireQuiet();
  });

  step('ST-04 ST-05 H-12 Logout forgets the token and the copy of the person', async () => {
    oldToken = (await stored('authToken')) ?? '';
    expect(JSON.parse((await stored('user')) ?? '')).toMatchObject({ name: 'Noor H. Vale' });
    await accountMenu().click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await arrived(page, '/');
    expect([await stored('authToken'), await stored('user')]).toEqual([null, null]);
  });

  step('ER-01 E4 the old token, put back, is refused and leads to the login', async () => {
    // No response requested with the session can still be pending here.
    await page.goto('/robots.txt');
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('user', user);
      },
      [oldToken, JSON.stringify(storedUser(owner.username, owner.email))] as const,
    );
    await page.goto('/profile');
    await page.waitForURL('**/login?redirect=%2Fprofile');
    expect(await stored('authToken')).toBeNull();
  });
});

/** Returns the browser's stored copy of a person. */
function storedUser(username: string, email: string) {
  return {
    id: 'somebody',
    name: 'Noor H. Vale',
    username,
    email,
    role: 'USER',
    avatarUrl: null,
    freeDownloads: 5,
    hasActiveSubscription: false,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
}
