import { addSamples } from '../../test/support/test-studios.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { loadSampleCatalog } from '../catalog/sample-catalog.ts';
import { sampleTarget } from '../../test/support/sample-target.ts';
import path from 'node:path';
import type { ApplicationDto } from './applications.contract.ts';

let app: TestApp;
let reviewer: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalog(
    sampleTarget(app, app.clock),
    path.join(__dirname, '..', '..', 'sample-catalog', 'catalog.json'),
  );
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

async function submitted(changes: object = {}): Promise<ApplicationDto> {
  await save({ ...facts(), ...changes }).expect(200);
  await addSamples(app.db, person.userId, 6);
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
  const taken = { path: 'slug', message: 'This address is already taken' };
  const { body: first } = await save({ ...facts(), slug }).expect(200);
  expect(first.data.problems).toContainEqual(taken);
  const { body: studio } = await app.http().get('/designers/1').expect(200);
  const { body } = await save({ version: first.data.version, slug: studio.data.slug }).expect(200);
  expect(body.data.problems).toContainEqual(taken);
  const answer = await post(`${OWN}/submit`, { version: body.data.version }).expect(422);
  expect(answer.body.errors).toContainEqual(taken);
});

test('G-05 an address in a draft keeps nobody from it; of two who submit it at once one has it', async () => {
  const { slug } = facts();
  const people: SignedIn[] = [];
  const versions: number[] = [];
  for (let place = 0; place < 2; place += 1) {
    person = await app.signUp();
    await app.confirm(person);
    await save({ ...facts(), slug }).expect(200);
    await addSamples(app.db, person.userId, 6);
    people.push(person);
    versions.push((await app.http().get(OWN).set(person.auth).expect(200)).body.data.version);
  }
  const answers = await Promise.all(
    people.map((each, place) => post(`${OWN}/submit`, { version: versions[place] }, each)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect([409, 422]).toContain(statuses.find((status) => status !== 200));
});

test('G-04 whoever owns a studio does not apply for another', async () => {
  await accept(await submitted());
  const { body } = await save({ about: 'Again' }).expect(409);
  expect(body).toMatchObject({ code: 'illegal_transition', message: 'You own a studio already.' });
});

test('R-39 after the date of a refusal one may apply again', async () => {
  const mayReapplyAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const { body } = await decline(await submitted(), { mayReapplyAt });
  expect(body.data).toMatchObject({ mayReapplyAt });
  app.clock.advance(86_400_000);
  expect((await save({ about: 'Again' }).expect(200)).body.data).toMatchObject({ status: 'draft', samples: [] });
});

test.each([0, 366])('G-05 a refusal puts another application off by %i days only within a year', async (days) => {
  const at = new Date(app.clock.now().getTime() + days * 86_400_000 - (days === 0 ? 1 : 0)).toISOString();
  const { body } = await decline(await submitted(), { mayReapplyAt: at });
  expect(body.errors).toMatchObject([{ path: 'mayReapplyAt' }]);
});

test('H-11 a draft that was withdrawn stays its writer’s own', async () => {
  const { body } = await save({ about: 'One' }).expect(200);
  await post(`${OWN}/withdraw`).expect(200);
  const { id, version } = body.data;
  await app.http().get(`/studio-applications/${id}`).set(reviewer.auth).expect(404);
  await accept({ ...body.data, version: version + 1 }).expect(404);
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

test('PR-10 only those who decide see applications of others', async () => {
  const { id } = await submitted();
  for (const address of ['/studio-applications', `/studio-applications/${id}`]) {
    await app.http().get(address).set(person.auth).expect(403);
    await app.http().get(address).set(reviewer.auth).expect(200);
  }
});
