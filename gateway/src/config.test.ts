import { readConfig } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    apiUrl: 'http://127.0.0.1:4001',
    publicUrl: 'http://localhost:4000',
    isProduction: false,
    isHardened: false,
    hasSandbox: true,
    trustProxy: 0,
    metricsToken: undefined,
    redisUrl: undefined,
    upstreamTimeoutMs: 2500,
    renderTimeoutMs: 2000,
  });
});

test('E-03 the root of the REST calls is a setting', () => {
  expect(readConfig({ API_URL: 'https://rest.example:8443' })).toMatchObject({ apiUrl: 'https://rest.example:8443' });
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['API_URL', 'localhost:4001'],
  ['API_URL', 'http://host/path'],
  ['PUBLIC_URL', 'shop.example'],
  ['NODE_ENV', 'staging'],
  ['GRAPHQL_INTROSPECTION', 'yes'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '11'],
  ['METRICS_TOKEN', 'short'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['REDIS_URL', 'localhost:6379'],
  ['UPSTREAM_TIMEOUT_MS', '60000'],
  ['DRAIN_SECONDS', '90'],
  ['LOG_LEVEL', 'chatty'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}" but must be .*\\.$`));
});

const shop = 'https://shop.example';
test.each([
  ['npm start', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:4000' }, false, true],
  ['a public shop', { NODE_ENV: 'production', PUBLIC_URL: shop }, true, false],
  [
    'a public shop that shows its schema',
    { NODE_ENV: 'production', PUBLIC_URL: shop, GRAPHQL_INTROSPECTION: 'on' },
    false,
    false,
  ],
  ['a public address in development', { PUBLIC_URL: shop }, false, false],
  ['a local shop that hides its schema', { GRAPHQL_INTROSPECTION: 'off' }, true, false],
])('M9 %s: schema and Sandbox are shown only where that is safe', (_title, environment, isHardened, hasSandbox) => {
  expect(readConfig(environment)).toMatchObject({ isHardened, hasSandbox });
});

test.each([
  [{ NODE_ENV: 'production' }, 'budget'],
  [{ NODE_ENV: 'development' }, 'allow'],
  [{ NODE_ENV: 'production', UNREGISTERED_OPERATIONS: 'refuse' }, 'refuse'],
])('documents of others are treated under %j as %s', (environment, policy) => {
  expect(readConfig(environment).unregistered).toBe(policy);
});

test('a policy for documents of others that there is not is named', () => {
  expect(() => readConfig({ UNREGISTERED_OPERATIONS: 'some' })).toThrow(/^UNREGISTERED_OPERATIONS is "some"/);
});
