import sharp from 'sharp';
import { addSamples } from '../../test/support/test-studios.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';

let app: TestApp;
let picture: Buffer;
let reviewer: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
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

const wide = () =>
  sharp({ create: { width: 30_000, height: 100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

const OWN = '/studio-applications/own';
const save = (body: object) => app.http().put(OWN).set(person.auth).send(body);
const addSample = (bytes = picture) =>
  app.http().post(`/api${OWN}/samples`).set(person.auth).attach('file', bytes, 'tile.png');

test('G-05 a thirteenth sample is refused, and so is one beside no draft, before anything is decoded', async () => {
  expect((await addSample(Buffer.from('no picture')).expect(409)).body.code).toBe('illegal_transition');
  await save({ about: 'One' }).expect(200);
  await addSamples(app.db, person.userId, 12);
  const { body } = await addSample(Buffer.from('no picture')).expect(422);
  expect(body.errors).toEqual([{ path: 'file', message: 'At most 12 samples' }]);
});

test.each([
  ['cut off', async () => picture.subarray(0, picture.length / 2)],
  ['a second file behind the first', async () => Buffer.concat([picture, Buffer.from('PK\u0003\u0004')])],
  ['wider than any master', wide],
])('G-05 a sample is refused that is %s', async (_kind, file) => {
  await save({ about: 'One' }).expect(200);
  const { body } = await addSample(await file()).expect(422);
  expect(body.errors).toEqual([{ path: 'file', message: expect.any(String) }]);
});

test('G-05 a sample has at most 25 MB', async () => {
  await save({ about: 'One' }).expect(200);
  await addSample(Buffer.alloc(25 * 1024 * 1024 + 1)).expect(413);
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

test('PR-10 samples leave with the account, and with an application that was over long ago', async () => {
  await save({ about: 'One' }).expect(200);
  const { body } = await addSample().expect(200);
  const [{ url }] = body.data.samples;
  await app.http().post(`${OWN}/withdraw`).set(person.auth).expect(200);
  await app.http().get(url).set(person.auth).expect(200);
  app.clock.advance(181 * 86_400_000);
  await app.shop.samples.prune();
  const { body: session } = await app
    .http()
    .post('/auth/login')
    .send({ email: person.email, password: 'correct horse' })
    .expect(200);
  await app
    .http()
    .get(url)
    .set({ authorization: `Bearer ${session.data.token}` })
    .expect(404);
});
