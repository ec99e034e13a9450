import type { Page } from 'playwright-core';
import { desktop, phone, type Visitor } from './support/browser.ts';
import { seen } from './support/steps.ts';
import { openScene, SHOP_START_TIMEOUT, type Scene } from './support/visit.ts';

describe('the GraphQL explorer without the internet', () => {
  let scene: Scene;

  beforeAll(async () => {
    scene = await openScene();
  }, SHOP_START_TIMEOUT);

  afterAll(() => scene.close());

  /** Opens `/graphql` with no network access beyond this machine. */
  async function openOffline(visitor: Visitor): Promise<Page> {
    const { page, context } = visitor;
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort('internetdisconnected'),
    );
    // The explorer requests the schema once it is ready, and accepts no commands before.
    const schema = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto('/graphql', { waitUntil: 'commit' });
    await page.waitForURL('**/graphql/explorer?offline');
    await (await schema).finished();
    await page.getByText('query NewestPatterns').waitFor();
    return page;
  }

  test.each([
    ['desktop', 'light', desktop],
    ['desktop', 'dark', desktop],
    ['phone', 'light', phone],
    ['phone', 'dark', phone],
  ] as const)(
    'a browser that cannot reach Apollo Sandbox runs an example in the local one: %s, %s',
    async (name, colorScheme, device) => {
      const visitor = await scene.enter({ ...device, colorScheme });
      const page = await openOffline(visitor);
      await page.getByText('Apollo Sandbox cannot be reached from here: this explorer needs no internet.').waitFor();
      await page.getByRole('button', { name: /execute query/i }).click();
      const result = page.getByRole('region', { name: /result/i });
      await expect(seen(result.getByText('"data"'))).resolves.toBe(true);
      await visitor.screenshot(`explorer-${name}-${colorScheme}`);
      visitor.takeComplaints();
    },
  );
});
