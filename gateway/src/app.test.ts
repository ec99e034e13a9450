import pino from 'pino';
import { apiServer, stopServers } from '../test/support/fake-api-server.ts';
import { gatewayOver, listeningGateway, stopGateways } from '../test/support/test-gateway.ts';

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
  await expect(fetch(`${url}/health/live`)).rejects.toThrow('fetch failed');
  release?.();

  expect(await (await running).json()).toEqual({ data: { assetBySlug: null } });
  await stopped;
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
