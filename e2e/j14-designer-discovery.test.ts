import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { newShopper, register, type Shopper } from './support/shopper.ts';
import { gone, openLive, patternCount, seen, wordsOf } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J14 designer discovery', () => {
  const step = journey();
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let shopper: Shopper;
  let studio = '';

  const main = () => page.getByRole('main');
  const cards = () => main().getByRole('article');
  const chip = (name: string) => main().getByRole('group', { name: 'Category' }).getByRole('button', { name });
  const followButton = () => main().getByRole('button', { name: `Follow ${studio}`, exact: true });
  const followingButton = () => main().getByRole('button', { name: `Following ${studio}`, exact: true });

  beforeAll(async () => {
    scene = await openScene();
    shopper = newShopper();
    await register(scene.shop.url, shopper);
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('DS-05 DS-06 a chip and a search narrow the directory', async () => {
    await openLive(page, '/designers');
    await seen(cards());
    await chip('Vintage').click();
    const heading = main().getByRole('heading', { name: /^\d+ designers? in Vintage$/ });
    const found = Number.parseInt(await wordsOf(heading), 10);
    expect(await cards().count()).toBe(found);
    studio = await wordsOf(cards().first().getByRole('heading'));
    await main().getByRole('searchbox', { name: 'Search designers' }).fill(studio);
    const only = main().getByRole('heading', { name: `1 designer in Vintage for “${studio}”` });
    await expect(seen(only)).resolves.toBe(true);
    expect(await cards().count()).toBe(1);
  });

  step('DS-13 DS-14 whom nobody is called says so, and Clear Filters brings everybody back', async () => {
    await main().getByRole('searchbox', { name: 'Search designers' }).fill('zzzzqqqq');
    await expect(seen(main().getByRole('heading', { name: 'No designers found' }))).resolves.toBe(true);
    await visitor.screenshot('j14-01-nobody');
    await main().getByRole('button', { name: 'Clear Filters' }).click();
    await expect(seen(main().getByRole('heading', { name: /^\d+ designers$/ }))).resolves.toBe(true);
    expect(await chip('All').getAttribute('aria-pressed')).toBe('true');
  });

  step('DS-07 DS-11 Follow in the list asks who it is, and follows once that is known', async () => {
    await main().getByRole('button', { name: 'List', exact: true }).click();
    await followButton().click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await expect(seen(dialog)).resolves.toBe(true);
    await visitor.screenshot('j14-02-sign-in');
    await dialog.getByLabel('Email').fill(shopper.email);
    await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(seen(followingButton())).resolves.toBe(true);
    await expect(gone(dialog)).resolves.toBe(true);
  });

  step('DS-12 R-21 View Portfolio shows the studio as followed, with its patterns', async () => {
    await main()
      .getByRole('link', { name: `View Portfolio of ${studio}` })
      .click();
    await expect(seen(page.getByRole('heading', { level: 1, name: studio }))).resolves.toBe(true);
    await expect(seen(followingButton())).resolves.toBe(true);
    expect(await patternCount(page)).toBeGreaterThan(0);
    await visitor.screenshot('j14-03-portfolio');
  });

  step('DS-11 who follows can stop, and a reload knows it', async () => {
    // The button changes before the shop has received the request.
    const heard = page.waitForResponse((response) => /UnfollowDesigner/.test(response.request().postData() ?? ''));
    await followingButton().click();
    await expect(seen(followButton())).resolves.toBe(true);
    expect((await heard).status()).toBe(200);
    await openLive(page, new URL(page.url()).pathname);
    await expect(seen(followButton())).resolves.toBe(true);
  });
});
