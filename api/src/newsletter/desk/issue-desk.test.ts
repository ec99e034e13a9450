import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertTestAsset } from '../../../test/support/test-assets.ts';
import { addReaders } from '../../../test/support/test-newsletter.ts';
import type { IssueDto } from './issue-desk.contract.ts';

const words = { subject: 'Spring', body: '## New\n\nSee [all](/products).', assetIds: [] as string[] };
const nobody = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let writer: SignedIn;

beforeAll(async () => {
  app = await createTestApp();
  writer = await app.signUp('content');
  await addReaders(app, 'ada@example.com', 'adam@example.com', 'bob@example.com');
});
afterAll(() => app.close());

const get = (path: string, query: object = {}) => app.http().get(path).query(query).set(writer.auth);
const post = (path: string, body: object = {}) => app.http().post(path).set(writer.auth).send(body);
const put = (path: string, body: object) => app.http().put(path).set(writer.auth).send(body);
async function write(changes: object = {}): Promise<IssueDto> {
  return (await post('/admin/newsletter/issues', { ...words, ...changes }).expect(201)).body.data;
}

test('R-22 an issue is begun, changed by its version, and keeps its patterns in order', async () => {
  const [rose, fern] = await Promise.all(['Rose', 'Fern'].map((title) => insertTestAsset(app.db, { title })));
  const issue = await write({ assetIds: [fern, rose] });
  expect(issue).toMatchObject({ state: 'draft', version: 1, sendAt: null, receiverCount: 0 });
  expect(issue.patterns.map(({ title }) => title)).toEqual(['Fern', 'Rose']);

  const path = `/admin/newsletter/issues/${issue.id}`;
  const changed = { ...words, subject: 'Summer', assetIds: [rose], version: 1 };
  expect((await put(path, changed).expect(200)).body.data).toMatchObject({ subject: 'Summer', version: 2 });
  const late = await put(path, changed).expect(409);
  expect(late.body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
  expect((await get(path).expect(200)).body.data.patterns).toMatchObject([{ title: 'Rose', isOnSale: true }]);
  expect((await get('/admin/newsletter/issues').expect(200)).body.data.issues).toContainEqual(
    expect.objectContaining({ id: issue.id, subject: 'Summer' }),
  );
});

test.each<[string, object, string]>([
  ['no subject', { subject: ' ' }, 'subject'],
  ['two lines as its subject', { subject: 'One\nBcc: eve@example.com' }, 'subject'],
  ['no words', { body: '' }, 'body'],
  ['a pattern that is not there', { assetIds: [nobody] }, 'assetIds'],
  ['a pattern twice', { assetIds: [nobody, nobody] }, 'assetIds'],
])('R-22 an issue with %s is refused beside the field', async (_case, wrong, path) => {
  const { body } = await post('/admin/newsletter/issues', { ...words, ...wrong }).expect(422);
  expect(body.errors).toMatchObject([{ path }]);
});

test('R-22 the preview is the mail as it will be, and harmless', async () => {
  const assetId = await insertTestAsset(app.db, { title: 'Rose & <b>' });
  const asked = { subject: 'A <b>', body: '> Quoted\n\n1. One\n2. `x < y`\n\n```\na\n```', assetIds: [assetId] };
  const { body } = await post('/admin/newsletter/preview', asked).expect(200);

  expect(body.data.html).toContain('<h1>A &lt;b&gt;</h1>\n<blockquote>Quoted</blockquote>');
  expect(body.data.html).toContain('<ol><li>One</li><li><code>x &lt; y</code></li></ol>\n<pre>a</pre>');
  expect(body.data.html).toContain(`/api/products/${assetId}/preview?w=560&amp;format=jpeg" width="280"`);
  expect(body.data.html).toContain('Rose &amp; &lt;b&gt;</a>');
  expect(body.data.text).toContain('> Quoted\n\n1. One\n2. x < y\n\na\n\nRose & <b>: http://shop.example/product/');
});

test('R-22 a test goes to who asks alone', async () => {
  const issue = await write({ subject: 'On trial' });
  const { body } = await post(`/admin/newsletter/issues/${issue.id}/tests`).expect(200);
  expect(body.data).toEqual({ email: writer.email });
  await app.runJobs();
  const mails = app.outbox().filter((mail) => mail.includes('Subject: Test: On trial'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(`To: ${writer.email}`);
  await post(`/admin/newsletter/issues/${nobody}/tests`).expect(404);
});

test('R-22 a test can be sent twenty times within an hour', async () => {
  const eager = await app.signUp('content');
  const issue = await write();
  const ask = () => app.http().post(`/admin/newsletter/issues/${issue.id}/tests`).set(eager.auth).send({});
  for (let asked = 0; asked < 20; asked += 1) await ask().expect(200);
  expect((await ask().expect(429)).body.code).toBe('rate_limited');
});

test('R-22 what is scheduled is no draft, and is one again when it is taken back', async () => {
  const issue = await write();
  const path = `/admin/newsletter/issues/${issue.id}`;
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const when = { version: 1, sendAt: tomorrow, reason: 'It is spring.' };
  await post(`${path}/schedule`, { ...when, version: 7 }).expect(409);
  await post(`${path}/schedule`, { ...when, reason: '' }).expect(422);
  await post(`${path}/schedule`, { ...when, sendAt: '2099-01-01T00:00:00.000Z' }).expect(422);
  await post(`/admin/newsletter/issues/${nobody}/schedule`, when).expect(404);
  expect((await post(`${path}/schedule`, when).expect(200)).body.data).toMatchObject({
    state: 'scheduled',
    sendAt: tomorrow,
    version: 2,
  });
  const refused = await put(path, { ...words, version: 2 }).expect(409);
  expect(refused.body.code).toBe('illegal_transition');

  const stopped = await post(`${path}/stop`, { reason: 'A typo.' }).expect(200);
  expect(stopped.body.data).toMatchObject({ state: 'draft', sendAt: null, version: 3 });
  expect((await post(`${path}/stop`, { reason: 'Again.' }).expect(409)).body.code).toBe('illegal_transition');
  await post('/admin/newsletter/issues/unknown/stop', { reason: 'No.' }).expect(404);
});

test('R-22 an issue that is stopped while it goes out goes to nobody else', async () => {
  const issue = await write({ subject: 'Stopped' });
  const path = `/admin/newsletter/issues/${issue.id}`;
  await post(`${path}/schedule`, { version: 1, sendAt: null, reason: 'Now.' }).expect(200);
  await app.shop.jobs['newsletter.due']?.({});
  expect((await post(`${path}/stop`, { reason: 'Wrong words.' }).expect(200)).body.data.state).toBe('stopped');
  await app.runJobs();

  expect(app.outbox().filter((mail) => mail.includes('Subject: Stopped'))).toEqual([]);
  expect((await get(path)).body.data).toMatchObject({ state: 'stopped', receiverCount: 3, sentCount: 0 });
});

test('R-22 subscribers are counted, and found by the beginning of their address', async () => {
  const { body } = await get('/admin/newsletter/subscribers', { q: 'ADA', limit: 1 }).expect(200);
  expect(body.data).toMatchObject({ pagination: { totalItems: 2, totalPages: 2 } });
  expect((await get('/admin/newsletter/subscribers', { view: 'pending' })).body.data.subscribers).toEqual([]);
  await get('/admin/newsletter/subscribers', { view: 'everybody' }).expect(422);
  expect((await get('/admin/newsletter/counts').expect(200)).body.data.confirmed).toBe(3);
});

test('R-22 the list of subscribers is fetched whole, after the password', async () => {
  const path = '/admin/newsletter/subscribers/exports';
  expect((await post(path, { view: 'confirmed' }).expect(403)).body.code).toBe('proof_required');
  await post('/auth/proof', { password: 'correct horse' }).expect(200);
  const { body } = await post(path, { view: 'confirmed', q: 'ad' }).expect(200);
  const csv = await app.http().get(body.data.url).expect(200);
  expect(csv.text.match(/@example\.com,confirmed,/g)).toHaveLength(2);
});

test('R-22 who does not look after the newsletter is refused', async () => {
  const agent = await app.signUp('support');
  await app.http().get('/admin/newsletter/issues').set(agent.auth).expect(403);
  await app.http().get('/admin/newsletter/issues').expect(401);
});
