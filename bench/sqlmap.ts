import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { play, type PlayedCall } from '../api/test/support/fuzz/play.ts';
import { textAt } from '../e2e/support/graphql.ts';
import { startShop, withoutWarmer, type Shop } from '../e2e/support/shop.ts';
import { confirmAddress, newShopper, openTicket, register } from '../e2e/support/shopper.ts';
import { grantRole } from '../e2e/support/staff.ts';
import { openStudio } from '../e2e/support/studio.ts';
import { newMember } from './cluster/members.ts';
import { countingProxy, type CountingProxy } from './injection/counting-proxy.ts';
import { anyAsset, findExamples } from './injection/examples.ts';
import { markedCalls, unmarked, withMarkedHeaders, type MarkedCall } from './injection/marked-calls.ts';
import { requireSqlmap, tryCall, type Trial } from './injection/sqlmap.ts';
import { printedMachine, reportBars, table, type Bar } from './report.ts';
import { newBuyer } from './trust/purchase.ts';

/**
 * Runs sqlmap on every parameter of every call that takes any: those of paths, queries and headers, and every string in
 * a JSON body, as an owner of the shop with a purchase.
 *
 * Excluded: numbers and booleans in bodies, which cannot hold text; bodies that are not JSON, or that the contract only
 * refers to; headers common to all calls, except on two of them; calls that would end the session, and streams; checks
 * of sqlmap from `--level=3` and `--risk=2` on; and second-order injections, which are only visible in other calls. Many
 * calls find nothing for their examples, so that only an error or a delay would reveal an injection: a server error
 * counts as a finding, too.
 */

/** Maximum number of calls, spread over all of them; set `SQLMAP_CALLS` for a quick run. */
const CALLS = Number(process.env['SQLMAP_CALLS'] ?? Number.POSITIVE_INFINITY);
const AT_ONCE = 3;

/** Returns calls with the headers that the shop reads in any request. */
function callsWithHeaders(assetId: string, token: string): readonly MarkedCall[] {
  const headers = {
    accept: 'application/json',
    'accept-language': 'en',
    'if-none-match': '"rose"',
    'user-agent': 'sqlmap',
    referer: 'http://localhost/',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    'x-forwarded-for': '192.0.2.1',
    'x-request-id': 'rose',
  };
  return [
    withMarkedHeaders('/orders', { ...headers, authorization: `Bearer ${token}` }),
    withMarkedHeaders(`/api/products/${assetId}/preview`, headers),
    withMarkedHeaders('/api/downloads/rose', { cookie: 'halfdrop-download=rose' }),
  ];
}

/** The caller: an owner of the shop with a purchase, a ticket and a studio. */
interface Owner {
  readonly token: string;
  readonly studioId: string;
  /** Re-enters the password, without which much is refused. */
  readonly prove: () => Promise<unknown>;
}

async function newOwner(shop: Shop, assetId: string): Promise<Owner> {
  const buyer = await newBuyer(shop.apiUrl);
  const { token, shopper } = buyer;
  await buyer.buy(assetId, () => Promise.resolve());
  await openTicket(shop.url, token);
  await confirmAddress(shop, shopper);
  const reviewer = newShopper();
  const parties = { applicant: token, reviewer: await register(shop.url, reviewer) };
  await grantRole(shop, reviewer, 'reviewer');
  await openStudio(shop.url, parties, shopper.username);
  await grantRole(shop, shopper, 'owner');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const studios: unknown = await (await fetch(`${shop.apiUrl}/studios/own`, { headers })).json();
  const body = JSON.stringify({ password: shopper.password });
  return {
    token,
    studioId: textAt(studios, 'data', 'studios', 0, 'id'),
    prove: () => fetch(`${shop.apiUrl}/auth/proof`, { method: 'POST', headers, body }),
  };
}

async function callsToTry(apiUrl: string, owner: Owner, assetId: string): Promise<readonly MarkedCall[]> {
  const contract: unknown = JSON.parse(await readFile('api/openapi.json', 'utf8'));
  const authorization = `Bearer ${owner.token}`;
  const calls = markedCalls(contract, await findExamples(apiUrl, owner, contract)).map((call) => ({
    ...call,
    headers: { ...call.headers, authorization },
  }));
  // Wrong passwords come last: after them, sign-ins are blocked for a while.
  const all = [...callsWithHeaders(assetId, owner.token), ...calls].toSorted(
    (one, other) => Number(one.target.startsWith('/auth/')) - Number(other.target.startsWith('/auth/')),
  );
  const every = Math.max(1, Math.ceil(all.length / CALLS));
  return all.filter((_, index) => index % every === 0);
}

async function tryAll(url: string, calls: readonly MarkedCall[], { prove }: Owner): Promise<Trial[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'halfdrop-sqlmap-'));
  const trials: Trial[] = [];
  const rest = calls.values();
  const worker = async () => {
    for (const call of rest) {
      await prove();
      trials.push(await tryCall(url, call, await mkdtemp(path.join(folder, 'call-'))));
      if (trials.length % 20 === 0) console.log(`${trials.length} of ${calls.length} calls tried`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return trials;
}

const isRead = ({ method }: MarkedCall) => method === 'GET';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function barsOf(trials: readonly Trial[], { statuses, failed }: CountingProxy): Bar[] {
  const findings = trials.flatMap((trial) => trial.findings);
  const [tried, marks] = [sum(trials.map((trial) => trial.tried)), sum(trials.map(({ call }) => call.marks))];
  return [
    {
      promise: 'E8 sqlmap finds nothing to inject',
      figure: `${trials.length} calls, ${tried} parameters, ${findings.length} findings`,
      isMet: findings.length === 0,
    },
    {
      promise: 'E8 nothing that sqlmap sends is answered with a server error',
      figure: `${failed.length} of ${sum([...statuses.values()])} requests`,
      isMet: failed.length === 0,
    },
    { promise: 'sqlmap has tried every parameter', figure: `${tried} of ${marks}`, isMet: tried === marks },
  ];
}

function printedTrials(trials: readonly Trial[]): string {
  const methods = [...new Set(trials.map(({ call }) => call.method))].map((method) => {
    const of = trials.filter(({ call }) => call.method === method);
    return [method, of.length, sum(of.map(({ tried }) => tried)), sum(of.map(({ findings }) => findings.length))];
  });
  const rows = methods.map((cells) => cells.map(String));
  return table(['method', 'calls', 'parameters', 'findings'], rows);
}

/** Reports examples without a result, which give sqlmap less to compare. */
function printedExamples(answers: readonly PlayedCall[]): string {
  const found = answers.filter(({ status }) => status < 400).length;
  return `${found} of ${answers.length} reads find something before sqlmap changes them.`;
}

function printedStatuses(statuses: ReadonlyMap<number, number>): string {
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  return `Replies: ${counts.map(([status, count]) => `${count} × ${status === 0 ? 'none' : status}`).join(', ')}`;
}

requireSqlmap();
console.log('Starting the shop with the sample catalog …');
// The in-memory index would answer many of the calls without a statement.
const shop = await startShop({ env: { ...withoutWarmer, SEARCH_DRIVER: 'postgres', LOG_LEVEL: 'error' } });
try {
  const { _id: assetId } = await anyAsset(shop.apiUrl);
  const owner = await newOwner(shop, assetId);
  // The newest member is listed first: actions on people then do not affect the owner.
  await newMember(shop.url);
  const calls = await callsToTry(shop.apiUrl, owner, assetId);
  await owner.prove();
  const answers = await play(shop.apiUrl, calls.filter(isRead).map(unmarked), AT_ONCE);
  const proxy = await countingProxy(shop.apiUrl);
  const trials = await tryAll(proxy.url, calls, owner);
  proxy.close();
  for (const { call, tried, findings, output } of trials) {
    if (findings.length > 0) console.log(`${call.route}\n${findings.join('\n')}`);
    else if (tried !== call.marks)
      console.log(`${call.route}: ${tried} of ${call.marks} parameters\n${output.slice(-2000)}`);
  }
  if (proxy.failed.length > 0) {
    const failed = proxy.failed.slice(0, 40).map(({ request, status }) => [request.slice(0, 200), String(status)]);
    console.log(`${table(['request', 'status'], failed)}\n${shop.api.output().slice(-6000)}`);
  }
  console.log(
    `\n${printedMachine()}\n\n${printedTrials(trials)}\n${printedExamples(answers)}\n${printedStatuses(proxy.statuses)}\n`,
  );
  reportBars(barsOf(trials, proxy));
} finally {
  await shop.stop();
}
