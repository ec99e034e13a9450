import { sql } from 'kysely';
import * as v from 'valibot';
import { reportFigure, roundsOf } from '../../scripts/reliability/rounds.mjs';
import { play } from '../test/support/fuzz/play.ts';
import { createTestApp, type TestApp } from '../test/support/test-app.ts';
import { insertTestAsset } from '../test/support/test-assets.ts';
import { buildOpenApi } from './openapi.ts';

/** Payloads that would execute if concatenated into a query, filter, command, template or header. */
const CORPUS = [
  "' or '1'='1",
  "' or 1=1 --",
  "'; drop table catalog_asset; --",
  "') union select email, password_hash, null from account_user --",
  "x' and (select pg_sleep(30)) is null --",
  '1; select pg_sleep(30)',
  '1) or (1=1',
  '1/**/or/**/1=1',
  "e' or 1=1 \\'; --",
  '%27%20or%201%3D1--',
  "\\' or 1=1 --",
  '$$ || (select version()) || $$',
  'id desc, (select 1/0)',
  "newest' desc; --",
  "en' || (select 1/0)::text || '",
  '{"$gt":""}',
  '[$ne]=1',
  "'; return true; var x='",
  '*)(uid=*))(|(uid=*',
  '*)(objectClass=*',
  '{{31337*7}}',
  '${31337*7}',
  '<%= 31337*7 %>',
  '#{31337*7}',
  '; sleep 30',
  '| cat /etc/passwd',
  '$(sleep 30)',
  '`sleep 30`',
  'x%0d%0aset-cookie:%20a=b',
  "%' escape '",
  'ʼ or 1=1 --',
] as const;

const ParameterSchema = v.object({ name: v.string(), in: v.picklist(['path', 'query', 'header']) });
const DocumentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ parameters: v.array(ParameterSchema) }))),
});

/** Parameters that no call declares, but that other shops commonly pass to the database. */
const UNDECLARED = ['languageCode', 'sort', 'order', 'filter', 'where', 'fields'].map(
  (name) => ({ name, in: 'query' }) as const,
);

interface Place {
  readonly method: string;
  readonly template: string;
  readonly parameter: v.InferOutput<typeof ParameterSchema>;
}

/** Every parameter of every call, except calls that end the caller's session. */
const places: readonly Place[] = Object.entries(v.parse(DocumentSchema, buildOpenApi()).paths)
  .filter(([template]) => !/logout|auth\/sessions|account\/delete/.test(template))
  .flatMap(([template, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters }]) =>
      [...parameters, ...(method === 'get' ? UNDECLARED : [])].map((parameter) => ({ method, template, parameter })),
    ),
  );

let app: TestApp;
let tokens: readonly string[];
beforeAll(async () => {
  app = await createTestApp({ isProduction: true });
  await insertTestAsset(app.db, { title: 'Rose' });
  tokens = [(await app.signUp('owner')).token, (await app.signUp()).token];
});
afterAll(() => app.close());

function callWith({ method, template, parameter }: Place, text: string, token: string) {
  const written = encodeURIComponent(text);
  const path = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    parameter.in === 'path' && parameter.name === name ? written : '1',
  );
  return {
    route: `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    target: parameter.in === 'query' ? `${path}?${parameter.name}=${written}` : path,
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': text.replaceAll(/[^ -~]/g, ''),
      ...(parameter.in === 'header' && { [parameter.name]: text.replaceAll(/[^ -~]/g, '') }),
    },
    body: null,
  };
}

const LEAK = /219359|syntax error|sqlstate|unterminated|at character|pg_catalog|argon2|root:x:|PostgreSQL \d/i;

async function rowCounts(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from catalog_asset) assets, (select count(*) from account_user) people,
      (select count(*) from account_staff_role) staff, (select count(*) from orders_order) orders`.execute(app.db);
  return rows[0];
}

test('E8 no text that is code elsewhere is code in any parameter of any call', async () => {
  const each = roundsOf({ quick: 1, full: CORPUS.length });
  const every = roundsOf({ quick: 11, full: 1 });
  const looked = places.filter((_, index) => index % every === 0);
  const calls = looked.flatMap((place, index) =>
    Array.from({ length: each }, (_, round) =>
      callWith(place, CORPUS[(index + round) % CORPUS.length] ?? '', tokens[(index + round) % tokens.length] ?? ''),
    ),
  );
  const before = await rowCounts();
  const played = await play(app.baseUrl, calls, 4);
  expect(played.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
  expect(played.filter(({ text }) => LEAK.test(text))).toEqual([]);
  expect(played.filter(({ milliseconds }) => milliseconds > 30_000)).toEqual([]);
  expect(await rowCounts()).toEqual(before);
  reportFigure(
    'E8 what is code elsewhere is text in every parameter',
    `${played.length} calls, ${looked.length} parameters, 0 findings`,
  );
});
