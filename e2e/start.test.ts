import { closeSync, existsSync, openSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { rm } from 'node:fs/promises';
import { freshDataDir } from './support/data-dir.ts';
import { freePort } from '../scripts/lib/ports.mjs';
import { graphql, graphqlRequest, listAt, textAt, valueAt } from './support/graphql.ts';
import { startServerProcess } from './support/server-process.ts';
import { journeySettings, startShop, type Shop } from './support/shop.ts';
import { newShopper, register, signIn } from './support/shopper.ts';

const firstPaidAsset = 'query FirstPaid { assets(filter: { isFree: false }, limit: 1) { items { id } } }';
const addToCart = `mutation Add($input: AddToCartInput!) {
  addToCart(input: $input) { cart { totalItems } errors { __typename } }
}`;
const cartItems = 'query Cart { cart { items { asset { id } } } }';
const floralsOfPage =
  'query Florals($page: Int!) { assets(filter: { search: "floral" }, page: $page) { items { id } } }';

describe('the shop as a process', () => {
  let dataDir: string;
  let shop: Shop;

  beforeAll(async () => {
    dataDir = await freshDataDir();
    shop = await startShop({ dataDir, env: journeySettings });
  }, 300_000);

  afterAll(async () => {
    await shop.halt();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('an acknowledged registration, its session and a pattern in the cart survive kill -9', async () => {
    const shopper = newShopper();
    const token = await register(shop.url, shopper);
    const assetId = textAt(await graphql(shop.url, { query: firstPaidAsset }), 'assets', 'items', 0, 'id');
    const variables = { input: { assetId } };
    const added = await graphql(shop.url, { query: addToCart, variables, token });
    expect(valueAt(added, 'addToCart', 'cart', 'totalItems')).toBe(1);
    await shop.api.kill();
    await shop.gateway.kill();
    shop = await startShop({ dataDir, env: journeySettings });
    const kept = listAt(await graphql(shop.url, { query: cartItems, token }), 'cart', 'items');
    expect(kept).toEqual([{ asset: { id: assetId } }]);
    await expect(signIn(shop.url, shopper)).resolves.toEqual(expect.any(String));
  });

  test('a gateway killed alone comes back beside the running api', async () => {
    const token = await register(shop.url, newShopper());
    await shop.gateway.kill();
    const replacement = startServerProcess('gateway/dist/main.js', shop.settings);
    await replacement.ready;
    const items = listAt(await graphql(shop.url, { query: cartItems, token }), 'cart', 'items');
    expect(items).toEqual([]);
    shop = { ...shop, gateway: replacement };
  });

  test('SIGTERM lets both processes finish what they had begun and end with code 0', async () => {
    const pending = Array.from({ length: 8 }, (_, index) =>
      fetch(`${shop.url}/graphql`, {
        method: 'POST',
        ...graphqlRequest({ query: floralsOfPage, variables: { page: index + 1 } }),
      }).then(async (response) => {
        await response.text();
        return response.status;
      }),
    );
    const first = await Promise.race(pending);
    const [gatewayCode, statuses] = await Promise.all([shop.gateway.stop(), Promise.all(pending)]);
    expect(first).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([gatewayCode, await shop.api.stop()]).toEqual([0, 0]);
  });

  const onLinux = existsSync('/dev/full') ? test : test.skip;
  onLinux('C7 a shop whose logs find no room on the disk goes on serving and stops in order', async () => {
    await shop.halt();
    const fullDisk = openSync('/dev/full', 'a');
    const api = startServerProcess('api/dist/main.js', shop.settings, [], fullDisk);
    await api.ready;
    const gateway = startServerProcess('gateway/dist/main.js', shop.settings, [], fullDisk);
    await gateway.ready;
    for (let page = 1; page <= 12; page += 1) {
      expect((await fetch(`${shop.url}/products?page=${page}`)).status).toBe(200);
    }
    expect([await gateway.stop(), await api.stop()]).toEqual([0, 0]);
    closeSync(fullDisk);
  });
});

const isProgress = /^(The sample catalog of|Operator account,|The (api|gateway) stopped)/;

/** Returns the expected result of a start that fails with one sentence. */
const oneSentence = (words: RegExp) => ({ hasFailed: true, said: [expect.stringMatching(words)] });

describe('a start that cannot succeed says why in one sentence', () => {
  const opened: Server[] = [];
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await freshDataDir();
  });

  afterAll(async () => {
    for (const server of opened) server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function takenPort(): Promise<number> {
    const port = await freePort();
    const server = createServer();
    opened.push(server);
    await new Promise<void>((resolve) => server.listen(port, () => resolve()));
    return port;
  }

  /**
   * Runs the script of `npm start` to its end.
   * @returns whether it failed and why, without progress output and the supervisor's report on which process stopped
   */
  async function start(env: Record<string, string>): Promise<{ hasFailed: boolean; said: string[] }> {
    const [port, apiPort] = await Promise.all([freePort(), freePort()]);
    const settings = { DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort), NODE_ENV: 'production' };
    const script = startServerProcess('scripts/start.mjs', { ...settings, ...env });
    const code = await script.ended;
    const said = script
      .output()
      .split('\n')
      .filter((line) => line.trim() !== '' && !isProgress.test(line));
    return { hasFailed: code !== 0, said };
  }

  test('when the port of the site is taken', async () => {
    const port = await takenPort();
    expect(await start({ PORT: String(port) })).toEqual(oneSentence(new RegExp(`port ${port}`, 'i')));
  }, 300_000);

  test('when the port of the api is taken', async () => {
    const port = await takenPort();
    expect(await start({ API_PORT: String(port) })).toEqual(oneSentence(new RegExp(`port ${port}`, 'i')));
  }, 300_000);

  test('when an environment value is wrong', async () => {
    expect(await start({ API_PORT: 'many' })).toEqual(oneSentence(/API_PORT/));
    expect(await start({ PORT: '70000' })).toEqual(oneSentence(/PORT/));
  }, 300_000);

  test('when the data cannot be kept where it should be', async () => {
    expect(await start({ DATA_DIR: '/proc/halfdrop' })).toEqual(oneSentence(/DATA_DIR|\/proc\/halfdrop/));
  }, 300_000);
});
