import type { Page } from 'playwright-core';
import { desktop, openBrowser, type OpenBrowser } from './support/browser.ts';
import { type Developing, startDeveloping } from './support/developing.ts';
import { seen } from './support/steps.ts';

describe('npm run dev -- --mock', () => {
  let developing: Developing;
  let browser: OpenBrowser;
  let page: Page;
  let url: string;

  beforeAll(async () => {
    [developing, browser] = await Promise.all([startDeveloping({ args: ['--mock'] }), openBrowser()]);
    url = `http://localhost:${developing.ports.PORT}`;
    ({ page } = await browser.newVisitor(desktop));
    await page.goto(url);
  });

  afterAll(async () => {
    await browser.close();
    developing.kill();
  });

  const menu = () => page.getByRole('complementary', { name: 'Mocked shop' });

  async function choose(what: 'Role' | 'Scenario', word: string): Promise<void> {
    await menu().locator('summary').click();
    await menu().getByLabel(what).selectOption(word);
    await menu().locator('summary', { hasText: word }).waitFor();
  }

  test('shows the pages on the mocked schema, to a visitor first', async () => {
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await menu().getByText('Mocked: visitor, default').waitFor();
    expect(developing.output()).not.toContain('api');
  });

  test('the menu makes one an admin, a designer, a member with a plan, and a visitor again', async () => {
    await choose('Role', 'admin');
    await page.goto(`${url}/admin`);
    await page.getByRole('heading', { name: 'Newest open tickets' }).waitFor();
    await choose('Role', 'contributor');
    await page.goto(`${url}/contributor`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await choose('Role', 'subscriber');
    await page.goto(`${url}/profile`);
    await page.getByRole('tabpanel', { name: 'Overview' }).getByText('Pro', { exact: true }).waitFor();
    await choose('Role', 'visitor');
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'Login' }).isVisible()).resolves.toBe(true);
  });

  test('the menu empties the shop, and takes it down', async () => {
    await page.goto(`${url}/products`);
    await choose('Scenario', 'empty');
    await expect(seen(page.getByText('No pattern is on sale just now.'))).resolves.toBe(true);
    await choose('Scenario', 'upstreamDown');
    await expect(seen(page.getByRole('heading', { name: 'Error Loading Products' }))).resolves.toBe(true);
  });

  test('Ctrl-C ends it', async () => {
    expect(await developing.interrupt()).toEqual([0, null]);
  });
});
