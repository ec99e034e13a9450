import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createTestSearchThread } from '../../../test/support/test-search-thread.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import { createPostgresSearch } from '../postgres-search.repository.ts';
import { createMemorySearch } from './memory-search.ts';
import type { IndexState } from '../feed/follow-database.ts';
import { createSearchThread } from './search-thread.ts';

const sampleFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');
const request = { sort: 'newest', direction: null, page: 1, limit: 24 } as const;
const quaggas = { ...NO_LIMITS, text: 'quagga' };
const silent = createLogger('silent');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadSampleCatalog(sampleTarget(database, createTestClock()), sampleFile);
});
afterAll(() => database.close());

test('P-21 the thread answers by itself, and a change in the database shows', async () => {
  const thread = createTestSearchThread(database);
  await thread.startUntilCurrent();
  const ask = async () => {
    const answer = await thread.ask({ kind: 'list', filter: quaggas, request });
    return answer.kind === 'list' ? answer.result.ids : null;
  };
  try {
    expect(await ask()).toEqual([]);
    const { rows } = await database.pool.query<{ id: string }>(
      "update catalog_asset set title = 'Quagga' where sku = 10000007 returning id",
    );
    const ids = rows.map(({ id }) => id);
    await database.pool.query('select search_index_assets($1)', [ids]);
    let found = await ask();
    while (found?.length === 0) found = await ask();
    expect(found).toEqual(ids);
  } finally {
    await thread.close();
  }
});

test('while the thread is not there PostgreSQL answers, and another thread takes its place', async () => {
  // Reports that it is current, then dies of the first request.
  const script = path.join(database.dataFolder, 'mortal-worker.mjs');
  await writeFile(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => process.exit(1));
     parentPort.postMessage({ event: { state: { isCurrent: true, assets: 0, note: 'begun' } } });`,
  );
  let tell: (state: IndexState) => void = () => undefined;
  const nextState = () => new Promise<IndexState>((resolve) => (tell = resolve));
  const thread = createSearchThread({
    script: pathToFileURL(script),
    settings: { address: database.address, file: path.join(database.dataFolder, 'none') },
    onState: (state) => tell(state),
    onFailure: () => undefined,
  });
  const fallback = createPostgresSearch(database);
  const search = createMemorySearch({ thread, fallback, logger: silent });
  const expected = await fallback.list(NO_LIMITS, request);
  try {
    expect(await search.list(NO_LIMITS, request)).toEqual(expected);
    const first = nextState();
    thread.start();
    await first;
    const second = nextState();
    expect(await search.list(NO_LIMITS, request)).toEqual(expected);
    expect(thread.isCurrent).toBe(false);
    expect(await search.list(NO_LIMITS, request)).toEqual(expected);
    expect(await second).toMatchObject({ isCurrent: true });
  } finally {
    await thread.close();
  }
});
