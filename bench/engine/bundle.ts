import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PatternSpec } from '@halfdrop/patterns';
import type { Bar } from '../report.ts';
import type { BundleFigures } from './bundle/measure-bundle.ts';

/**
 * A range of constructions with the heaviest of each kind: dotted, woven, many layers, long paths, translucent, and
 * those that also have a straight repeat.
 */
const SPECS: readonly PatternSpec[] = [
  { family: 'botanica', variant: 2, palette: 'midnight-garden', seed: 1 },
  { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 1, repeat: 'half-drop' },
  { family: 'botanica', variant: 0, palette: 'midnight-garden', seed: 1, repeat: 'mirror' },
  { family: 'deco', variant: 0, palette: 'deco-gold', seed: 1 },
  { family: 'ikat', variant: 0, palette: 'samarkand', seed: 1 },
  { family: 'marble', variant: 0, palette: 'aubergine', seed: 1 },
  { family: 'marble', variant: 2, palette: 'samarkand', seed: 1 },
  { family: 'plaid', variant: 1, palette: 'hearth', seed: 1 },
  { family: 'riso', variant: 0, palette: 'samarkand', seed: 1 },
  { family: 'sashiko', variant: 1, palette: 'samarkand', seed: 1 },
  { family: 'shibori', variant: 1, palette: 'samarkand', seed: 1 },
  { family: 'terrazzo', variant: 0, palette: 'samarkand', seed: 1 },
  { family: 'topo', variant: 1, palette: 'aubergine', seed: 1 },
  { family: 'tweed', variant: 1, palette: 'hearth', seed: 1 },
  { family: 'watercolour', variant: 0, palette: 'samarkand', seed: 1 },
];

const MAX_SECONDS = 15;
const MAX_MEGABYTES = 1200;
const MEGABYTE = 1024 * 1024;

function described({ family, variant, palette, seed, repeat = 'block' }: PatternSpec): string[] {
  return [family, String(variant), palette, String(seed), repeat];
}

/** Produces one bundle in a separate process, to measure its peak memory. */
function measured(spec: PatternSpec): BundleFigures {
  const script = fileURLToPath(new URL('bundle/measure-bundle.ts', import.meta.url));
  const child = spawnSync(process.execPath, ['--import', 'tsx', script, ...described(spec)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.status !== 0) throw new Error(`The bundle of ${spec.family}.${spec.variant} failed`);
  const figures: unknown = JSON.parse(child.stdout);
  if (!isFigures(figures)) throw new Error(`The bundle of ${spec.family}.${spec.variant} answered something else`);
  return figures;
}

function isFigures(value: unknown): value is BundleFigures {
  return typeof value === 'object' && value !== null && 'peakBytes' in value && 'files' in value;
}

function printFigures(
  { family, variant, repeat = 'block' }: PatternSpec,
  { milliseconds, peakBytes, files }: BundleFigures,
): void {
  const parts = files.map(
    ({ format, form, milliseconds: time, byteLength, stampMilliseconds }) =>
      `${format}${form === 'tile' ? '' : ' straight'} ${time.toFixed(0)} ms ${(byteLength / 1e6).toFixed(2)} MB (stamp ${stampMilliseconds.toFixed(1)} ms)`,
  );
  const name = `${family}.${variant} ${repeat}`.padEnd(24);
  const seconds = (milliseconds / 1000).toFixed(1).padStart(5);
  console.log(`${name} ${seconds} s ${(peakBytes / MEGABYTE).toFixed(0).padStart(5)} MB  ${parts.join(', ')}`);
}

/** Produces the full bundles of a range of patterns and checks time and memory against their targets. */
export async function run(): Promise<readonly Bar[]> {
  const all: BundleFigures[] = [];
  for (const spec of SPECS) {
    const figures = measured(spec);
    printFigures(spec, figures);
    all.push(figures);
  }
  const seconds = Math.max(...all.map(({ milliseconds }) => milliseconds)) / 1000;
  const megabytes = Math.max(...all.map(({ peakBytes }) => peakBytes)) / MEGABYTE;
  const stamps = all.map(({ files }) => files.reduce((sum, { stampMilliseconds }) => sum + stampMilliseconds, 0));
  return [
    {
      promise: `full bundle of every file at 3500 px: at most ${MAX_SECONDS} s`,
      figure: `${seconds.toFixed(1)} s the slowest of ${all.length}; stamping all files at most ${Math.max(...stamps).toFixed(0)} ms`,
      isMet: seconds <= MAX_SECONDS,
    },
    {
      promise: `peak memory of a full bundle: below ${MAX_MEGABYTES} MB`,
      figure: `${megabytes.toFixed(0)} MB the largest`,
      isMet: megabytes < MAX_MEGABYTES,
    },
  ];
}
