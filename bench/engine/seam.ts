import { checkSeam } from '@halfdrop/patterns';
import type { SeamResult } from '@halfdrop/patterns';
import type { Bar } from '../report.ts';
import type { CopyKind } from './seam/copies.ts';
import { COPY_KINDS, PRODUCTION_COPY_KINDS } from './seam/copies.ts';
import type { SampleTile } from './seam/sample-tiles.ts';
import { renderTile, sampleTiles } from './seam/sample-tiles.ts';

/** The sizes of a preview and of a production file. */
const PREVIEW_SIDE = 1000;
const PRODUCTION_SIDE = 3500;
const DEFAULT_SAMPLE = 40;
/** One production-size tile per this many of preview size. */
const PRODUCTION_SHARE = 5;
const BAR_MILLISECONDS = 1500;

interface Outcome {
  readonly kind: string;
  readonly tile: SampleTile;
  readonly result: SeamResult;
  /** On one core: the check is single-threaded, so that this is the wait on an idle machine. */
  readonly milliseconds: number;
}

/**
 * Measures the seam check on tiles of the sample catalog and on broken copies of them. Crops and slides affect one pair
 * of edges, alternating between the side and the lower ones. `--sample=N` takes N tiles spread over the catalog,
 * `--all` takes every one. The rule was fitted on copies of the first three of every four tiles, so the figures of the
 * fourth ones are the meaningful ones.
 */
export async function run(): Promise<Bar[]> {
  const tiles = await sampleTiles(sampleSize());
  const preview = await outcomes(tiles, PREVIEW_SIDE, COPY_KINDS);
  print(`${tiles.length} tiles at ${PREVIEW_SIDE} px`, COPY_KINDS, preview);
  const few = tiles.filter((_, turn) => turn % PRODUCTION_SHARE === 0);
  const production = await outcomes(few, PRODUCTION_SIDE, PRODUCTION_COPY_KINDS);
  print(`${few.length} tiles at ${PRODUCTION_SIDE} px`, PRODUCTION_COPY_KINDS, production);
  const layouts = await layoutsToldApart(tiles);
  console.log(`  asked for another layout: ${layouts}`);
  return bars(preview, production);
}

function bars(preview: readonly Outcome[], production: readonly Outcome[]): Bar[] {
  const caught = (kind: RegExp, least: number): Bar => {
    const found = share(preview, (one) => kind.test(one.kind), isNoticed);
    return {
      promise: `copies noticed, ${kind.source}: at least ${least} %`,
      figure: `${found.toFixed(1)} %`,
      isMet: found >= least,
    };
  };
  const alarms = share(preview, (one) => one.kind === 'intact', isRefused);
  const times = production.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return [
    { promise: 'intact tiles refused: below 1 %', figure: `${alarms.toFixed(1)} %`, isMet: alarms < 1 },
    caught(/^crop 20 px$/, 90),
    caught(/^crop 40 px$/, 97),
    caught(/border/, 99),
    {
      promise: `seam check at ${PRODUCTION_SIDE} px: under ${BAR_MILLISECONDS} ms of one core`,
      figure: `median ${median.toFixed(0)} ms, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms`,
      isMet: median < BAR_MILLISECONDS,
    },
  ];
}

async function outcomes(tiles: readonly SampleTile[], side: number, kinds: readonly CopyKind[]): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const tile of tiles) {
    const picture = await renderTile(tile, side);
    const axis = Math.floor(tile.index / 4) % 2 === 0 ? 'x' : 'y';
    for (const kind of kinds.filter(({ layouts }) => layouts.includes(tile.layout))) {
      const copy = await kind.make(picture, axis);
      const before = process.cpuUsage();
      const { result } = checkSeam(copy, tile.layout);
      const { user, system } = process.cpuUsage(before);
      found.push({ kind: kind.name, tile, result, milliseconds: (user + system) / 1000 });
    }
  }
  return found;
}

/** Measures how often a tile checked against a wrong layout is detected, and its own layout reported. */
async function layoutsToldApart(tiles: readonly SampleTile[]): Promise<string> {
  let asked = 0;
  let noticed = 0;
  let named = 0;
  for (const tile of tiles) {
    if (tile.layout === 'mirror') continue;
    const report = checkSeam(await renderTile(tile, PREVIEW_SIDE), tile.layout === 'half-drop' ? 'block' : 'half-drop');
    asked += 1;
    if (report.result !== 'seamless') noticed += 1;
    if (report.fits === tile.layout) named += 1;
  }
  return `${noticed} of ${asked} noticed, the right one named for ${named}`;
}

const isRefused = ({ result }: Outcome): boolean => result === 'broken';
const isNoticed = ({ result }: Outcome): boolean => result !== 'seamless';

/** Returns the percentage of the selected outcomes that meet a condition. */
function share(all: readonly Outcome[], isChosen: (one: Outcome) => boolean, holds: (one: Outcome) => boolean): number {
  const chosen = all.filter(isChosen);
  return chosen.length === 0 ? 0 : (100 * chosen.filter(holds).length) / chosen.length;
}

/** Formats the two rates of some outcomes. */
function rates(outcomesOf: readonly Outcome[]): string {
  const [refused, noticed] = [isRefused, isNoticed].map((holds) => share(outcomesOf, () => true, holds).toFixed(1));
  return `${(refused ?? '').padStart(6)} /${(noticed ?? '').padStart(6)}`;
}

function print(title: string, kinds: readonly CopyKind[], all: readonly Outcome[]): void {
  const isFitted = ({ tile }: Outcome): boolean => tile.index % 4 !== 3;
  console.log(`  ${title}; percent refused / refused or suspect`);
  console.log(`  ${''.padEnd(24)}  3 of 4: fitted  4th: not fitted  all`);
  for (const { name, isWhole } of kinds) {
    const own = all.filter(({ kind }) => kind === name);
    const halves = [own.filter(isFitted), own.filter((one) => !isFitted(one)), own].map(rates);
    console.log(`  ${name.padEnd(24)}  ${halves.join('  ')}`);
    const wrong = own.filter((one) => isWhole === isNoticed(one)).map(({ tile, result }) => `${tile.label} ${result}`);
    const isListed = isWhole || / 20 px$| 40 px$|border/.test(name);
    if (isListed && wrong.length > 0)
      console.log(`    ${isWhole ? 'alarms' : 'misses'}: ${wrong.slice(0, 12).join(', ')}`);
  }
}

function sampleSize(): number | 'all' {
  if (process.argv.includes('--all')) return 'all';
  const given = process.argv.find((argument) => argument.startsWith('--sample='));
  return given === undefined ? DEFAULT_SAMPLE : Math.max(1, Number(given.slice('--sample='.length)) || DEFAULT_SAMPLE);
}
