import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bar } from '../report.ts';

/** Interface of the files in this folder: each measures one topic of the engine and checks its targets. */
interface Topic {
  run(): Promise<readonly Bar[]>;
}

const reports = '.tmp/bench-engine';

async function bench(name: string): Promise<void> {
  const topic: unknown = await import(pathToFileURL(path.resolve('bench/engine', `${name}.ts`)).href);
  if (!isTopic(topic)) throw new Error(`bench/engine/${name}.ts exports no function run`);
  const bars = await topic.run();
  for (const { promise, figure, isMet } of bars) {
    console.log(`${isMet ? 'met    ' : 'NOT MET'}  ${promise}: ${figure}`);
  }
  await mkdir(reports, { recursive: true });
  await writeFile(path.join(reports, `${name}.json`), `${JSON.stringify(bars, null, 2)}\n`);
}

function isTopic(module: unknown): module is Topic {
  return typeof module === 'object' && module !== null && 'run' in module && typeof module.run === 'function';
}

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Name one topic, or use `npm run bench:engine`.');
await bench(name);
