import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createIndexSource } from '../../api/src/search/feed/index-source.repository.ts';
import { createLexicon } from '../../api/src/search/language/lexicon.ts';
import { CatalogIndex } from '../../api/src/search/memory/catalog-index.ts';
import { printedMachine, table } from '../report.ts';
import { answerTimes, type Times } from './answer-times.ts';
import { multiplied } from './multiplied.ts';
import { closeCatalog, type OpenCatalog, openCatalog, prepareCatalog } from './prepare.ts';

const ASSETS = 10_000;
/** Multiples of the catalog, each asset being indexed as several. */
const TIMES = [1, 10, 100] as const;

/** Cost of the in-memory index at one size. */
interface Measured {
  readonly size: number;
  readonly answers: ReadonlyMap<string, Times>;
}

async function measure({ database }: OpenCatalog, times: number): Promise<Measured> {
  const client = await database.pool.connect();
  try {
    const index = new CatalogIndex();
    const source = multiplied(createIndexSource(client), times);
    const { reference, synonyms } = await source.readAll((assets) => index.assets.load(assets));
    index.assets.finishLoading();
    index.setReference(reference);
    const answers = await answerTimes({ index, lexicon: createLexicon(synonyms) });
    return { size: index.assets.size, answers: new Map(answers.map(({ name, times: all }) => [name, all])) };
  } finally {
    client.release();
  }
}

function printed(measured: readonly Measured[]): string {
  const names = [...(measured[0]?.answers.keys() ?? [])];
  const rows = names.map((name) => {
    const times = measured.flatMap(({ answers }) => answers.get(name) ?? []);
    const growth = (times.at(-1)?.median ?? Number.NaN) / (times[0]?.median ?? Number.NaN);
    return [name, ...times.map(({ median, slow }) => `${median.toFixed(2)}; ${slow.toFixed(2)}`), growth.toFixed(1)];
  });
  return table(['ms of processor time: median; 95 %', ...measured.map(({ size }) => `${size}`), 'growth'], rows);
}

const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-growth-'));
try {
  await prepareCatalog(folder, ASSETS);
  const catalog = await openCatalog(folder);
  const measured: Measured[] = [];
  for (const times of TIMES) measured.push(await measure(catalog, times));
  await closeCatalog(catalog);
  console.log(`${printedMachine()}\n${printed(measured)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
