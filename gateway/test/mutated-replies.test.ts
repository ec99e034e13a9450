import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { typeDefs } from '@halfdrop/schema';
import fc from 'fast-check';
import { buildSchema, Kind, parse } from 'graphql';
import { freePort } from '../../scripts/lib/ports.mjs';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { apiServer, stopServers } from './support/fake-api-server.ts';
import { restAsset, restPagination, restTile } from './support/fixtures.ts';
import { mutatedReply } from './support/mutated-reply.ts';
import { heldMegabytes } from './support/process-cost.ts';
import { replyFaults } from './support/reply-faults.ts';
import { listeningGateway, stopGateways } from './support/test-gateway.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const schema = buildSchema(typeDefs);
const MAX_GROWTH_MB = 32;

const reads = [
  {
    query:
      '{ viewer { id } assetBySlug(slug: "s") { __typename id title slug tags colors designer { __typename id } } }',
    sound: { data: restAsset(1) },
  },
  {
    query:
      '{ viewer { id } assets(limit: 2) { __typename items { __typename id title slug rating } pageInfo { __typename totalItems } } }',
    sound: { data: { assets: [restTile(1), restTile(2)], pagination: restPagination(2), reading: null } },
  },
] as const;

/** Starts a server that writes raw bytes and hangs up. */
async function rawServer() {
  const port = await freePort();
  const given: { reply: Buffer } = { reply: Buffer.alloc(0) };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.once('data', () => socket.end(given.reply));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, given, close };
}

test('C3 whatever the api replies, the shop answers as its schema says, with what needs no api', async () => {
  const rounds = roundsOf({ quick: 200, full: 5000 });
  const { url, given, close } = await rawServer();
  const { post } = await listeningGateway({ apiUrl: url, responseCacheBytes: 0, upstreamTimeoutMs: 1000 });
  const codes: Record<string, number> = {};
  const findings = new Map<string, string>();
  const ask = async (query: string, reply: Buffer) => {
    given.reply = reply;
    const response = await post(JSON.stringify({ query }));
    const answer = await response.json();
    const [node] = parse(query).definitions;
    if (node?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not an operation');
    const { data, errors } = answer as { data?: { viewer?: unknown }; errors?: { extensions: { code: string } }[] };
    const faults = replyFaults(schema, node, answer);
    if (response.status !== 200) faults.push(`answered ${response.status}`);
    if (data?.viewer !== null) faults.push('the rest of the answer is lost');
    for (const fault of faults) findings.set(fault, reply.toString('latin1').slice(0, 2000));
    const code = errors?.[0]?.extensions.code ?? 'none';
    codes[code] = (codes[code] ?? 0) + 1;
  };
  await ask(reads[0].query, Buffer.alloc(0));
  const before = heldMegabytes();

  for (const { query, sound } of reads) {
    for (const reply of fc.sample(mutatedReply(sound), { numRuns: rounds, seed: 3 })) await ask(query, reply);
  }

  const grown = heldMegabytes() - before;
  close();
  expect(Object.fromEntries(findings)).toEqual({});
  expect(Object.keys(codes).filter((code) => !['none', 'INTERNAL', 'UPSTREAM_UNAVAILABLE'].includes(code))).toEqual([]);
  expect(codes['UPSTREAM_UNAVAILABLE']).toBeGreaterThan(rounds / 4);
  expect(grown).toBeLessThan(MAX_GROWTH_MB);
  const told = Object.entries(codes).map(([code, count]) => `${code} ${count}`);
  reportFigure(
    'C3 whatever the api replies, the shop answers as its schema says, with what needs no api',
    `${rounds * reads.length} mutated replies, 0 faults, errors: ${told.join(', ')}; ${grown.toFixed(1)} MB more held`,
  );
}, 600_000);

/** Writes as much as the client accepts. */
function pour(response: ServerResponse, chunk: Buffer, times: number): void {
  let left = times;
  const fill = () => {
    while (left > 0 && !response.destroyed && response.write(chunk)) left -= 1;
    if (left <= 0) response.end();
  };
  response.on('drain', fill);
  fill();
}

const MEGABYTE = Buffer.alloc(1_048_576, 'x');
const bomb = gzipSync(Buffer.alloc(50 * 1_048_576, '['));

test.each([
  [
    '100 MB',
    (response: ServerResponse) => pour(response.writeHead(200, { 'content-type': 'application/json' }), MEGABYTE, 100),
  ],
  [
    'a gzip bomb',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  ],
  [
    'a flood of headers',
    (response: ServerResponse) => {
      for (let index = 0; index < 2000; index += 1) response.setHeader(`x-${index}`, 'y'.repeat(1000));
      response.end('{}');
    },
  ],
])(
  'C3 an api that answers %s is UPSTREAM_UNAVAILABLE, and nothing is kept of it',
  async (title, answer) => {
    const rounds = roundsOf({ quick: 3, full: 100 });
    const { url } = await apiServer((_request, response) => answer(response));
    const { run } = await listeningGateway({ apiUrl: url, responseCacheBytes: 0 });
    const ask = async () => {
      const { data, errors } = await run('{ viewer { id } assetBySlug(slug: "s") { id } }');
      expect([data, errors?.map(({ extensions }) => extensions['code'])]).toEqual([
        { viewer: null, assetBySlug: null },
        ['UPSTREAM_UNAVAILABLE'],
      ]);
    };
    await ask();
    const before = heldMegabytes();

    for (let round = 0; round < rounds; round += 1) await ask();

    const grown = heldMegabytes() - before;
    expect(grown).toBeLessThan(MAX_GROWTH_MB);
    reportFigure(
      `C3 an api that answers ${title} is UPSTREAM_UNAVAILABLE, and nothing is kept of it`,
      `${rounds} of ${rounds} rounds, ${grown.toFixed(1)} MB more held`,
    );
  },
  600_000,
);
