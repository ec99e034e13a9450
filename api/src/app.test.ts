import net from 'node:net';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../test/support/test-app.ts';
import { buildOpenApi } from './openapi.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

/** Counts the rows of every table, to detect unintended writes. */
async function rowCounts(): Promise<string> {
  const { rows } = await sql<{ counts: string }>`
    select string_agg(tablename || '=' || (xpath('/row/c/text()',
      query_to_xml('select count(*) as c from ' || quote_ident(tablename), false, true, '')))[1]::text, ',' order by tablename)
      as counts
    from pg_tables where schemaname = 'public'
  `.execute(app.db);
  return rows[0]?.counts ?? '';
}

describe('requests that cannot be served', () => {
  test('an unknown address answers 404 as a problem', async () => {
    const response = await app.http().get('/nowhere').expect(404);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.body).toMatchObject({ code: 'not_found', status: 404, type: 'about:blank' });
    expect(response.body.requestId).toBe(response.headers['x-request-id']);
  });

  test('the request id of the caller is taken over, unless it could forge a log', async () => {
    const kept = await app.http().get('/nowhere').set('x-request-id', 'abc-1');
    expect(kept.body.requestId).toBe('abc-1');
    const replaced = await app.http().get('/nowhere').set('x-request-id', 'a b"c');
    expect(replaced.body.requestId).toMatch(/^[\da-f-]{36}$/);
  });

  const calls = [
    ['post', '/auth/register'],
    ['post', '/auth/login'],
    ['post', '/cart/quote'],
    ['post', '/cart'],
    ['put', '/cart/coupon'],
    ['post', '/orders/checkout-session'],
  ] as const;
  const bodies = [
    ['broken JSON', '{"a":', 400, 'malformed_json'],
    ['a JSON text', '"text"', 400, 'malformed_json'],
    ['a list', '[]', 422, 'validation_failed'],
    ['another shape', '{"a":{"b":[1,2]}}', 422, 'validation_failed'],
    [
      'numbers everywhere',
      '{"email":1,"password":2,"name":3,"items":4,"code":5,"expectedTotal":"x"}',
      422,
      'validation_failed',
    ],
    ['prototype keys', '{"__proto__":{"role":"admin"},"constructor":1}', 422, 'validation_failed'],
    ['11 MB of text', JSON.stringify({ email: 'x'.repeat(11_000_000) }), 413, 'payload_too_large'],
  ] as const;
  const cases = calls.flatMap(([method, path]) => bodies.map((body) => [method, path, ...body] as const));

  test.each(cases)('%s %s with %s answers the documented error and writes nothing', async (...values) => {
    const [method, path, , body, status, code] = values;
    const before = await rowCounts();
    const http = app.http();
    const response = await http[method](path)
      .set(person.auth)
      .set('idempotency-key', 'bad-input')
      .set('content-type', 'application/json')
      .send(body);
    expect(response.status).toBe(status);
    expect(response.body.code).toBe(code);
    expect(await rowCounts()).toBe(before);
  });

  test('a body in another format counts as none', async () => {
    const response = await app.http().post('/auth/login').type('text/plain').send('hello').expect(422);
    expect(response.body.code).toBe('validation_failed');
  });

  test('an address that cannot be decoded answers 400', async () => {
    const response = await app.http().get('/products/%E0%A4%A').expect(400);
    expect(response.body.code).toBe('malformed_request');
  });

  const megabytes = 'x'.repeat(10_000_000);
  test.each([
    ['searches', `GET /open-api/assets?search=${megabytes} HTTP/1.1`],
    ['counts', `GET /open-api/assets/facets?search=${megabytes} HTTP/1.1`],
    ['suggests', `GET /open-api/assets/suggestions?q=${megabytes} HTTP/1.1`],
    ['lists products', `GET /products?search=${megabytes} HTTP/1.1`],
    ['reads by slug', `GET /open-api/assets/by-slug/${megabytes} HTTP/1.1`],
    ['carries a token', `GET /cart HTTP/1.1\r\nauthorization: Bearer ${megabytes}`],
  ])('10 MB in a request that %s are refused while they are read, and the next is served', async (_does, head) => {
    const before = await rowCounts();
    const answer = await sendRaw(Number(new URL(app.baseUrl).port), `${head}\r\nhost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"code":"header_too_large"');
    expect(await rowCounts()).toBe(before);
    await app.http().get('/open-api/assets?search=rose').expect(200);
  });

  test('10 MB sent as the body of a search are not read', async () => {
    const before = await rowCounts();
    await app
      .http()
      .get('/open-api/assets?search=rose')
      .type('json')
      .send(JSON.stringify({ search: megabytes }));
    expect(await rowCounts()).toBe(before);
    await app.http().get('/open-api/assets?search=rose').expect(200);
  });

  test('bytes that are not HTTP answer 400', async () => {
    const answer = await sendRaw(Number(new URL(app.baseUrl).port), 'hello there\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed_request"');
  });
});

/**
 * Resolves with everything received before the connection closed; the server may close it before the request is fully
 * written.
 */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

describe('what operators look at', () => {
  test('health tells live and ready', async () => {
    expect((await app.http().get('/health/live').expect(200)).body).toEqual({ status: 'live' });
    expect((await app.http().get('/health/ready').expect(200)).body).toEqual({
      status: 'ready',
      files: 'ok',
    });
  });

  test('figures name routes by their pattern, never by address', async () => {
    await app.http().get('/orders/by-session/ps_secret').set(person.auth).expect(404);
    const { text } = await app.http().get('/metrics').expect(200);
    expect(text).toContain('route="/orders/by-session/:sessionId",status="404"');
    expect(text).not.toContain('ps_secret');
  });

  test('figures tell of jobs, and of what the checks on money found', async () => {
    const { text } = await app.http().get('/metrics').expect(200);
    expect(text).toMatch(/^jobs\{status="waiting"\} \d+$/m);
    expect(text).toMatch(/^job_oldest_due_seconds \d/m);
    expect(text).toContain('money_check_findings{check="order-without-license"} 0');
  });

  test('figures are for callers on this machine whom nobody forwards', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
      await app.http().get('/metrics').set(header, '203.0.113.1').expect(404);
    }
  });

  test('with a token set, figures are for whoever bears it', async () => {
    const guarded = await createTestApp({ metricsToken: 'of-prometheus' });
    try {
      const read = () => guarded.http().get('/metrics').set('x-forwarded-for', '203.0.113.1');
      await read().set('authorization', 'Bearer of-prometheus').expect(200);
      await read().set('authorization', 'Bearer of-somebody').expect(404);
      await guarded.http().get('/metrics').expect(404);
    } finally {
      await guarded.close();
    }
  });

  test('the reference is served from here alone', async () => {
    const page = await app.http().get('/docs/').expect(200);
    expect(page.text).toContain('swagger-ui');
    expect(page.text).not.toMatch(/src="https?:/);
    await app.http().get('/docs/swagger-ui-bundle.js').expect(200);
    expect((await app.http().get('/openapi.json').expect(200)).body.openapi).toBe('3.1.0');
  });

  test('the outbox can be read in development', async () => {
    expect((await app.http().get('/dev/mail').expect(200)).text).toContain('No mail yet');
    await app.http().get('/dev/mail/..%2f..%2fetc%2fpasswd').expect(404);
    await app.http().get('/dev/mail/unknown.eml').expect(404);
  });
});

describe('the OpenAPI document', () => {
  const document = buildOpenApi();

  test('every call that needs sign-in answers 401 without it', async () => {
    const secured = operations().filter(({ operation }) =>
      JSON.stringify(operation.security)?.startsWith('[{"bearer":'),
    );
    expect(secured.length).toBeGreaterThan(10);
    for (const { method, path } of secured) {
      const response = await fetch(app.baseUrl + path.replaceAll(/\{\w+\}/g, 'x'), { method: method.toUpperCase() });
      expect([method, path, response.status]).toEqual([method, path, 401]);
    }
  });

  test('names every schema that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    const unknown = references.filter((name) => name === undefined || !(name in document.components.schemas));
    expect(unknown).toEqual([]);
  });

  function operations() {
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        operation: operation as { security?: unknown },
      })),
    );
  }
});
