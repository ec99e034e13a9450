import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import type { AuditLineDto, AuditPageDto } from './audit.contract.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: SignedIn;
let agent: SignedIn;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signUp('owner');
  agent = await app.signUp('support');
});
afterEach(() => app.close());

/** Writes a line like a domain does in the transaction of its change. */
function change(order: string, by = agent, work: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  return app.db.transaction().execute(async (trx) => {
    await app.shop.audit.record(trx, {
      by: { userId: by.userId, requestId: `request-${order}` },
      action: 'order.refund',
      subject: { kind: 'order', id: order },
      before: { refundableCents: 900 },
      after: { refundableCents: 0, lines: ['one', 'two'] },
      why: 'duplicate',
    });
    await work();
  });
}

const read = async (query = ''): Promise<AuditPageDto> =>
  (await app.http().get(`/admin/audit${query}`).set(owner.auth).expect(200)).body.data;
const subjects = ({ lines }: AuditPageDto) => lines.map(({ subjectId }) => subjectId);
const chain = async () => (await app.http().get('/admin/audit/chain').set(owner.auth).expect(200)).body.data;
/** Runs statements as the owner of the database, bypassing all triggers. */
const pastTriggers = async (statement: string) => {
  await sql.raw('alter table staff_audit_line disable trigger all').execute(app.db);
  await sql.raw(statement).execute(app.db);
};

test('PR-13 a line says who did what to what, when, why and in which request', async () => {
  await change('HDO-1');
  const [line] = (await read()).lines;

  expect(line).toEqual<AuditLineDto>({
    position: '1',
    happenedAt: app.clock.now().toISOString(),
    actor: { id: agent.userId, name: expect.any(String) },
    impersonated: null,
    action: 'order.refund',
    subjectKind: 'order',
    subjectId: 'HDO-1',
    before: { refundableCents: 900 },
    after: { refundableCents: 0, lines: ['one', 'two'] },
    why: 'duplicate',
    requestId: 'request-HDO-1',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('PR-13 a change that fails takes its line with it, and leaves no gap', async () => {
  await change('HDO-1');
  await expect(change('HDO-2', agent, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await change('HDO-3');

  expect((await read()).lines.map(({ position }) => position)).toEqual(['2', '1']);
  expect(await chain()).toMatchObject({ isIntact: true, lineCount: 2 });
});

test('PR-13 fifty changes at once make one chain', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => change(`HDO-${index}`)));

  expect(await chain()).toMatchObject({ isIntact: true, firstBroken: null, lineCount: 50 });
});

test.each([
  'update staff_audit_line set why = $$nothing$$',
  'delete from staff_audit_line',
  'truncate staff_audit_line',
  'update staff_audit_head set position = 0',
  'delete from staff_audit_head',
  'truncate staff_audit_head',
])('PR-13 PostgreSQL refuses: %s, also to a session that replicates', async (statement) => {
  await change('HDO-1');
  await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('only ever added to');
  const replicating = app.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
  });
  await expect(replicating).rejects.toThrow('only ever added to');

  expect(await chain()).toMatchObject({ isIntact: true, lineCount: 1 });
});

test.each([
  ['changed', `update staff_audit_line set why = 'nothing' where position = 2`, '2'],
  ['changed with its hash', `update staff_audit_line set why = '', hash = sha256('new') where position = 2`, '2'],
  ['removed', 'delete from staff_audit_line where position = 2', '3'],
  ['cut off the end', 'delete from staff_audit_line where position = 3', '3'],
])('PR-13 a line that was %s past the triggers is named', async (_what, statement, firstBroken) => {
  for (const order of ['HDO-1', 'HDO-2', 'HDO-3']) await change(order);
  await pastTriggers(statement);

  expect(await chain()).toMatchObject({ isIntact: false, firstBroken });
});

test('PR-13 lines are found by person, action, subject and time, page by page', async () => {
  const start = app.clock.now();
  for (const order of ['HDO-1', 'HDO-2']) await change(order);
  app.clock.advance(MINUTE);
  await change('HDO-3', owner);

  const first = await read('?limit=2');
  expect(subjects(first)).toEqual(['HDO-3', 'HDO-2']);
  const second = await read(`?limit=2&before=${first.nextBefore}`);
  expect([subjects(second), second.nextBefore]).toEqual([['HDO-1'], null]);
  expect(subjects(await read(`?actorId=${owner.userId}`))).toEqual(['HDO-3']);
  expect(subjects(await read('?action=order.refund&subjectKind=order&subjectId=HDO-2'))).toEqual(['HDO-2']);
  expect(subjects(await read('?action=application.decide'))).toEqual([]);
  const before = new Date(start.getTime() + 1).toISOString();
  expect(subjects(await read(`?until=${before}`))).toEqual(['HDO-2', 'HDO-1']);
  expect(subjects(await read(`?from=${before}`))).toEqual(['HDO-3']);
});

test.each(['actorId=nobody', 'before=99', 'subjectId=none'])('PR-13 %s finds nothing', async (query) => {
  await change('HDO-1');
  expect(await read(`?${query}`)).toEqual({ lines: [], nextBefore: null });
});

test.each(['action=shop.burn', 'from=yesterday', 'before=x', 'limit=0'])('PR-13 %s answers 422', async (query) => {
  await app.http().get(`/admin/audit?${query}`).set(owner.auth).expect(422);
});

test('PR-13 only owners read the audit', async () => {
  for (const path of ['/admin/audit', '/admin/audit/chain']) {
    await app.http().get(path).expect(401);
    await app.http().get(path).set(agent.auth).expect(403);
  }
});

test('PR-13 people get the lines they wrote with their data, and lines outlast an account', async () => {
  await change('HDO-1');
  const { body } = await app.http().post('/api/account/export').set(agent.auth).expect(200);
  expect(body.staffChanges).toMatchObject([{ action: 'order.refund', subjectKind: 'order', why: 'duplicate' }]);
  await app
    .http()
    .post('/account/delete')
    .set(agent.auth)
    .send({ confirmation: 'DELETE', password: 'correct horse' })
    .expect(204);

  const [line] = (await read()).lines;
  expect(line?.actor).toEqual({ id: agent.userId, name: 'Deleted account' });
  expect(await chain()).toMatchObject({ isIntact: true });
});
