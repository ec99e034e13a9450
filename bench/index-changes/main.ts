import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '../../api/src/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded-postgres.ts';
import { openPools, type DatabasePools } from '../../api/src/platform/database/pools.ts';
import { createLogger } from '../../api/src/platform/logging/logger.ts';
import { createPostgresSearch } from '../../api/src/search/postgres-search.repository.ts';
import { freshDataDir } from '../../e2e/support/data-dir.ts';
import { valueAt } from '../../e2e/support/graphql.ts';
import { startShop, withoutWarmer, type Shop } from '../../e2e/support/shop.ts';
import { createDice, type Dice } from '../dice.ts';
import { reportBars, printedMachine, table, type Bar } from '../report.ts';
import { growCatalog } from '../scale/grow-catalog.ts';
import { quantile } from '../statistics.ts';
import { changeSome, edit, type Pool } from './changes.ts';
import { randomQuestion } from './questions.ts';

const SAMPLE = 653;
const ROUNDS = 10;
const CHANGES_OF_ROUND = 1000;
const WRITERS = 4;
const ASKERS = 16;
const COMPARED = 20;
const MARKED = 200;
const KILLS = 5;
const MAX_LATE_MS = 2000;
const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;

interface Bench {
  readonly dataDir: string;
  readonly pools: DatabasePools<Database>;
  /** Assets to change at random. */
  readonly ids: readonly string[];
  /** Other assets, changed to measure when the change becomes visible. */
  readonly marked: readonly string[];
  readonly dice: Dice;
  /** Failed requests of clients. */
  readonly failed: { count: number };
}

async function read(shop: Shop, address: string): Promise<unknown> {
  const response = await fetch(`${shop.apiUrl}${address}`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

const marks = { last: 0 };

/** Gives an asset a unique title. @returns the milliseconds until list, counts and suggestions show it */
async function timeToShow(shop: Shop, { pools, marked, dice }: Bench): Promise<number> {
  marks.last += 1;
  const letters = String(marks.last).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)));
  const word = `zyx${letters}qq`;
  await edit(pools.pool, "update catalog_asset set title = $2, status = 'approved' where id = $1", dice.pick(marked), [
    word,
  ]);
  const startedAt = performance.now();
  const shows = async () => {
    const list = await read(shop, `/open-api/assets?search=${word}&limit=1`);
    const facets = await read(shop, `/open-api/assets/facets?search=${word}`);
    const suggestions = await read(shop, `/open-api/assets/suggestions?q=${word}`);
    return (
      valueAt(list, 'data', 'pagination', 'totalItems') === 1 &&
      valueAt(facets, 'data', 'total') === 1 &&
      JSON.stringify(suggestions).toLowerCase().includes(word)
    );
  };
  while (!(await shows())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('a change was not shown within a minute');
    await pause(LOOK_EVERY_MS);
  }
  return performance.now() - startedAt;
}

/** Compares responses of the shop and of PostgreSQL. @returns how many differed */
async function wrongAnswers(shop: Shop, { pools, dice }: Bench): Promise<number> {
  const oracle = createPostgresSearch(pools);
  const page = { sort: 'newest', direction: null, page: 1, limit: 24 } as const;
  let wrong = 0;
  for (let asked = 0; asked < COMPARED; asked += 1) {
    const { query, filter } = randomQuestion(dice);
    const list = await read(shop, `/open-api/assets/tiles?sortBy=newest&limit=24&${query}`);
    const facets = await read(shop, `/open-api/assets/facets?${query}`);
    const expected = await oracle.list(filter, page);
    const sameList = valueAt(list, 'data', 'pagination', 'totalItems') === expected.total;
    const sameCounts = JSON.stringify(valueAt(facets, 'data')) === JSON.stringify(await oracle.facets(filter));
    if (!sameList || !sameCounts) wrong += 1;
  }
  return wrong;
}

/** Requests lists and counts until told to stop. @returns how many failed */
async function askOn(shop: Shop, { dice }: Bench, stopping: AbortSignal): Promise<number> {
  let failed = 0;
  while (!stopping.aborted) {
    const { query } = randomQuestion(dice);
    const part = dice.below(2) === 0 ? '/facets' : '/tiles';
    await read(shop, `/open-api/assets${part}?${query}`).catch(() => (failed += 1));
  }
  return failed;
}

async function underLoad<Result>(shop: Shop, bench: Bench, work: () => Promise<Result>) {
  const stopping = new AbortController();
  const asking = Array.from({ length: ASKERS }, () => askOn(shop, bench, stopping.signal));
  try {
    return await work();
  } finally {
    stopping.abort();
    bench.failed.count += (await Promise.all(asking)).reduce((sum, failed) => sum + failed, 0);
  }
}

async function measureChanges(shop: Shop, bench: Bench) {
  const late: number[] = [];
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await underLoad(shop, bench, async () => {
      const share = CHANGES_OF_ROUND / WRITERS;
      const writing = Promise.all(
        Array.from({ length: WRITERS }, () => changeSome(bench.pools.pool, bench.ids, share, bench.dice)),
      );
      for (let sample = 0; sample < 5; sample += 1) late.push(await timeToShow(shop, bench));
      await writing;
    });
    await timeToShow(shop, bench);
    wrong += await wrongAnswers(shop, bench);
  }
  return { late: late.toSorted((left, right) => left - right), wrong };
}

/** Kills the api while assets change, and compares after its next start. @returns how many responses were wrong */
async function measureKills(first: Shop, bench: Bench) {
  let shop = first;
  let wrong = 0;
  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const changing = changeSome(bench.pools.pool, bench.ids, 200, bench.dice);
    await pause(bench.dice.below(400));
    await shop.api.kill();
    await shop.gateway.stop();
    await changing;
    const startedAt = performance.now();
    shop = await startShop({ dataDir: bench.dataDir, env: withoutWarmer });
    await timeToShow(shop, bench);
    starts.push(performance.now() - startedAt);
    wrong += await wrongAnswers(shop, bench);
  }
  return { shop, wrong, starts };
}

async function idsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from catalog_asset where status = 'approved' order by md5(id::text) limit 5000",
  );
  return rows.map(({ id }) => id);
}

async function openBench(dataDir: string): Promise<Bench> {
  const logger = createLogger('silent');
  const resolveFrom = new URL('../../api/src/main.ts', import.meta.url);
  const { address } = await startEmbeddedPostgres({ dataFolder: dataDir, resolveFrom, logger });
  const pools = openPools<Database>({ address, logger });
  const all = await idsOf(pools.pool);
  const [marked, ids] = [all.slice(0, MARKED), all.slice(MARKED)];
  return { dataDir, pools, ids, marked, dice: createDice(20_261_123), failed: { count: 0 } };
}

async function measure(dataDir: string, assets: number): Promise<readonly Bar[]> {
  let shop = await startShop({ dataDir, env: withoutWarmer });
  try {
    const bench = await openBench(dataDir);
    await timeToShow(shop, bench);
    const { late, wrong } = await measureChanges(shop, bench);
    const failed = bench.failed.count;
    const kills = await measureKills(shop, bench);
    ({ shop } = kills);
    await bench.pools.close();
    const [p50, p95, worst] = [quantile(late, 0.5), quantile(late, 0.95), late.at(-1) ?? 0];
    const changes = ROUNDS * CHANGES_OF_ROUND;
    const rows = [
      ['random changes', String(changes)],
      [
        'a change shows in list, counts and suggestions: p50, p95, worst ms',
        [p50, p95, worst].map(Math.round).join(', '),
      ],
      ['calls that failed meanwhile', String(failed)],
      ['answers compared with PostgreSQL, wrong', `${ROUNDS * COMPARED}, ${wrong}`],
      ['kills of the api, answers compared after them, wrong', `${KILLS}, ${KILLS * COMPARED}, ${kills.wrong}`],
      ['from the start after a kill until a change shows, worst ms', Math.max(...kills.starts).toFixed(0)],
    ];
    console.log(`\n${printedMachine()}\n\n${table([`${assets} assets, ${ASKERS} callers`, 'figure'], rows)}\n`);
    return [
      {
        promise: `a change shows within ${MAX_LATE_MS / 1000} s under load`,
        figure: `worst ${worst.toFixed(0)} ms`,
        isMet: worst <= MAX_LATE_MS,
      },
      { promise: `0 wrong answers after ${changes} changes`, figure: String(wrong), isMet: wrong === 0 },
      { promise: '0 wrong answers after kills', figure: String(kills.wrong), isMet: kills.wrong === 0 },
      { promise: '0 failed calls', figure: String(failed), isMet: failed === 0 },
    ];
  } finally {
    await shop.halt();
  }
}

/** Checks whether the index follows the database, at a given size and under load, and after the api was killed. */
async function run(assets: number): Promise<void> {
  const dataDir = await freshDataDir();
  try {
    console.log('Starting the shop with the sample catalog …');
    const empty = await startShop({ dataDir, env: withoutWarmer });
    await empty.halt();
    if (assets > SAMPLE) {
      console.log(`Growing to ${assets} assets …`);
      await growCatalog(dataDir, assets);
    }
    const bars = await measure(dataDir, assets);
    reportBars(bars);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { assets: { type: 'string', default: '10000' } } });
await run(Number(values.assets));
