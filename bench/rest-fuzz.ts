import { readFile, rm } from 'node:fs/promises';
import fc from 'fast-check';
import { madeCalls } from '../api/test/support/fuzz/calls.ts';
import { play, type PlayedCall } from '../api/test/support/fuzz/play.ts';
import { replyContract } from '../api/test/support/fuzz/reply-contract.ts';
import { PREVIEW_WIDTHS } from '@halfdrop/domain';
import { dataDirWithPictures } from '../e2e/support/data-dir.ts';
import { newShopper } from '../e2e/support/shopper.ts';
import { reportBars, table, type Bar } from './report.ts';
import { apiProgram } from './trust/api-program.ts';

const seed = Number(process.env['TRUST_SEED'] ?? Date.now() % 2 ** 31);
const calls = Number(process.env['TRUST_CALLS'] ?? 20_000);
const CONCURRENCY = 12;
const MAX_MS = 1000;
const PEOPLE = 4;
const PATTERNS = 3;

/** Returns values that users search for and act on: patterns of the shop, and the words in its URLs. */
async function known(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/open-api/assets?limit=${PATTERNS}`)).text();
  const ids = [...text.matchAll(/"(?:_id|slug|sku)":"([^"]+)"/g)].map(([, id = '']) => id);
  if (ids.length === 0) throw new Error('the shop has no patterns');
  return [...ids, 'terms', 'pro-monthly', 'HDO-22222222', 'WELCOME10', 'coupon', 'facets'];
}

/** Draws the requested pictures in advance: the first request for a picture waits for it to be drawn. */
async function drawPictures(url: string, subjects: readonly string[]): Promise<void> {
  const previews = PREVIEW_WIDTHS.flatMap((width) => [`w=${width}`, `w=${width}&format=webp`]);
  const pictures = subjects.flatMap((id) =>
    ['og-image', ...previews.map((query) => `preview?${query}`)].map((picture) => `/api/products/${id}/${picture}`),
  );
  for (const picture of ['/api/og-image', ...pictures]) await (await fetch(url + picture)).arrayBuffer();
}

async function newToken(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/auth/register`, { method: 'POST', headers, body: JSON.stringify(newShopper()) });
  const token = /"token":"([^"]+)"/.exec(await response.text())?.[1];
  if (token === undefined) throw new Error('nobody could register');
  return token;
}

function barsOf(played: readonly PlayedCall[], differences: readonly string[]): Bar[] {
  const failed = played.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
  const shed = played.filter(({ status }) => status === 503);
  const slow = played.filter(({ milliseconds }) => milliseconds > MAX_MS);
  const slowest = Math.max(...played.map(({ milliseconds }) => milliseconds));
  return [
    {
      promise: 'G1 no made-up call is answered with a server error',
      figure: `${failed.length}`,
      isMet: failed.length === 0,
    },
    {
      promise: 'G1 every reply is as the contract says',
      figure: `${differences.length} are not`,
      isMet: differences.length === 0,
    },
    {
      promise: `nobody is turned away at ${CONCURRENCY} calls at once`,
      figure: `${shed.length}`,
      isMet: shed.length === 0,
    },
    {
      promise: `every call is answered within ${MAX_MS} ms`,
      figure: `slowest ${slowest.toFixed(0)} ms, ${slow.length} beyond`,
      isMet: slow.length === 0,
    },
  ];
}

function notable({ call, status, milliseconds, text }: PlayedCall): string[] {
  const body = (call.body ?? '').slice(0, 120);
  return [call.route, String(status), milliseconds.toFixed(0), call.target.slice(0, 100), body, text.slice(0, 120)];
}

function printed(played: readonly PlayedCall[]): string {
  const classes = new Map<string, number>();
  for (const { status } of played) {
    const name = status === 0 ? 'no answer' : `${Math.floor(status / 100)}xx`;
    classes.set(name, (classes.get(name) ?? 0) + 1);
  }
  const times = played.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  const counts = [...classes]
    .map(([name, count]) => `${name} ${count}`)
    .toSorted((left, right) => left.localeCompare(right));
  return `${played.length} calls, seed ${seed}: ${counts.join(', ')}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

const dataDir = await dataDirWithPictures();
const { url, launch } = await apiProgram(dataDir);
console.log('Starting the api with the sample catalog …');
const api = await launch();
try {
  const contract: unknown = JSON.parse(await readFile('api/openapi.json', 'utf8'));
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => newToken(url)));
  const subjects = { known: await known(url), tokens };
  await drawPictures(url, subjects.known);
  const differenceOf = replyContract(contract);
  const made = fc.sample(madeCalls(contract, subjects), { seed, numRuns: calls });
  const played = await play(url, made, CONCURRENCY);
  const rows = played.filter(({ status, milliseconds }) => status === 0 || status >= 500 || milliseconds > MAX_MS);
  if (rows.length > 0)
    console.log(table(['route', 'status', 'ms', 'target', 'body', 'answer'], rows.slice(0, 40).map(notable)));
  console.log(printed(played));
  const differences = played.flatMap((each) => differenceOf(each) ?? []);
  for (const difference of differences.slice(0, 40)) console.log(difference);
  const bars = barsOf(played, differences);
  reportBars(bars);
  if (bars.some(({ isMet }) => !isMet)) console.log(api.output().slice(-6000));
} finally {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
}
