import { readConfig } from './config.ts';
import { StartupError } from './platform/startup-error.ts';

test('without any variable every default holds', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 4001,
    databaseUrl: null,
    preparesStatements: true,
    migrations: 'on',
    hasSampleCatalog: true,
    hasIdleWarmer: true,
    publicUrl: 'http://localhost:4000',
    supportEmail: 'support@halfdrop.example',
    logLevel: 'info',
  });
});

test('the public address follows the gateway port and loses its trailing slash', () => {
  expect(readConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
  expect(readConfig({ PUBLIC_URL: 'https://halfdrop.example/' }).publicUrl).toBe('https://halfdrop.example');
});

test('statements are not prepared where the operator says so', () => {
  expect(readConfig({ DATABASE_PREPARED: 'off' }).preparesStatements).toBe(false);
});

test('connections are shared out by class of work as the operator says', () => {
  const environment = { DATABASE_READS: '20', DATABASE_HEAVY_READS: '8', DATABASE_HEAVY_READ_MS: '900' };
  expect(readConfig(environment).poolLimits).toEqual({ reads: 20, heavyReads: 8, heavyReadTimeout: 900, writes: 5 });
});

test('a process does of the work of the api what the operator says, and both by default', () => {
  expect(readConfig({}).roles).toEqual({ api: true, worker: true });
  const DATABASE_URL = 'postgres://db.example/shop';
  expect(readConfig({ ROLES: 'api', DATABASE_URL }).roles).toEqual({ api: true, worker: false });
  const worker = readConfig({ ROLES: 'worker', DATABASE_URL, API_URL: 'http://api.example:4001/' });
  expect(worker).toMatchObject({ roles: { api: false, worker: true }, apiUrl: 'http://api.example:4001' });
});

test('a process of its own needs a database that several share', () => {
  expect(() => readConfig({ ROLES: 'worker' })).toThrow(
    new StartupError('ROLES is worker, but DATABASE_URL is not set: processes of their own need a shared database.'),
  );
});

test('a shop begins empty where the operator says so', () => {
  expect(readConfig({ SAMPLE_CATALOGUE: 'off' }).hasSampleCatalog).toBe(false);
});

test('a blank variable counts as left out', () => {
  expect(readConfig({ API_PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 4001, databaseUrl: null });
});

test.each(['loopback', '10.0.0.5', '10.0.0.0/8, fd00::/8', 'loopback,192.168.1.2'])(
  'proxies %s are trusted',
  (proxies) => {
    expect(readConfig({ TRUSTED_PROXIES: proxies }).trustedProxies).toBe(proxies);
  },
);

test.each(['everyone', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.5/8/8', '10.0.0.5,', 'true'])(
  'proxies %s stop the start',
  (proxies) => {
    expect(() => readConfig({ TRUSTED_PROXIES: proxies })).toThrow(/^TRUSTED_PROXIES must be addresses .*, but is /);
  },
);

test.each([
  ['API_PORT', 'abc', 'API_PORT must be a port number from 1 to 65535, but is "abc".'],
  ['API_PORT', '0', 'API_PORT must be a port number from 1 to 65535, but is "0".'],
  ['PORT', '70000', 'PORT must be a port number from 1 to 65535, but is "70000".'],
  ['METRICS_PORT', '70000', 'METRICS_PORT must be a port number from 1 to 65535, but is "70000".'],
  ['DRAIN_SECONDS', '61', 'DRAIN_SECONDS must be a number from 0 to 60, but is "61".'],
  ['DATABASE_READS', '1', 'DATABASE_READS must be a number from 2 to 500, but is "1".'],
  ['DATABASE_HEAVY_READS', '0', 'DATABASE_HEAVY_READS must be a number from 1 to 500, but is "0".'],
  ['DATABASE_HEAVY_READ_MS', '99', 'DATABASE_HEAVY_READ_MS must be a number from 100 to 60000, but is "99".'],
  ['DATABASE_WRITES', 'many', 'DATABASE_WRITES must be a number from 1 to 500, but is "many".'],
  ['ROLES', 'gateway', 'ROLES must be api, worker or both, separated by a comma, but is "gateway".'],
  ['MIGRATIONS', 'later', 'MIGRATIONS must be on, off or only, but is "later".'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://, but is "mysql://x".'],
  ['DATABASE_REPLICA_URL', 'x', 'DATABASE_REPLICA_URL must start with postgres://, but is "x".'],
  ['REDIS_URL', 'localhost:6379', 'REDIS_URL must start with redis:// or rediss://, but is "localhost:6379".'],
  ['SAMPLE_CATALOGUE', 'none', 'SAMPLE_CATALOGUE must be on or off, but is "none".'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'here',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, but is "here".',
  ],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, but is "2".'],
  ['SUPPORT_EMAIL', 'the desk', 'SUPPORT_EMAIL must be an email address, but is "the desk".'],
  ['PUBLIC_URL', 'halfdrop', 'PUBLIC_URL must be an http or https address, but is "halfdrop".'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be production, development or test, but is "prod".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be error, warn, info, debug or silent, but is "loud".'],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});

test('the clock of a shop that others can reach is the right one', () => {
  expect(readConfig({}).hasTestClock).toBe(false);
  expect(readConfig({ TEST_CLOCK: 'on' }).hasTestClock).toBe(true);
  expect(readConfig({ TEST_CLOCK: 'on', NODE_ENV: 'production' }).hasTestClock).toBe(true);
  const open = { TEST_CLOCK: 'on', NODE_ENV: 'production', PUBLIC_URL: 'https://halfdrop.example' };
  expect(() => readConfig(open)).toThrow('TEST_CLOCK must be off in production, unless PUBLIC_URL is on localhost.');
});

describe('payment', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' };

  test('is by the sandbox until Stripe is configured', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecrets: ['whsec_new', 'whsec_old'],
      apiUrl: null,
      methods: ['card'],
    });
  });

  test('H3 a shop that others can reach sells by test cards only where that was asked for by name', () => {
    const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://halfdrop.example' };
    expect(() => readConfig(open)).toThrow(/^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set in production/);
    expect(readConfig({ ...open, PAYMENTS: 'sandbox' }).stripe).toBeNull();
    expect(readConfig({ ...open, ...keys }).stripe).not.toBeNull();
    expect(() => readConfig({ ...open, ...keys, PAYMENTS: 'sandbox' })).toThrow(/^PAYMENTS is sandbox, but/);
    expect(readConfig({ NODE_ENV: 'production' }).stripe).toBeNull();
    expect(() => readConfig({ PAYMENTS: 'cash' })).toThrow(/^PAYMENTS must be sandbox/);
  });

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('%s alone stops the start, and is not shown', (name) => {
    const start = () => readConfig({ [name]: 'very-secret' });
    expect(start).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together.');
  });

  test('G-12 the ways to pay of Stripe are named in one order, and unknown ones stop the start', () => {
    const methods = readConfig({ ...keys, STRIPE_METHODS: 'apple_pay, card' }).stripe?.methods;
    expect(methods).toEqual(['card', 'apple_pay']);
    expect(() => readConfig({ ...keys, STRIPE_METHODS: 'card,cheque' })).toThrow(/^STRIPE_METHODS must be card/);
  });

  test.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production', SANDBOX_TEST_TOOLS: 'on' }, true],
    [{ NODE_ENV: 'test', SANDBOX_TEST_TOOLS: 'off' }, false],
  ])('%j: the sandbox delivers events badly on demand: %s', (environment, expected) => {
    expect(readConfig(environment).hasSandboxTestTools).toBe(expected);
  });
});

test('a mail server is named by one address; a wrong one is refused without showing its password', () => {
  expect(readConfig({}).smtp).toBeNull();
  expect(readConfig({ SMTP_URL: 'smtps://me:secret@mail.example', SMTP_FROM: 'Shop <shop@example.org>' }).smtp).toEqual(
    {
      url: 'smtps://me:secret@mail.example',
      from: 'Shop <shop@example.org>',
    },
  );
  expect(() => readConfig({ SMTP_URL: 'me:secret@mail.example' })).toThrow(
    /^SMTP_URL must start with smtp:\/\/ or smtps:\/\/\.$/,
  );
  expect(() => readConfig({ SMTP_FROM: 'shop@example.org' })).toThrow('SMTP_URL is not');
});

test('searches are answered from memory unless another driver is named; the address of OpenSearch is never shown', () => {
  expect(readConfig({}).search).toEqual({ driver: 'memory' });
  expect(readConfig({ SEARCH_DRIVER: 'postgres' }).search).toEqual({ driver: 'postgres' });
  const engine = { SEARCH_DRIVER: 'opensearch', SEARCH_URL: 'https://me:secret@search.example' };
  expect(readConfig(engine).search).toEqual({ driver: 'opensearch', url: engine.SEARCH_URL, prefix: 'halfdrop' });
  expect(() => readConfig({ SEARCH_DRIVER: 'opensearch' })).toThrow('SEARCH_URL is not set');
  expect(() => readConfig({ SEARCH_URL: engine.SEARCH_URL })).toThrow(
    /^SEARCH_URL is set, but SEARCH_DRIVER is memory\.$/,
  );
  expect(() => readConfig({ ...engine, SEARCH_URL: 'me:secret@search' })).toThrow(
    /^SEARCH_URL must be an http or https address\.$/,
  );
});

describe('where files are kept', () => {
  const s3 = { FILES_STORE: 's3', S3_BUCKET: 'halfdrop-masters' };
  const keys = { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'a secret' };

  test('on disk unless another store is named, and then in its bucket', () => {
    expect(readConfig({ DATA_DIR: '/shop' }).files).toEqual({ driver: 'disk', folder: '/shop/files' });
    expect(readConfig({ ...s3, DATA_DIR: '/shop' }).files).toEqual({
      driver: 's3',
      bucket: 'halfdrop-masters',
      region: 'us-east-1',
      endpoint: null,
      credentials: null,
      copies: '/shop/files/copies',
    });
    const own = { ...s3, ...keys, S3_ENDPOINT: 'https://files.example', S3_REGION: 'eu-central-1' };
    expect(readConfig(own).files).toMatchObject({
      region: 'eu-central-1',
      endpoint: 'https://files.example',
      credentials: { accessKeyId: 'shop', secretAccessKey: 'a secret' },
    });
  });

  test.each([
    [{ FILES_STORE: 'tape' }, 'FILES_STORE must be disk or s3, but is "tape".'],
    [{ FILES_STORE: 's3' }, 'FILES_STORE is s3, but S3_BUCKET is not set.'],
    [{ S3_BUCKET: 'halfdrop' }, 'S3_BUCKET is set, but FILES_STORE is disk.'],
    [{ S3_SECRET_ACCESS_KEY: 'a secret' }, 'S3_SECRET_ACCESS_KEY is set, but FILES_STORE is disk.'],
    [{ ...s3, S3_BUCKET: 'Half/drop' }, 'S3_BUCKET must be the name of a bucket, but is "Half/drop".'],
    [{ ...s3, S3_REGION: 'Frankfurt' }, 'S3_REGION must be a region such as eu-central-1, but is "Frankfurt".'],
    [{ ...s3, S3_ENDPOINT: 'me:secret@files' }, 'S3_ENDPOINT must be an http or https address.'],
    [{ ...s3, ...keys, S3_ACCESS_KEY_ID: '' }, 'S3_SECRET_ACCESS_KEY is set, but S3_ACCESS_KEY_ID is not.'],
    [{ ...s3, ...keys, S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID is set, but S3_SECRET_ACCESS_KEY is not.'],
  ])('%j stops the start with one sentence that shows no secret', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
  });
});

test('sign-in by an issuer is off until both id and secret are given; the issuer is Google unless another is named', () => {
  const given = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  expect(readConfig({}).oidc).toBeNull();
  expect(readConfig(given).oidc).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  });
  expect(readConfig({ ...given, OIDC_ISSUER: 'http://localhost:9' }).oidc?.issuer).toBe('http://localhost:9');
  expect(() => readConfig({ OIDC_CLIENT_ID: 'id' })).toThrow('OIDC_CLIENT_ID is set, but OIDC_CLIENT_SECRET is not.');
  expect(() => readConfig({ OIDC_CLIENT_SECRET: 'x' })).toThrow(
    'OIDC_CLIENT_SECRET is set, but OIDC_CLIENT_ID is not.',
  );
  expect(() => readConfig({ OIDC_ISSUER: 'http://elsewhere.example' })).toThrow(
    /^OIDC_ISSUER must be an https address/,
  );
});
