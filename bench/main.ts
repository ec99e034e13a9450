import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freshDataDir } from '../e2e/support/data-dir.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { startServerProcess, type ServerProcess } from '../e2e/support/server-process.ts';
import { startShop, type Shop } from '../e2e/support/shop.ts';
import { firstLoadSizes } from '../scripts/gates/bundle-budget.mjs';
import { load, median, type LoadResult, type Scenario } from './load.ts';
import { timePages } from './pages.ts';
import { residentBytes } from './process-usage.ts';
import { evaluate, printed, type BenchFacts, type ScenarioFigures } from './report.ts';
import { bareScenario, prepareSubjects, scenarios } from './scenarios.ts';
import { timeSecondStart } from './second-start.ts';
import { perRequest, usageMeter, type CpuTimes } from './usage-meter.ts';

const ROUNDS = 3;
const SECONDS = 2;
const report = '.tmp/bench.json';

type Round = LoadResult & { readonly name: string; readonly cpu: CpuTimes; readonly ratio: number };

async function bench(): Promise<void> {
  const dataDir = await freshDataDir();
  console.log('Starting the shop with the sample catalog …');
  const shop = await startShop({ dataDir });
  try {
    const measured = await measure(shop, dataDir);
    await shop.halt();
    const facts = { ...measured, secondStart: await timeSecondStart(dataDir) };
    const bars = evaluate(facts);
    console.log(`\n${printed(facts, bars)}`);
    await writeFile(report, `${JSON.stringify({ ...facts, bars }, null, 2)}\n`);
    console.log(`\nAll figures: ${report}`);
  } finally {
    await shop.halt();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(shop: Shop, dataDir: string): Promise<Omit<BenchFacts, 'secondStart'>> {
  const subjects = await prepareSubjects(shop);
  const details = subjects.slugs.slice(0, 9).map((slug) => `/product/${slug}`);
  const lists = Array.from({ length: 9 }, (_, index) => `/products?page=${index + 1}`);
  const pages = [await timePages('/products', shop.url, lists), await timePages('/product/{slug}', shop.url, details)];
  const ours = scenarios(shop, subjects);
  const bareServer = await startBareServer(ours, dataDir);
  const all = [bareScenario(bareServer.origin), ...ours];
  const rounds = await interleave(all, usageMeter(shop, bareServer.process.pid));
  await bareServer.process.stop();
  return {
    scenarios: all.map(({ name }) => middle(rounds.filter((round) => round.name === name))),
    firstLoad: firstLoadSizes('.'),
    pages,
    residentBytes: { api: residentBytes(shop.api.pid), gateway: residentBytes(shop.gateway.pid) },
  };
}

/** Starts the yardstick with the bytes that the gateway answers the repeated list with. */
async function startBareServer(ours: readonly Scenario[], dataDir: string) {
  const repeated = ours.find(({ name }) => name === 'gateway: list, repeated');
  if (!repeated) throw new Error('There is no repeated list');
  const port = await freePort();
  await mkdir('.tmp', { recursive: true });
  const bodyFile = path.join(dataDir, 'bare-body.json');
  await writeFile(bodyFile, await answerOf(repeated));
  const server: ServerProcess = startServerProcess('bench/bare-server.mjs', {}, [bodyFile, String(port)]);
  await server.ready;
  return { process: server, origin: `http://127.0.0.1:${port}` };
}

async function answerOf(scenario: Scenario): Promise<string> {
  const [request] = scenario.requestsFor(0, 1);
  if (!request) throw new Error(`${scenario.name} asks nothing`);
  const { method, headers = {}, body = null } = request;
  const response = await fetch(scenario.origin + request.path, { method, headers, body });
  const text = await response.text();
  scenario.checkAnswer(JSON.parse(text));
  return text;
}

/** Checks and warms every scenario, then loads them in turns, so that a noisy moment meets all alike. */
async function interleave(all: readonly Scenario[], read: () => CpuTimes): Promise<Round[]> {
  for (const scenario of all) {
    await answerOf(scenario);
    await load(scenario, 1);
  }
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`Round ${round} of ${ROUNDS} …`);
    let bare = Number.NaN;
    for (const scenario of all) {
      const before = read();
      const result = await load(scenario, SECONDS);
      const cpu = perRequest(before, read(), result.requests);
      if (scenario === all[0]) bare = result.requestsPerSecond;
      rounds.push({ ...result, name: scenario.name, cpu, ratio: result.requestsPerSecond / bare });
    }
  }
  return rounds;
}

function middle(rounds: readonly Round[]): ScenarioFigures {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  return {
    name: rounds[0]?.name ?? '',
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
    ratio: of((round) => round.ratio),
    cpu: {
      bare: of((round) => round.cpu.bare),
      gateway: of((round) => round.cpu.gateway),
      api: of((round) => round.cpu.api),
      postgres: of((round) => round.cpu.postgres),
    },
  };
}

await bench();
