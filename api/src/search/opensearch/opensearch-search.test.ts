import fc from 'fast-check';
import { describeCatalogSearch } from '../../../test/support/catalog-search-contract.ts';
import { answersOf, driverQuestion } from '../../../test/support/driver-questions.ts';
import { startStandIn, type StandIn } from '../../../test/support/opensearch/stand-in.ts';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { createTestApp } from '../../../test/support/test-app.ts';
import { createTestClock } from '../../../test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { waitUntil } from '../../../test/support/unreliable-database.ts';
import path from 'node:path';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { NO_LIMITS } from '../asset-filter.ts';
import { createPostgresSearch } from '../postgres-search.repository.ts';
import { createTextReader } from '../search-text.repository.ts';
import { createEngine, type Engine } from './engine.ts';
import { createOpenSearch } from './opensearch-search.ts';

const sampleFile = path.join(__dirname, '..', '..', '..', 'sample-catalog', 'catalog.json');
const newest = { sort: 'newest', direction: null, page: 1, limit: 24 } as const;

const engines: Engine[] = [];
const standIns: StandIn[] = [];
async function standIn(): Promise<StandIn> {
  const started = await startStandIn();
  standIns.push(started);
  return started;
}
afterAll(async () => {
  for (const one of standIns) await one.close();
});

function engineOn({ url }: StandIn, { address }: Pick<TestDatabase, 'address'>, log: string[] = []): Engine {
  const note = (facts: unknown, words?: string) => void log.push(`${words} ${JSON.stringify(facts)}`);
  const settings = { url, prefix: 'halfdrop' };
  // PostgreSQL must not answer in its place just because the machine is busy.
  const engine = createEngine({ settings, address, logger: { info: note, warn: note }, searchMilliseconds: 60_000 });
  engines.push(engine);
  return engine;
}

async function untilCurrent(engine: Engine): Promise<void> {
  engine.start();
  await waitUntil(async () => engine.reference !== null);
}

describeCatalogSearch('OpenSearch, as a stand-in understands it', async () => {
  const server = await standIn();
  const own: Engine[] = [];
  const app = await createTestApp({
    searchBackend(database) {
      const engine = engineOn(server, database);
      own.push(engine);
      return engine;
    },
  });
  return { app, prepare: () => Promise.all(own.map(untilCurrent)) };
});

describe('the index of an engine', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await loadSampleCatalog(sampleTarget(database, createTestClock()), sampleFile);
  });
  afterEach(async () => {
    for (const engine of engines.splice(0)) await engine.close();
  });
  afterAll(() => database.close());

  const searchOn = (engine: Engine, log: string[] = []) =>
    createOpenSearch({
      engine,
      texts: createTextReader(database.db),
      fallback: createPostgresSearch(database),
      logger: { warn: (facts: unknown) => void log.push(JSON.stringify(facts)) },
    });

  test('G2 P-21 P-26 any question is answered as PostgreSQL answers it', async () => {
    const engine = engineOn(await standIn(), database);
    await untilCurrent(engine);
    const warnings: string[] = [];
    const [engineSearch, postgres] = [searchOn(engine, warnings), createPostgresSearch(database)];
    await fc.assert(
      fc.asyncProperty(driverQuestion, async (question) => {
        expect(await answersOf(engineSearch, question)).toEqual(await answersOf(postgres, question));
      }),
      { numRuns: 60 },
    );
    expect(warnings).toEqual([]);
  });

  test('changes are seen a moment later, and an engine that was away catches up', async () => {
    const server = await standIn();
    const engine = engineOn(server, database);
    await untilCurrent(engine);
    const search = searchOn(engine);
    const titled = async (title: string) => (await search.list({ ...NO_LIMITS, text: title }, newest)).total;
    const rename = async (title: string) => {
      const { rows } = await database.pool.query<{ id: string }>(
        'update catalog_asset set title = $1 where sku = (select min(sku) from catalog_asset) returning id',
        [title],
      );
      const ids = rows.map(({ id }) => id);
      await database.pool.query('select search_index_assets($1), search_learn_words($1)', [ids]);
    };
    await rename('Quagga');
    await waitUntil(async () => (await titled('quagga')) === 1);
    expect(await titled('quagga')).toBe(1);

    server.failAt(/_bulk|_search/);
    await rename('Okapi');
    await waitUntil(async () => engine.reference === null);
    expect(await titled('okapi')).toBe(1);
    server.failAt(null);
    await waitUntil(async () => engine.reference !== null);
    expect(server.indexes().filter((name) => name.includes('assets'))).toHaveLength(1);
  });

  test('what was written is not written again after a start, and what was half written is', async () => {
    const server = await standIn();
    const first = engineOn(server, database);
    await untilCurrent(first);
    await first.close();
    const written = server.calls.length;
    const second = engineOn(server, database);
    await untilCurrent(second);
    expect(server.calls.slice(written).filter((call) => call.includes('_bulk'))).toEqual([]);

    // As if the process had been killed before recording its position.
    const other = await standIn();
    other.failAt(/PUT \/halfdrop-marks/);
    const killed = engineOn(other, database);
    killed.start();
    await waitUntil(async () => other.calls.some((call) => call.startsWith('PUT /halfdrop-marks')));
    await killed.close();
    other.failAt(null);
    const again = engineOn(other, database);
    await untilCurrent(again);
    expect(await searchOn(again).list(NO_LIMITS, newest)).toEqual(
      await createPostgresSearch(database).list(NO_LIMITS, newest),
    );
  });

  test('two processes write one index', async () => {
    const server = await standIn();
    await Promise.all([engineOn(server, database), engineOn(server, database)].map(untilCurrent));
    expect(server.indexes().filter((name) => name.includes('assets'))).toHaveLength(1);
  });

  test('while there is no engine PostgreSQL answers, and no password is told', async () => {
    const log: string[] = [];
    const engine = createEngine({
      settings: { url: 'http://shop:secret-word@127.0.0.1:1', prefix: 'halfdrop' },
      address: database.address,
      logger: {
        info: () => undefined,
        warn: (facts: unknown, words?: string) => void log.push(`${words} ${JSON.stringify(facts)}`),
      },
    });
    engines.push(engine);
    engine.start();
    await waitUntil(async () => log.length > 0);
    expect((await searchOn(engine).list(NO_LIMITS, newest)).total).toBeGreaterThan(600);
    expect(log.join()).not.toContain('secret-word');
  });
});
