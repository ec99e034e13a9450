import querystring from 'node:querystring';
import fc from 'fast-check';
import { describeCatalogSearch } from '../../test/support/catalog-search-contract.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import type { TestDatabase } from '../../test/support/test-database.ts';
import { createTestSearchThread, type TestSearchThread } from '../../test/support/test-search-thread.ts';

const questionsAsked = 120;

describeCatalogSearch('PostgreSQL', async () => ({ app: await createTestApp(), prepare: () => Promise.resolve() }));

describeCatalogSearch('the index in memory', async () => {
  const threads: TestSearchThread[] = [];
  const searchThread = (database: TestDatabase) => {
    const thread = createTestSearchThread(database);
    threads.push(thread);
    return thread;
  };
  const app = await createTestApp({ searchBackend: searchThread });
  return { app, prepare: () => Promise.all(threads.map((thread) => thread.startUntilCurrent())) };
});

describe('what is asked', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('no query string, however hostile, is more than bad input', async () => {
    const names =
      'search assetId category sub designers designCollections labels tags colors orientations licenses repeats minPrice maxPrice free new page limit'.split(
        ' ',
      );
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        "'",
        '%',
        ':*',
        '\\',
        '&|!()',
        '-1',
        '1e9',
        '99999999999999999999',
        '\u0000',
        '\uD800',
        '💥',
        '[]',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 5 }), async (pairs) => {
        const query = pairs
          .map(([name, value]) => `${name}=${querystring.escape(Buffer.from(value).toString())}`)
          .join('&');
        for (const address of ['/open-api/assets', '/open-api/assets/facets', '/products']) {
          const { status } = await app.http().get(`${address}?${query}`);
          expect([200, 422]).toContain(status);
        }
      }),
      { numRuns: questionsAsked },
    );
  });

  test.each([
    ['page=0', 'page', 'Must be a whole number from 1 to 1000000'],
    ['page=-3', 'page', 'Must be a whole number from 1 to 1000000'],
    ['limit=101', 'limit', 'Must be a whole number from 1 to 100'],
    ['limit=ten', 'limit', 'Must be a whole number from 1 to 100'],
    ['sortBy=random', 'sortBy', 'Unknown sort order'],
    ['free=yes', 'free', 'Must be true or false'],
    ['orientations=round', 'orientations.0', 'Must be of landscape, portrait, square'],
    ['repeats=spiral', 'repeats.0', 'Must be of block, half-drop, brick, mirror'],
    [`search=${'x'.repeat(201)}`, 'search', 'Must be text of at most 200 characters'],
    ['page=1&page=2', 'page', 'Must be a whole number from 1 to 1000000'],
  ])('%s is refused in words', async (query, field, message) => {
    const response = await app.http().get(`/open-api/assets?${query}`).expect(422);
    expect(response.body).toMatchObject({ code: 'validation_failed', errors: [{ path: field, message }] });
  });

  test('a hundred kilobytes of search text are refused', async () => {
    const response = await app.http().get(`/open-api/assets?search=${'x'.repeat(100_000)}`);
    expect(response.status).toBe(431);
  });
});
