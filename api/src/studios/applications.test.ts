import sharp from 'sharp';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import { sampleTarget } from '../../test/support/sample-target.ts';
import path from 'node:path';
import type { ApplicationDto } from './applications.contract.ts';

let app: TestApp;
let picture: Buffer;
let reviewer: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(
    sampleTarget(app, app.clock),
    path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json'),
  );
  const background = { r: 178, g: 58, b: 43 };
  picture = await sharp({ create: { width: 1000, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  reviewer = await app.signUp('reviewer');
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signUp();
  await app.confirm(person);
});

let studios = 0;
function facts() {
  studios += 1;
  return {
    studioName: `Studio ${studios}`,
    slug: `new-studio-${studios}`,
    specialty: 'Woven geometry',
    about: 'Cloth from the loom.',
    links: ['https://loom.example'],
    country: 'IN',
    categoryId: '1',
    creationMethods: ['by_hand'],
  };
}

const OWN = '/studio-applications/own';
const save = (body: object, { auth } = person) => app.http().put(OWN).set(auth).send(body);
const post = (address: string, body: object = {}, { auth } = person) => app.http().post(address).set(auth).send(body);
const addSample = (bytes = picture) =>
  app.http().post('/api/studio-applications/own/samples').set(person.auth).attach('file', bytes, 'tile.png');

async function submitted(changes: object = {}): Promise<ApplicationDto> {
  await save({ ...facts(), ...changes }).expect(200);
  for (let sample = 0; sample < 6; sample += 1) await addSample().expect(200);
  const { body } = await app.http().get(OWN).set(person.auth).expect(200);
  const answer = await post(`${OWN}/submit`, { version: body.data.version });
  expect(answer.body).toMatchObject({ data: { status: 'submitted' } });
  return answer.body.data;
}

const accept = ({ id, version }: ApplicationDto) => post(`/studio-applications/${id}/accept`, { version }, reviewer);
const decline = ({ id, version }: ApplicationDto, more: object = {}) =>
  post(`/studio-applications/${id}/decline`, { version, reason: 'range', note: 'More birds.', ...more }, reviewer);

test('G-04 J10 an application is drafted, submitted and accepted: the studio exists and the applicant owns it', async () => {
  const application = await submitted();
  const { body } = await accept(application);

  expect(body.data).toMatchObject({ status: 'accepted', applicant: { email: person.email } });
  expect(body.data.transitions.map(({ to }: { to: string }) => to)).toEqual(['draft', 'submitted', 'accepted']);
  const studio = await app.http().get(`/designers/${application.slug}`).expect(200);
  expect(studio.body.data).toMatchObject({ name: application.studioName, country: 'India', assetCount: 0 });
  const own = await app.http().get('/contributor/studio').set(person.auth).expect(200);
  expect(own.body.data.id).toBe(body.data.studioId);
  await app.runJobs();
  const mails = app.outbox().filter((mail) => mail.includes(`To: ${person.email}`));
  expect(mails.some((mail) => mail.includes(`Welcome, ${application.studioName}`))).toBe(true);
});

test('G-04 what is missing is named field by field, and nothing is submitted', async () => {
  const { body } = await save({ studioName: 'Only a name' });
  expect(body.data).toMatchObject({ status: 'draft', version: 1 });
  const answer = await post(`${OWN}/submit`, { version: 1 }).expect(422);
  expect(answer.body.errors).toEqual(body.data.problems);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain('samples');
});

test('G-04 a draft that changed elsewhere is not overwritten', async () => {
  await save({ about: 'One' }).expect(200);
  await save({ version: 1, about: 'Two' }).expect(200);
  const { body } = await save({ version: 1, about: 'Three' }).expect(409);
  expect(body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
});

test('G-04 somebody with an address that is not confirmed cannot apply', async () => {
  const { body } = await save({ about: 'One' }, await app.signUp()).expect(409);
  expect(body.code).toBe('email_unconfirmed');
});

test('G-05 an address that a studio or an open application has is taken', async () => {
  const { slug } = await submitted();
  person = await app.signUp();
  await app.confirm(person);
  expect((await save({ slug }).expect(409)).body).toMatchObject({ code: 'already_taken', field: 'slug' });
  const { body } = await app.http().get('/designers/1').expect(200);
  await save({ slug: body.data.slug }).expect(409);
});

test('R-39 a refusal names its reason, and nobody applies again before its date', async () => {
  const { body } = await decline(await submitted());
  expect(body.data).toMatchObject({ status: 'declined', declineReason: 'range', note: 'More birds.' });
  expect((await save({ about: 'Again' }).expect(409)).body.code).toBe('illegal_transition');
});

test('G-04 of two who decide at once one is told that it was decided', async () => {
  const application = await submitted();
  const answers = await Promise.all([accept(application), decline(application)]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
});

test('G-04 what was withdrawn stays so, and another can be begun at once', async () => {
  const application = await submitted();
  await post(`${OWN}/withdraw`).expect(200);
  expect((await accept(application)).body.code).toBe('illegal_transition');
  expect((await save({ about: 'Again' }).expect(200)).body.data).toMatchObject({ status: 'draft', version: 1 });
});

test('G-05 a file that is no picture is refused with the reason', async () => {
  await save({ about: 'One' }).expect(200);
  const { body } = await addSample(Buffer.from('<script>alert(1)</script>')).expect(422);
  expect(body.errors).toEqual([{ path: 'file', message: expect.any(String) }]);
});

test('H-11 the picture of a sample is for its applicant and those who decide', async () => {
  await save({ about: 'One' }).expect(200);
  const { body } = await addSample().expect(200);
  const [{ url }] = body.data.samples;
  await app.http().get(url).expect(401);
  await app
    .http()
    .get(url)
    .set((await app.signUp()).auth)
    .expect(404);
  await app.http().get(url).set(reviewer.auth).expect(200);
  await app.http().get(url).set(person.auth).expect(200).expect('content-type', 'image/webp');
});

test('PR-10 only those who decide see applications of others', async () => {
  const { id } = await submitted();
  for (const address of ['/studio-applications', `/studio-applications/${id}`]) {
    await app.http().get(address).set(person.auth).expect(403);
    await app.http().get(address).set(reviewer.auth).expect(200);
  }
});
