import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { createLogger } from './logger.ts';

const lines: string[] = [];
const logger = createLogger(
  'info',
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => lines.splice(0));

const secrets = {
  email: 'ada.weaver+shop@mail.example.com',
  hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA',
  token: 'Zk3vQ0yX9c1mN8bV7aS6dF5gH4jK3lP2oI1uY0tR9eW',
};

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => Promise.reject(new Error('the statement should fail')),
    (error: unknown) => error,
  );
}

test('M7 a row that the database refuses is not in the log, and what it broke is', async () => {
  const statement = sql`insert into account_user (name, username, email, password_hash)
    values ('x', 'ada_weaver', ${secrets.email}, ${secrets.hash})`;
  const error = await failureOf(statement.execute(database.db));
  expect(JSON.stringify(error)).toContain(secrets.email);
  logger.error({ err: new Error('not stored', { cause: error }) }, 'internal');

  expect(lines.join('')).not.toMatch(/ada\.weaver|ada_weaver|argon2|c2Fsd|aGFza/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      message: 'not stored',
      cause: { code: '23514', table: 'account_user', constraint: 'account_user_name_check' },
    },
  });
});

test('M7 a value that the database cannot read is not in the log', async () => {
  const error = await failureOf(sql`select ${'no uuid but a password'}::text::uuid`.execute(database.db));
  logger.error({ err: error }, 'internal');

  expect(lines.join('')).not.toContain('password');
  expect(lines.join('')).toContain('invalid input syntax for type uuid');
});

test.each([
  ['a field', { email: secrets.email, body: { password: 'hunter2hunter2', otp: '123456', newPassword: 'hunter3' } }],
  ['a message', { note: `550 <${secrets.email}> is unknown; bearer ${secrets.token}` }],
  ['an error of a library', { err: Object.assign(new Error('refused'), { config: secrets, parameters: ['hunter2'] }) }],
  ['an object thrown', { err: { ...secrets, password: 'hunter2' } }],
])('M7 secrets within %s are not written', (_where, fields) => {
  logger.error(fields, `for ${secrets.email} with ${secrets.hash} and ${secrets.token}`);

  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/ada\.weaver|hunter|123456|argon2|aGFza|Zk3vQ0yX/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error' });
});

test('what the log is for is still in it', () => {
  const requestId = 'c9f0b1de-6f1c-4d62-9b5e-0f6a3f1c2d3e';
  logger.error({ requestId, err: new Error('broken in two') }, 'internal');

  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ requestId, msg: 'internal', err: { type: 'Error', message: 'broken in two' } });
  expect(line.err.stack).toContain('logger.test.ts');
});
