import { apiServer, stopServers } from '../../../test/support/fake-api-server.ts';
import { listeningGateway, stopGateways } from '../../../test/support/test-gateway.ts';
import { readProxyTrust } from './client-address.ts';

afterEach(async () => {
  await stopGateways();
  await stopServers();
});

const cases: ReadonlyArray<readonly [trust: string, forwardedFor: string | undefined, address: string]> = [
  ['0', '6.6.6.6', '127.0.0.1'],
  ['1', undefined, '127.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['2', '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['1', 'unknown', '127.0.0.1'],
  ['1', '6.6.6.6, 1.2.3.4:99', '127.0.0.1'],
  ['10.0.0.0/8', '6.6.6.6', '127.0.0.1'],
  ['loopback', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['loopback,10.0.0.0/8', '6.6.6.6, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['loopback', '::ffff:203.0.113.7', '203.0.113.7'],
  ['loopback', '2001:db8::7', '2001:db8::7'],
];

test.each(cases)('H8 trusting %p, a request forwarded for %p comes from %p', async (text, forwardedFor, address) => {
  const seen: unknown[] = [];
  const api = await apiServer((request, response) => {
    seen.push(request.headers['x-forwarded-for']);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found"}');
  });
  const trustProxy = readProxyTrust(text) ?? Number.NaN;
  const { url, run } = await listeningGateway({ apiUrl: api.url, trustProxy });
  const headers: Record<string, string> = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };

  await run('{ assetBySlug(slug: "s") { id } }', {}, headers);
  await fetch(`${url}/api/products/1/preview`, { headers });

  expect(seen).toEqual([address, address]);
});

test.each(['11', '-1', 'all', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '::1/200'])('%p is no trust', (text) => {
  expect(readProxyTrust(text)).toBeUndefined();
});
