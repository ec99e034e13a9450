import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf } from '../../test/support/test-assets.ts';
import type { StudioDto } from './studios.contract.ts';

const day = 86_400_000;
let app: TestApp;
let owner: SignedIn;
let studioId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
  studioId = await insertStudioOf(app.db, owner.userId);
});

const update = (body: object, { auth } = owner) => app.http().put(`/studios/${studioId}`).set(auth).send(body);
const invite = (email: string, role: string, { auth } = owner) =>
  app.http().post(`/studios/${studioId}/invitations`).set(auth).send({ email, role });
const accept = (token: string, { auth }: SignedIn) =>
  app.http().post('/studio-invitations/accept').set(auth).send({ token });
const changeRole = (memberId: string, role: string, { auth } = owner) =>
  app.http().put(`/studio-members/${memberId}`).set(auth).send({ role });
const remove = (memberId: string, { auth } = owner) => app.http().delete(`/studio-members/${memberId}`).set(auth);

async function own({ auth } = owner): Promise<StudioDto[]> {
  return (await app.http().get('/studios/own').set(auth).expect(200)).body.data.studios;
}

async function invitedToken(email: string, role = 'editor'): Promise<string> {
  const before = new Set(app.outbox());
  await invite(email, role).expect(200);
  await app.runJobs();
  const mail = app.outbox().find((each) => !before.has(each) && each.includes(`To: ${email}`)) ?? '';
  return /token=3D([\w.=\r\n-]+?)(?:\r?\n\r?\n|")/.exec(mail)?.[1]?.replaceAll(/=\r?\n/g, '') ?? '';
}

async function join(role: string): Promise<{ readonly person: SignedIn; readonly memberId: string }> {
  const person = await app.signUp();
  const { body } = await accept(await invitedToken(person.email, role), person).expect(200);
  const member = (body.data as StudioDto).members.find(({ isViewer }) => isViewer);
  return { person, memberId: member?.id ?? '' };
}

async function ownMemberId(person = owner): Promise<string> {
  const [studio] = await own(person);
  return studio?.members.find(({ isViewer }) => isViewer)?.id ?? '';
}

test('G-04 J10 an owner changes the profile, and the public page shows it', async () => {
  const links = ['https://loom.example/work'];
  const change = { name: `Loom ${studioId}`, about: 'Cloth.', country: 'PT', categoryId: '3', links };
  const { body } = await update({ version: 1, ...change }).expect(200);
  expect(body.data).toMatchObject({ ...change, specialty: 'Tests', version: 2, viewerRole: 'owner' });
  const page = await app.http().get(`/designers/${studioId}`).expect(200);
  expect(page.body.data).toMatchObject({ name: change.name, bio: 'Cloth.', country: 'Portugal', links });
});

test('G-04 a profile that changed elsewhere is not overwritten', async () => {
  await update({ version: 1, about: 'One.' }).expect(200);
  const { body } = await update({ version: 1, about: 'Two.' }).expect(409);
  expect(body).toMatchObject({ code: 'version_conflict', currentVersion: 2 });
  expect((await own())[0]).toMatchObject({ about: 'One.' });
});

test.each([
  ['name', { name: 'X' }],
  ['about', { about: ' ' }],
  ['country', { country: 'ZZ' }],
  ['categoryId', { categoryId: '9999' }],
  ['links.0', { links: ['javascript:alert(1)'] }],
])('G-05 what is wrong with a profile is told of its field: %s', async (field, change) => {
  const { body } = await update({ version: 1, ...change }).expect(422);
  expect(body.errors[0].path).toBe(field);
  expect((await own())[0]).toMatchObject({ version: 1 });
});

test('G-05 the name of another studio is taken, in any case', async () => {
  const other = await app.signUp();
  await insertStudioOf(app.db, other.userId);
  const [taken] = await own(other);
  const { body } = await update({ version: 1, name: taken?.name.toUpperCase() }).expect(409);
  expect(body).toMatchObject({ code: 'already_taken', field: 'name' });
});

test('G-04 someone who is invited by mail works there, once they have accepted', async () => {
  const person = await app.signUp();
  const token = await invitedToken(person.email);
  expect((await own())[0]?.invitations).toMatchObject([{ email: person.email, role: 'editor' }]);
  expect(await own(person)).toEqual([]);

  const { body } = await accept(token, person).expect(200);
  expect(body.data).toMatchObject({ id: studioId, viewerRole: 'editor', invitations: [] });
  expect((await own())[0]).toMatchObject({
    members: [{ role: 'owner' }, { email: person.email, role: 'editor', isViewer: false }],
    invitations: [],
  });
  await accept(token, person).expect(404);
});

test('G-05 an invitation is for its address alone, and ends after 7 days', async () => {
  const person = await app.signUp();
  const token = await invitedToken(person.email);
  await accept(token, await app.signUp()).expect(404);
  await accept(`${token.slice(0, -1)}_`, person).expect(404);
  app.clock.advance(7 * day);
  await accept(token, person).expect(404);
  expect((await own())[0]?.invitations).toEqual([]);
  await accept(await invitedToken(person.email), person).expect(200);
});

test('G-05 whoever works there, or is invited, is not invited again', async () => {
  const person = await app.signUp();
  await invitedToken(person.email);
  expect((await invite(person.email.toUpperCase(), 'owner').expect(409)).body).toMatchObject({ field: 'email' });
  await invite(owner.email, 'editor').expect(409);
});

test('G-04 an invitation that was canceled opens nothing', async () => {
  const person = await app.signUp();
  const token = await invitedToken(person.email);
  const [studio] = await own();
  const address = `/studio-invitations/${studio?.invitations[0]?.id}`;
  await app.http().delete(address).set(owner.auth).expect(200);
  await app.http().delete(address).set(owner.auth).expect(404);
  await accept(token, person).expect(404);
});

test('PR-10 an editor sees the studio and changes nothing of it but their own place', async () => {
  const { person, memberId } = await join('editor');
  const ownerPlace = await ownMemberId();
  await update({ version: 1, about: 'Mine.' }, person).expect(403);
  await invite('friend@example.com', 'editor', person).expect(403);
  await changeRole(memberId, 'owner', person).expect(403);
  await remove(ownerPlace, person).expect(403);
  expect((await remove(memberId, person).expect(200)).body.data).toEqual({ studio: null });
  expect(await own(person)).toEqual([]);
});

test('PR-10 a studio is as good as absent to owners of others', async () => {
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  const { memberId } = await join('editor');
  await update({ version: 1, about: 'Mine.' }, stranger).expect(404);
  await invite('friend@example.com', 'editor', stranger).expect(404);
  await changeRole(memberId, 'owner', stranger).expect(404);
  await remove(memberId, stranger).expect(404);
});

test('G-05 the last owner neither leaves nor becomes an editor', async () => {
  const place = await ownMemberId();
  expect((await remove(place).expect(422)).body.errors).toMatchObject([{ path: 'memberId' }]);
  expect((await changeRole(place, 'editor').expect(422)).body.errors).toMatchObject([{ path: 'role' }]);
  const { memberId } = await join('editor');
  await changeRole(memberId, 'owner').expect(200);
  await remove(place).expect(200);
});

test('G-04 of two owners who leave at once one stays', async () => {
  const { person, memberId } = await join('owner');
  const answers = await Promise.all([remove(await ownMemberId()), remove(memberId, person)]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
});

test('PR-10 what is known of invitations leaves with the account', async () => {
  const person = await app.signUp();
  await app.confirm(person);
  await invitedToken(person.email);
  await app
    .http()
    .post('/account/delete')
    .set(person.auth)
    .send({ confirmation: 'DELETE', password: 'correct horse' })
    .expect(204);
  await app.runJobs();
  expect((await own())[0]?.invitations).toEqual([]);
});
