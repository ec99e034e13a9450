import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { apiServer, stopServers } from '../test/support/fake-api-server.ts';
import { gatewayOver, listeningGateway, stopGateways } from '../test/support/test-gateway.ts';
import { until } from '../test/support/until.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

test('it is live without the api, but not ready', async () => {
  const { url } = await gatewayOver();

  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);
});

test('it is ready when the api is', async () => {
  const api = await apiServer((_request, response) => response.end('{}'));
  const { url } = await listeningGateway({ apiUrl: api.url });

  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ok', api: 'ok' });
  expect(api.requests).toEqual(['GET /health/ready']);
});

test('C6 it stays ready while the api is slow to say how it is', async () => {
  const api = await apiServer(() => undefined);
  const { url } = await listeningGateway({ apiUrl: api.url });
  const reply = await fetch(`${url}/health/ready`);

  expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok', api: 'slow' }]);
});

test('B10 what was accepted is finished while it drains, and new connections are refused', async () => {
  let answer: (() => void) | undefined;
  const started = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { url, post, stop } = await gatewayOver({
    catalog: {
      assetBySlug: async () => {
        answer?.();
        await held;
        return null;
      },
    },
  });
  const running = post(JSON.stringify({ query: '{ assetBySlug(slug: "s") { id } }' }));
  await started;

  const stopped = stop();
  await until(() =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    ),
  );
  release?.();

  expect(await (await running).json()).toEqual({ data: { assetBySlug: null } });
  await stopped;
});

test('B10 a gateway that stops says so while it still answers, so that a balancer sends nobody there any more', async () => {
  const api = await apiServer((_request, response) => response.end('{}'));
  const { url, stop } = await listeningGateway({ apiUrl: api.url, noticeMs: 1000 });

  const stopped = stop();
  const ready = await fetch(`${url}/health/ready`);
  const late = await fetch(`${url}/health/live`);

  expect(ready.status).toBe(503);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
});

test('requests, upstream calls and cache hits are counted', async () => {
  const api = await apiServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}');
  });
  const { url, run } = await listeningGateway({ apiUrl: api.url });

  await run('{ assetBySlug(slug: "s") { id } }');
  await run('{ assetBySlug(slug: "s") { id } }');
  const metrics = await (await fetch(`${url}/metrics`)).text();

  expect(metrics).toContain('http_request_duration_seconds_count{kind="graphql",status="200"} 2');
  expect(metrics).toContain('upstream_request_duration_seconds_count{method="GET",status="404"} 1');
  expect(metrics).toContain('graphql_cache_total{outcome="hit"} 1');
});

test('signed links do not stand in the log, request ids do', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { url } = await gatewayOver({}, { logger });
  const token = 'eyJ'.repeat(30);

  await fetch(`${url}/api/downloads/${token}?x=${token}`, { headers: { 'x-request-id': 'request-0001' } });
  await stopGateways();

  expect(lines.join('')).toContain('"path":"/api/downloads/…"');
  expect(lines.join('')).toContain('"requestId":"request-0001"');
  expect(lines.join('')).not.toContain(token);
});

test('a request id that is not sound is replaced', async () => {
  const { url } = await gatewayOver();

  const kept = await fetch(`${url}/health/live`, { headers: { 'x-request-id': 'abcdef-123456' } });
  const replaced = await fetch(`${url}/health/live`, { headers: { 'x-request-id': 'x"; drop' } });

  expect(kept.headers.get('x-request-id')).toBe('abcdef-123456');
  expect(replaced.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

/** Sends requests over one keep-alive connection until told to close; returns what went wrong. */
async function askUntilClosed(url: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  try {
    for (;;) {
      const asked = request(`${url}/graphql`, { agent, method: 'POST', headers }).end('{"query":"{ __typename }"}');
      const [reply]: IncomingMessage[] = await once(asked, 'response');
      if (!reply) return 'no reply';
      await text(reply);
      if (reply.statusCode !== 200) return `status ${reply.statusCode}`;
      if (reply.headers.connection === 'close') return 'told to close';
    }
  } catch (error) {
    return String(error);
  } finally {
    agent.destroy();
  }
}

test('M10 a stop while 64 connections are busy loses no request', async () => {
  const { url, post, stop } = await gatewayOver();
  const asking = Array.from({ length: 64 }, () => askUntilClosed(url));
  for (let round = 0; round < 3; round += 1) await (await post('{"query":"{ __typename }"}')).text();

  const stopped = stop();

  expect(new Set(await Promise.all(asking))).toEqual(new Set(['told to close']));
  await stopped;
});

test.each([
  ['without a token, this machine', undefined, {}, 200],
  ['without a token, what a proxy passes on', undefined, { 'x-forwarded-for': '127.0.0.1' }, 403],
  ['with a token, who has it', 'a-token-of-24-characters', { authorization: 'Bearer a-token-of-24-characters' }, 200],
  ['with a token, who has another', 'a-token-of-24-characters', { authorization: 'Bearer another' }, 401],
  ['with a token, this machine without it', 'a-token-of-24-characters', {}, 401],
])('metrics: %s', async (_title, metricsToken, headers: Record<string, string>, status) => {
  const { url } = await gatewayOver({}, { metricsToken });

  expect((await fetch(`${url}/metrics`, { headers })).status).toBe(status);
});

test.each([
  ['https://shop.example', 'max-age=15552000'],
  ['http://localhost:4000', null],
])('pages of %s tell browsers to insist on HTTPS: %p', async (publicUrl, expected) => {
  const { url } = await gatewayOver({}, { publicUrl });

  expect((await fetch(`${url}/about`)).headers.get('strict-transport-security')).toBe(expected);
});

test('a page that is late is logged without the token in its address', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const render = () => Promise.reject(new Error('broken'));
  const web = { folder: '/nowhere', indexHtml: '<div id="root"></div>', render };
  const { url } = await gatewayOver({}, { logger, web });

  await fetch(`${url}/newsletter/confirm?token=secret-of-a-mail`);

  expect(lines.join('')).toContain('"path":"/newsletter/confirm"');
  expect(lines.join('')).not.toContain('secret-of-a-mail');
});

test('a document that is refused is one short line of the log', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { run } = await gatewayOver({}, { logger });

  await run(`{ ${'unknown '.repeat(50)} }`);
  await run('{ categories { id ');
  const refusals = lines.filter((line) => line.includes('Operation refused'));

  expect(refusals).toHaveLength(2);
  expect(refusals.every((line) => line.length < 250 && !line.includes('stack'))).toBe(true);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
