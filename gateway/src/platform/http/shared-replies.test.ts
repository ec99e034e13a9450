import { PATIENT_MS, type RedisPlace, redisPlaces } from '../../../../api/test/support/redis/redis-places.ts';
import { until } from '../../../test/support/until.ts';
import { sharedRedis } from '../redis/shared-redis.ts';
import type { Edition } from './follow-edition.ts';
import { Reply } from './reply.ts';
import { ResponseCache } from './response-cache.ts';
import { sharedReplies } from './shared-replies.ts';

const quiet = { info: () => undefined, warn: () => undefined };
const fresh = (text: string, seconds = 60) => new Reply(200, { 'content-type': 'text/plain' }, text, seconds);
const read = async (cache: ResponseCache, make: () => Promise<Reply>) =>
  (await cache.get('key', make)).reply.body.toString();

/** A gateway's cache with the shop edition it knows. */
interface Gateway {
  readonly cache: ResponseCache;
  edition: Edition | undefined;
}

/** Gateways under test; the contract is the same for two gateways and for one asked twice. */
interface Gateways {
  readonly first: Gateway;
  readonly second: Gateway;
  close(): Promise<void>;
}

async function oneGateway(): Promise<Gateways> {
  const gateway = { cache: new ResponseCache(1_000_000), edition: undefined };
  return { first: gateway, second: gateway, close: async () => undefined };
}

async function gatewaysAt(place: RedisPlace): Promise<Gateways> {
  const redis = await place.open();
  const connected = () => {
    const client = sharedRedis(redis.connect(), quiet, PATIENT_MS);
    const gateway: Gateway = { cache: new ResponseCache(0), edition: { text: '1', isSettled: true } };
    const shared = sharedReplies({ redis: client, release: 'a', edition: () => gateway.edition });
    return { client, gateway: Object.assign(gateway, { cache: new ResponseCache(1_000_000, { shared }) }) };
  };
  const [first, second] = [connected(), connected()];
  await until(() => first.client.isUp() && second.client.isUp());
  return { first: first.gateway, second: second.gateway, close: () => redis.close() };
}

const settings: [string, () => Promise<Gateways>][] = [
  ['one gateway', oneGateway],
  ...redisPlaces.map((place): [string, () => Promise<Gateways>] => [
    `gateways over ${place.name}`,
    () => gatewaysAt(place),
  ]),
];

let gateways: Gateways;
afterEach(() => gateways.close());

describe.each(settings)('replies kept by %s', (_name, open) => {
  beforeEach(async () => {
    gateways = await open();
  });

  test('what one has made, the other finds', async () => {
    await read(gateways.first.cache, async () => fresh('made'));
    const make = jest.fn(async () => fresh('made again'));
    expect(await read(gateways.second.cache, make)).toBe('made');
    expect(make).not.toHaveBeenCalled();
    const { reply } = await gateways.second.cache.get('key', make);
    expect([reply.status, reply.headers, reply.freshSeconds > 58]).toEqual([
      200,
      { 'content-type': 'text/plain' },
      true,
    ]);
  });

  test('of many who ask at once, one has it made', async () => {
    const { first, second } = gateways;
    let finish: (reply: Reply) => void = () => undefined;
    const make = jest.fn(() => new Promise<Reply>((resolve) => (finish = resolve)));
    const asked = Array.from({ length: 20 }, (_none, index) => read((index % 2 ? first : second).cache, make));
    await until(() => make.mock.calls.length > 0);
    finish(fresh('once'));

    expect(new Set(await Promise.all(asked))).toEqual(new Set(['once']));
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('what nobody may share is made for each', async () => {
    const make = jest.fn(async () => fresh('mine', 0));
    await read(gateways.first.cache, make);
    await read(gateways.second.cache, make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test('a failure reaches who caused it, and the next one tries again', async () => {
    await expect(read(gateways.first.cache, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await read(gateways.second.cache, async () => fresh('up'))).toBe('up');
  });

  test('bytes come back as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 300 }, (_none, index) => index % 256));
    await gateways.first.cache.get('bytes', async () => new Reply(200, {}, bytes, 60));
    const { reply } = await gateways.second.cache.get('bytes', async () => fresh('none'));
    expect(reply.body).toEqual(bytes);
  });
});

describe.each(redisPlaces.map((place): [string, RedisPlace] => [place.name, place]))(
  'gateways over %s',
  (_n, place) => {
    beforeEach(async () => {
      gateways = await gatewaysAt(place);
    });

    test('D-09 do not find what was made before a change by the staff, nor share what is not settled', async () => {
      const { first, second } = gateways;
      await read(first.cache, async () => fresh('old price'));
      second.edition = { text: '2', isSettled: false };
      expect(await read(second.cache, async () => fresh('maybe the new price'))).toBe('maybe the new price');
      first.cache.clear();
      first.edition = { text: '2', isSettled: true };
      expect(await read(first.cache, async () => fresh('new price'))).toBe('new price');
    });

    test('share nothing before they know the state of the shop', async () => {
      gateways.first.edition = undefined;
      await read(gateways.first.cache, async () => fresh('of an unknown state'));
      expect(await read(gateways.second.cache, async () => fresh('of a known one'))).toBe('of a known one');
    });

    test('keep to themselves what is large, or asked for once', async () => {
      const { first, second } = gateways;
      const large = 'x'.repeat(1024 * 1024 + 1);
      await read(first.cache, async () => fresh(large));
      expect(await read(second.cache, async () => fresh('small'))).toBe('small');
      await first.cache.get('own', async () => fresh('of the first'), { isForAll: false });
      expect((await second.cache.get('own', async () => fresh('of the second'))).reply.body.toString()).toBe(
        'of the second',
      );
    });
  },
);
