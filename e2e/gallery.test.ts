import type { Page } from 'playwright-core';
import { desktop, openBrowser, phone, type OpenBrowser, type Visitor } from './support/browser.ts';
import { type Developing, startDeveloping } from './support/developing.ts';
import { faultsOf } from './support/inspect.ts';

describe('the gallery of the design system', () => {
  let developing: Developing;
  let browser: OpenBrowser;

  beforeAll(async () => {
    [developing, browser] = await Promise.all([startDeveloping({ args: ['--mock'] }), openBrowser()]);
  });

  afterAll(async () => {
    await browser.close();
    developing.kill();
  });

  async function open(visitor: Visitor): Promise<Page> {
    const { page } = visitor;
    await page.goto(`http://localhost:${developing.ports.PORT}/dev/gallery`);
    await page.getByRole('heading', { level: 1, name: 'Design system' }).waitFor();
    await page.getByRole('region', { name: 'widgets/pattern-list/PatternList.tsx' }).getByRole('img').nth(8).waitFor();
    return page;
  }

  /** Some parts render the heading of a page. */
  const isOwn = (fault: string) => !/^\d+ headings of level 1$/.test(fault);

  test.each([
    ['desktop', 'light', desktop],
    ['desktop', 'dark', desktop],
    ['phone', 'light', phone],
    ['phone', 'dark', phone],
  ] as const)('every part is accessible in all its states: %s, %s', async (name, colorScheme, device) => {
    const visitor = await browser.newVisitor({ ...device, colorScheme });
    const page = await open(visitor);
    await visitor.screenshot(`gallery-${name}-${colorScheme}`);
    expect((await faultsOf(page, 'all')).filter(isOwn)).toEqual([]);
    for (const toast of await page.getByRole('button', { name: /^Toast/ }).all()) await toast.click();
    for (const opener of await page.getByRole('button', { name: /^Open / }).all()) {
      await opener.click();
      await page.locator('dialog[open]').waitFor();
      expect((await faultsOf(page, 'all')).filter(isOwn)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await visitor.context.close();
  });
});
