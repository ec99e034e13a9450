import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { IndexFeed } from '../../api/src/search/memory/index-feed.ts';
import { createIndexSource } from '../../api/src/search/feed/index-source.repository.ts';
import { printedMachine, table } from '../report.ts';
import { answerTimes, timed, timesOf } from './answer-times.ts';
import { multiplied } from './multiplied.ts';
import { closeCatalog, type OpenCatalog, openCatalog, prepareCatalog } from './prepare.ts';

const CHANGES = 40;
const MEGABYTE = 2 ** 20;

/** Measures the index at the size of the catalog in a folder. */
async function measure(dataFolder: string, times: number, { database }: OpenCatalog): Promise<string> {
  const client = await database.pool.connect();
  try {
    const file = path.join(dataFolder, 'bench-search-index');
    await rm(file, { force: true });
    const source = multiplied(createIndexSource(client), times);
    const before = process.memoryUsage.rss();
    const build = await timed(() => new IndexFeed(file).begin(source));
    const feed = new IndexFeed(file);
    const restore = await timed(() => feed.begin(source));
    const rows = [
      ['build from the database', `${build.toFixed(0)} ms`, ''],
      ['start from its file', `${restore.toFixed(0)} ms`, ''],
      ...(await answers(feed)),
      ...(await changes(feed, source, database)),
    ];
    globalThis.gc?.();
    const memory = process.memoryUsage();
    const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
    rows.push(['memory: arrays', megabytes(memory.arrayBuffers), ''], ['memory: heap', megabytes(memory.heapUsed), '']);
    rows.push(['memory: process, before and now', `${megabytes(before)}, ${megabytes(memory.rss)}`, '']);
    const size = feed.index?.index.assets.size ?? 0;
    return `${size} assets\n${table(['processor time', 'median ms', '95 %'], rows)}`;
  } finally {
    client.release();
  }
}

async function answers({ index }: IndexFeed): Promise<string[][]> {
  if (!index) throw new Error('the index is not built');
  const answered = await answerTimes(index);
  return answered.map(({ name, times: { median, slow } }) => [name, median.toFixed(2), slow.toFixed(2)]);
}

async function changes(
  feed: IndexFeed,
  source: ReturnType<typeof createIndexSource>,
  { pool }: OpenCatalog['database'],
): Promise<string[][]> {
  const { rows } = await pool.query<{ id: string }>('select asset_id as id from search_asset order by sku limit $1', [
    CHANGES,
  ]);
  const follow = async (statement: string) => {
    const times: number[] = [];
    for (const { id } of rows) {
      await pool.query(statement, [id]);
      times.push(await timed(() => feed.follow(source)));
    }
    return printedTimes(times);
  };
  return [
    ['follow a sale', ...(await follow('update search_asset set popularity = popularity + 1 where asset_id = $1'))],
    ['follow an edit', ...(await follow('select search_index_assets(array[$1::uuid])'))],
    ['find nothing new', ...(await follow('select $1::uuid'))],
  ];
}

function printedTimes(times: readonly number[]): string[] {
  const { median, slow } = timesOf(times);
  return [median.toFixed(2), slow.toFixed(2)];
}

const { values } = parseArgs({
  options: {
    /** Multiple of the catalog, each asset being indexed as several. */
    times: { type: 'string', default: '1' },
    sizes: { type: 'string', default: '10000,100000' },
    folder: { type: 'string', default: '' },
  },
});
const folder = values.folder || (await mkdtemp(path.join(tmpdir(), 'halfdrop-index-')));
try {
  for (const size of values.folder ? [] : values.sizes.split(',').map(Number)) await prepareCatalog(folder, size);
  const catalog = await openCatalog(folder);
  console.log(`${printedMachine()}\n${await measure(folder, Number(values.times), catalog)}`);
  await closeCatalog(catalog);
} finally {
  if (!values.folder) await rm(folder, { recursive: true, force: true });
}
