import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PatternSpec } from '@halfdrop/patterns';

const SOURCES = 'patterns/src';
/** Matches files that neither draw nor describe tiles. */
const ASIDE =
  /\.test\.ts$|testing|files|seam|intake|browser|align-tiles|color-mapping|confirm-copies|registered-tile|best-placement|correlation/;
const CACHE = '.tmp/bench-engine';
const AT_ONCE = 8;
const STEPS = 250;

/** Tiles to draw and measure, and the name of their cache. */
interface Planned<Row> {
  readonly name: string;
  readonly specs: readonly Required<PatternSpec>[];
  /** Computes the cached data of a tile, as JSON. */
  readonly rowOf: (id: string, spec: Required<PatternSpec>) => Promise<Row>;
}

/**
 * Returns the measurements of tiles, cached per state of the engine; an interrupted run resumes. Rows are as parsed
 * from JSON.
 */
export async function drawnOnce<Row>({ name, specs, rowOf }: Planned<Row>): Promise<Row[]> {
  mkdirSync(CACHE, { recursive: true });
  const file = path.join(CACHE, `${name}-${stateOfEngine()}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  while (lines.length < specs.length) {
    const batch = specs.slice(lines.length, lines.length + AT_ONCE);
    const drawn = await Promise.all(batch.map(async (spec) => JSON.stringify(await rowOf(nameOf(spec), spec))));
    appendFileSync(file, drawn.map((line) => `${line}\n`).join(''));
    lines.push(...drawn);
    if (lines.length % STEPS < AT_ONCE) console.log(`  ${lines.length} of ${specs.length} tiles drawn`);
  }
  return lines.map((line): Row => JSON.parse(line));
}

/** Identifies a tile by its complete spec. */
export function nameOf({ family, variant, palette, seed, repeat }: Required<PatternSpec>): string {
  return [family, variant, palette, seed, repeat].join('.');
}

function stateOfEngine(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(SOURCES).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => !ASIDE.test(file))
    .flatMap((file) => (statSync(file).isDirectory() ? sourceFiles(file) : [file]));
}
