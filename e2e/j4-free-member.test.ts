import type { Locator, Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { claimFree, freePatterns, patternAt, type SoldPattern } from './support/patterns.ts';
import { confirmAddress, newShopper, signIn } from './support/shopper.ts';
import { arrived, fillRegistration, gone, openLive, savedBy, seen, wordsOf } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';
import { unzip } from './support/zip.ts';

/** A new account has five free downloads, so the sixth is refused. */
const PATTERNS = 6;

describe('J4 free member', () => {
  const step = journey();
  const shopper = newShopper('Ines Okafor');
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let patterns: readonly SoldPattern[];
  let certificateCode = '';

  beforeAll(async () => {
    scene = await openScene();
    patterns = await freePatterns(scene.shop.url, PATTERNS);
    if (patterns.length < PATTERNS) throw new Error('The shop gives too little for nothing.');
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  const pattern = (index: number) => patternAt(patterns, index);

  async function quickViewOf({ title }: SoldPattern): Promise<Locator> {
    await openLive(page, `/products?free=true&search=${encodeURIComponent(title)}`);
    const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await tile.first().hover();
    await page
      .getByRole('button', { name: `Quick view of ${title}`, exact: true })
      .first()
      .click();
    return page.getByRole('dialog', { name: title });
  }

  async function freeDownloadsLeft(): Promise<string> {
    await openLive(page, '/profile');
    const fact = page.locator('dl > *').filter({ has: page.getByText('Free downloads left', { exact: true }) });
    return wordsOf(fact.locator('dd'));
  }

  step('G-09 BC-21 a new account has five free downloads', async () => {
    await openLive(page, '/register');
    await fillRegistration(page, shopper);
    await page.waitForURL((address) => address.pathname !== '/register');
    expect(await freeDownloadsLeft()).toBe('5');
  });

  step('BC-21 the first download asks for the confirmed address, and offers the email once more', async () => {
    const dialog = await quickViewOf(pattern(0));
    await dialog.getByRole('button', { name: 'Free Download' }).click();
    await expect(seen(dialog.getByText(/^Please confirm your email address first/))).resolves.toBe(true);
    await visitor.screenshot('j4-00-unconfirmed');
    await expect(seen(dialog.getByRole('button', { name: 'Send the confirmation email again' }))).resolves.toBe(true);
    await confirmAddress(scene.shop, shopper);
  });

  step(
    'M-09 PR-03 G-08 a free pattern comes as PNG under the personal license, and a double click counts once',
    async () => {
      const dialog = await quickViewOf(pattern(0));
      await expect(seen(dialog.getByText('PNG, personal licence. 5 free downloads left.'))).resolves.toBe(true);
      const { name, bytes } = await savedBy(page, () =>
        dialog.getByRole('button', { name: 'Free Download' }).dblclick(),
      );
      await visitor.screenshot('j4-01-free');
      const files = await unzip(bytes);
      expect(name).toBe(`${pattern(0).title.replaceAll(' ', '_')}.zip`);
      const stem = name.replace('.zip', '');
      expect([...files.keys()].filter((file) => file.startsWith(stem))).toEqual([`${stem}.png`]);
      expect([...files.keys()]).toContain('CERTIFICATE.pdf');
      const license = String(files.get('LICENSE.txt'));
      expect(license).toContain('personal projects only');
      certificateCode = /\/verify\/(\S+)/.exec(license)?.[1] ?? '';
      expect(await freeDownloadsLeft()).toBe('4');
    },
  );

  step('downloading it again, from the tile and from the quick view, leaves four', async () => {
    const dialog = await quickViewOf(pattern(0));
    await savedBy(page, () => dialog.getByRole('button', { name: 'Download', exact: true }).click());
    await page.keyboard.press('Escape');
    await savedBy(page, () =>
      page
        .getByRole('button', { name: `Download ${pattern(0).title}`, exact: true })
        .first()
        .click(),
    );
    expect(await freeDownloadsLeft()).toBe('4');
  });

  step('PR-06 after five the button is gone, the reason is given with a choice of plans', async () => {
    const token = await signIn(scene.shop.url, shopper);
    for (const index of [1, 2, 3]) await claimFree(scene.shop.url, token, pattern(index));
    const last = await quickViewOf(pattern(4));
    await expect(seen(last.getByText('PNG, personal licence. 1 free download left.'))).resolves.toBe(true);
    await savedBy(page, () => last.getByRole('button', { name: 'Free Download' }).click());
    expect(await freeDownloadsLeft()).toBe('0');
    const dialog = await quickViewOf(pattern(5));
    await expect(seen(dialog.getByText(/^Your free downloads are used up/))).resolves.toBe(true);
    expect(await dialog.getByRole('button', { name: 'Free Download' }).count()).toBe(0);
    await visitor.screenshot('j4-02-used-up');
    await dialog.getByRole('link', { name: 'Choose a plan' }).click();
    await arrived(page, '/pricing');
    await expect(seen(page.getByRole('heading', { level: 1 }))).resolves.toBe(true);
  });

  step('U-20 the library holds five, each download is listed, and the certificate is a PDF', async () => {
    await openLive(page, '/profile?tab=downloads');
    await expect(seen(page.getByText('5 patterns', { exact: true }))).resolves.toBe(true);
    const history = page.getByRole('list', { name: 'Download history' }).getByRole('listitem');
    await expect(seen(history)).resolves.toBe(true);
    expect(await history.count()).toBeGreaterThanOrEqual(4);
    const { name, bytes } = await savedBy(page, () =>
      page.getByRole('button', { name: `Download certificate of ${pattern(0).title}`, exact: true }).click(),
    );
    expect(name).toMatch(/^Licence_HDL-\w{12}\.pdf$/);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await visitor.screenshot('j4-03-library');
  });

  step('PR-15 anyone verifies the certificate by its code and learns of the holder two letters', async () => {
    const stranger = await scene.enter(desktop);
    await openLive(stranger.page, '/verify');
    await stranger.page.getByLabel('Certificate code').fill(certificateCode.toLowerCase());
    await stranger.page.getByRole('button', { name: 'Verify' }).click();
    await expect(seen(stranger.page.getByRole('heading', { name: 'This licence is valid' }))).resolves.toBe(true);
    await expect(seen(stranger.page.getByText('I••• O•••'))).resolves.toBe(true);
    await expect(gone(stranger.page.getByText(shopper.name))).resolves.toBe(true);
    await stranger.screenshot('j4-04-verified');
    stranger.requireQuiet();
  });
});
