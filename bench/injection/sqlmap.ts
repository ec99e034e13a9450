import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasMark, type MarkedCall } from './marked-calls.ts';

/** The result of sqlmap for one call. */
export interface Trial {
  readonly call: MarkedCall;
  /** Number of completely tested parameters. */
  readonly tried: number;
  /** Injections found, in sqlmap's words. */
  readonly findings: readonly string[];
  readonly output: string;
}

/**
 * Boolean-based, error-based, union and stacked queries with the common prefixes and suffixes. Excludes payloads that
 * could damage the database (`--risk`), deep nesting and rare positions (`--level`).
 */
const OPTIONS = [
  '--batch',
  '--ignore-stdin',
  '--level=2',
  '--risk=1',
  '--technique=BEUS',
  '--dbms=PostgreSQL',
  '--flush-session',
  '--disable-coloring',
  '--skip-waf',
  // A refusal is a response like any other.
  '--ignore-code=*',
];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Requires sqlmap. @throws Error that names the Debian package */
export function requireSqlmap(): void {
  if (spawnSync('sqlmap', ['--version']).status === 0) return;
  throw new Error('This needs what Debian has as: apt-get install --no-install-recommends sqlmap');
}

/**
 * Runs sqlmap on the marks of a call.
 * @param folder used only for this call
 */
export async function tryCall(url: string, call: MarkedCall, folder: string): Promise<Trial> {
  const file = path.join(folder, 'request');
  await writeFile(file, requestText(new URL(url).host, call));
  const answers = `--answers=keep testing=Y,URI injections=N,JSON data found=${hasMark(call.body) ? 'Y' : 'N'}`;
  const output = await outputOf(['-r', file, `--output-dir=${folder}`, answers, ...OPTIONS]);
  const findings = [...output.matchAll(/^Parameter: (.+(?:\n {4}.+)*)/gm)].map(([, finding = '']) => finding);
  const refuted = output.match(/parameter '[^']*#\d+\*' does not seem to be injectable/g) ?? [];
  return { call, tried: refuted.length + findings.length, findings, output };
}

function requestText(host: string, { method, target, headers, body }: MarkedCall): string {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}

function outputOf(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('sqlmap', [...args], { maxBuffer: MAX_OUTPUT_BYTES }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
