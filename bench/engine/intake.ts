import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inspectUpload } from '../../patterns/src/intake/inspect-upload.ts';
import { HOSTILE_DRAWINGS } from '../../patterns/src/intake/testing/hostile-drawings.ts';
import { HOSTILE_RASTERS } from '../../patterns/src/intake/testing/hostile-rasters.ts';
import type { Bar } from '../report.ts';

interface Inspected {
  readonly place: number;
  readonly title: string;
  readonly isAsNamed: boolean;
  /** Processor time of all threads. */
  readonly milliseconds: number;
  readonly fileBytes: number;
}

const MEBIBYTE = 1024 * 1024;
const MAX_MILLISECONDS = 1000;
const MAX_GROWTH = 128 * MEBIBYTE;
/** Number of the slowest and of the largest files measured in separate processes. */
const WEIGHED = 6;
const files = [...HOSTILE_DRAWINGS, ...HOSTILE_RASTERS];

/**
 * Inspects every hostile file of the table: refused for the expected reason, the maximum processor time, and the memory
 * growth of the heaviest.
 */
export async function run(): Promise<readonly Bar[]> {
  const found: Inspected[] = [];
  for (const [place, { title, reason, make }] of files.entries()) {
    const bytes = await make();
    const start = process.cpuUsage();
    const result = await inspectUpload(bytes);
    const { user, system } = process.cpuUsage(start);
    const milliseconds = (user + system) / 1000;
    const isAsNamed = !result.isAccepted && result.reason === reason;
    found.push({ place, title, isAsNamed, milliseconds, fileBytes: bytes.length });
  }
  const slowest = found.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const largest = found.toSorted((one, other) => other.fileBytes - one.fileBytes);
  for (const { title, milliseconds } of slowest.slice(0, WEIGHED)) {
    console.log(`${milliseconds.toFixed(0).padStart(6)} ms CPU  ${title}`);
  }
  const heaviest = await heaviestOf([...new Set([...slowest.slice(0, WEIGHED), ...largest.slice(0, WEIGHED)])]);
  const named = found.filter(({ isAsNamed }) => isAsNamed).length;
  const [worst] = slowest;
  return [
    {
      promise: 'hostile files refused for their reason: all',
      figure: `${named} of ${found.length}`,
      isMet: named === found.length,
    },
    {
      promise: `slowest refusal: at most ${MAX_MILLISECONDS} ms of processor time`,
      figure: `${worst?.milliseconds.toFixed(0)} ms (${worst?.title})`,
      isMet: (worst?.milliseconds ?? 0) <= MAX_MILLISECONDS,
    },
    {
      promise: `memory of the heaviest refusal beyond the file itself: at most ${MAX_GROWTH / MEBIBYTE} MB`,
      figure: `${(heaviest.growth / MEBIBYTE).toFixed(0)} MB (${heaviest.title})`,
      isMet: heaviest.growth <= MAX_GROWTH,
    },
  ];
}

async function heaviestOf(inspected: readonly Inspected[]): Promise<{ title: string; growth: number }> {
  let heaviest = { title: '', growth: 0 };
  for (const { place, title } of inspected) {
    const growth = await growthOf(place);
    console.log(`${(growth / MEBIBYTE).toFixed(0).padStart(6)} MB  ${title}`);
    if (growth >= heaviest.growth) heaviest = { title, growth };
  }
  return heaviest;
}

async function growthOf(place: number): Promise<number> {
  const script = 'bench/engine/intake/peak-of-one.ts';
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--import',
    'tsx',
    script,
    String(place),
  ]);
  return Number(stdout);
}
