import { ByteLru } from './byte-lru.ts';
import { Reply } from './reply.ts';
import { ResponseCache } from './response-cache.ts';

const fresh = (text: string, seconds = 60) => new Reply(200, {}, text, seconds);

test('what is kept is forgotten when its time is over', async () => {
  let now = 0;
  const cache = new ResponseCache(10_000, { now: () => now });
  const make = jest.fn(async () => fresh('a', 10));

  await cache.get('key', make);
  now = 9_999;
  expect((await cache.get('key', make)).outcome).toBe('hit');
  now = 10_000;
  expect((await cache.get('key', make)).outcome).toBe('miss');
  expect(make).toHaveBeenCalledTimes(2);
});

describe('what is no longer fresh', () => {
  function aging() {
    const clock = { now: 0 };
    return { clock, cache: new ResponseCache(10_000, { staleSeconds: 60, now: () => clock.now }) };
  }
  const bodyOf = async (got: ReturnType<ResponseCache['get']>) => {
    const { reply, outcome } = await got;
    return [reply.body.toString(), outcome];
  };

  test('stands in while it is made anew, once', async () => {
    const { clock, cache } = aging();
    await cache.get('key', async () => fresh('old', 10));
    clock.now = 10_000;
    let finish: (reply: Reply) => void = () => undefined;
    const make = jest.fn(() => new Promise<Reply>((resolve) => (finish = resolve)));

    expect(await bodyOf(cache.get('key', make))).toEqual(['old', 'stale']);
    expect(await bodyOf(cache.get('key', make))).toEqual(['old', 'stale']);
    expect(make).toHaveBeenCalledTimes(1);
    finish(fresh('new', 10));
    await new Promise(setImmediate);
    expect(await bodyOf(cache.get('key', make))).toEqual(['new', 'hit']);
  });

  test('does not stand in when it says that nothing is there', async () => {
    const { clock, cache } = aging();
    await cache.get('key', async () => new Reply(404, {}, 'none', 1));
    expect(await bodyOf(cache.get('key', async () => fresh('new')))).toEqual(['none', 'hit']);
    clock.now = 1000;
    expect(await bodyOf(cache.get('key', async () => fresh('new')))).toEqual(['new', 'miss']);
  });

  test('stands in when it cannot be made anew, and no longer than it may', async () => {
    const { clock, cache } = aging();
    await cache.get('key', async () => fresh('old', 10));
    clock.now = 10_000;
    const fail = () => Promise.reject(new Error('down'));

    expect(await bodyOf(cache.get('key', fail))).toEqual(['old', 'stale']);
    await new Promise(setImmediate);
    expect(await bodyOf(cache.get('key', fail))).toEqual(['old', 'stale']);
    clock.now = 70_000;
    expect(await bodyOf(cache.get('key', async () => fresh('new')))).toEqual(['new', 'miss']);
  });
});

test('what may not be shared is made for each who waits', async () => {
  const cache = new ResponseCache(10_000);
  const make = jest.fn(async () => fresh('private', 0));

  const outcomes = await Promise.all([cache.get('key', make), cache.get('key', make), cache.get('key', make)]);

  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['miss', 'miss', 'miss']);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a failure reaches who caused it, and the next one tries again', async () => {
  const cache = new ResponseCache(10_000);
  await expect(cache.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('key', async () => fresh('up'))).reply.body.toString()).toBe('up');
});

test('the bound in bytes holds, and what was used longest ago goes first', () => {
  const lru = new ByteLru<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key, 25);
  lru.get('a');
  lru.set('e', 'e', 25);

  expect([lru.get('a'), lru.get('b'), lru.get('e')]).toEqual(['a', undefined, 'e']);
  expect(lru.bytes).toBe(100);
});

test('one large reply cannot empty the cache', () => {
  const lru = new ByteLru<string>(100);
  lru.set('a', 'a', 20);
  lru.set('large', 'large', 26);

  expect([lru.get('a'), lru.get('large')]).toEqual(['a', undefined]);
});

test('replacing an entry counts its bytes once', () => {
  const lru = new ByteLru<string>(100);
  lru.set('a', 'old', 20);
  lru.set('a', 'new', 10);

  expect([lru.get('a'), lru.bytes]).toEqual(['new', 10]);
});
