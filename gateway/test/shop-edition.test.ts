import { problem } from './support/fake-apis.ts';
import { gatewayOver, stopGateways } from './support/test-gateway.ts';
import { until } from './support/until.ts';

afterEach(stopGateways);

const CATEGORIES = '{ categories { name } }';

test('D-09 what is kept of the shop ends with a change by the staff, and stays while the api is away', async () => {
  const shop = { edition: '1', isAway: false };
  const { run, names } = await gatewayOver(
    {
      staff: {
        edition: async () => {
          if (shop.isAway) throw problem(503, 'unavailable');
          return shop.edition;
        },
      },
    },
    { editionEveryMs: 5 },
  );
  const readsOfShop = () => names().filter((name) => name.startsWith('catalog.')).length;
  const looks = () => names().filter((name) => name === 'staff.edition').length;
  const looksAgain = () => {
    const before = looks();
    return until(() => looks() >= before + 2);
  };

  await run(CATEGORIES);
  const once = readsOfShop();
  expect(once).toBeGreaterThan(0);
  await looksAgain();
  await run(CATEGORIES);
  expect(readsOfShop()).toBe(once);

  shop.isAway = true;
  shop.edition = '2';
  await looksAgain();
  await run(CATEGORIES);
  expect(readsOfShop()).toBe(once);

  shop.isAway = false;
  await looksAgain();
  await run(CATEGORIES);
  expect(readsOfShop()).toBe(once * 2);
});
