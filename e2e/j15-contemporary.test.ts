import type { Page } from 'playwright-core';
import { desktop, type Visitor } from './support/browser.ts';
import { journey } from './support/journey.ts';
import { patternCount, seen, wordsOf, openLive } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('J15 contemporary', () => {
  const step = journey();
  let scene: Scene;
  let visitor: Visitor;
  let page: Page;
  let all = 0;
  let tagged = 0;

  const chip = (name: string) => page.getByRole('group', { name: 'Tags' }).getByRole('button', { name });
  const filters = (badge: string) => page.getByRole('button', { name: `Filters${badge}` });

  /** Selects a sort order. @returns the prices on the page, in dollars, in display order */
  const pricesBy = async (address: string, label: string) => {
    const tiles = page.getByRole('main').getByRole('article');
    const before = await wordsOf(tiles.first().getByRole('heading'));
    await page.getByLabel('Sort by').selectOption({ label });
    await page.waitForURL(`**/contemporary?sort=${address}`);
    await seen(tiles.first().filter({ hasNotText: before }));
    return (await tiles.allTextContents()).map(priceIn);
  };

  beforeAll(async () => {
    scene = await openScene();
    visitor = await scene.enter(desktop);
    page = visitor.page;
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  afterEach(() => visitor.requireQuiet());

  step('CT-07 CT-08 CT-10 two tags show what has either of them', async () => {
    await openLive(page, '/contemporary');
    all = await patternCount(page);
    await filters('').click();
    expect(await page.getByRole('button', { name: 'Clear Filters', exact: true }).isDisabled()).toBe(true);
    await chip('New').click();
    const alone = await patternCount(page, all);
    await chip('Premium').click();
    tagged = await patternCount(page, alone);
    expect(alone).toBeLessThan(tagged);
    expect(tagged).toBeLessThan(all);
  });

  step('CT-03 CT-09 a designer narrows further, and the badge counts three', async () => {
    const select = page.getByLabel('Designer', { exact: true });
    const [, name = ''] = await select.getByRole('option').allTextContents();
    await select.selectOption({ label: name });
    expect(await patternCount(page, tagged)).toBeLessThan(tagged);
    await expect(seen(page.getByRole('button', { name: /^Filters\s*3 active$/ }))).resolves.toBe(true);
    await visitor.screenshot('j15-01-filters');
    const studios = await page.getByRole('main').getByRole('article').getByText(name, { exact: true }).count();
    expect(studios).toBeGreaterThan(0);
  });

  step('CT-13 what matches nothing says so and is cleared', async () => {
    await page.getByLabel('Search contemporary patterns').fill('zzzzqqqq');
    await expect(seen(page.getByRole('heading', { name: 'No patterns found' }))).resolves.toBe(true);
    await visitor.screenshot('j15-02-none');
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    expect(await patternCount(page, 0)).toBe(all);
  });

  step('CT-04 CT-05 Price: Low puts the cheapest first, Price: High the dearest', async () => {
    const cheapest = await pricesBy('price-low', 'Price: Low');
    expect(cheapest.length).toBeGreaterThan(4);
    expect(cheapest).toEqual(cheapest.toSorted((left, right) => left - right));
    await visitor.screenshot('j15-03-price-low');
    const dearest = await pricesBy('price-high', 'Price: High');
    expect(dearest).toEqual(dearest.toSorted((left, right) => right - left));
    expect(dearest[0]).toBeGreaterThan(cheapest[0] ?? 0);
  });

  step('CT-11 H-08 adding names the pattern, and the badge counts it', async () => {
    const tile = page.getByRole('main').getByRole('article').first();
    const title = await wordsOf(tile.getByRole('heading'));
    await tile.getByRole('button', { name: `Quick view of ${title}` }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Add to Bag' }).click();
    await page.keyboard.press('Escape');
    await expect(seen(page.getByText(`${title} has been added to your cart.`))).resolves.toBe(true);
    await expect(seen(page.getByRole('banner').getByRole('link', { name: 'Bag, 1 pattern' }))).resolves.toBe(true);
  });

  step('CT-14 three artists are put forward with how many patterns they have', async () => {
    const spotlight = page.getByRole('region', { name: 'Featured Contemporary Artists' });
    const counts = await spotlight.getByText(/^\d+ patterns?$/).allTextContents();
    expect(counts).toHaveLength(3);
    expect(counts.every((count) => Number.parseInt(count, 10) > 0)).toBe(true);
  });
});

/** Returns the price on a tile in dollars; free patterns cost 0. */
function priceIn(words: string): number {
  return Number(/\$([\d,.]+)/.exec(words)?.[1]?.replaceAll(',', '') ?? 0);
}
