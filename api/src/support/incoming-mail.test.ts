import { signPayload } from '../payments/signature.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { decodedMail } from '../../test/support/decoded-mail.ts';

const incomingMailSecret = 'what the mail server signs with';
let app: TestApp;
let agent: SignedIn;
let asker: SignedIn;
let number: string;
let address: string;

beforeAll(async () => {
  app = await createTestApp({ incomingMailSecret });
  [agent, asker] = await Promise.all([app.signUp('support'), app.signUp()]);
  const ticket = { category: 'payments', subject: 'No receipt', description: 'It has not come.' };
  number = (await app.http().post('/support/tickets').set(asker.auth).send(ticket).expect(201)).body.data.number;
  await app.runJobs();
  const mail = app.outbox().map(decodedMail).join('\n');
  address = /Reply-To: (?<address>support\+\S+)/.exec(mail)?.groups?.['address'] ?? '';
});
afterAll(() => app.close());

function deliver(mail: object, secret = incomingMailSecret) {
  const payload = JSON.stringify({ messageId: '<1@mail.example>', from: asker.email, to: address, ...mail });
  return app
    .http()
    .post('/api/webhooks/incoming-mail')
    .type('json')
    .set('halfdrop-signature', signPayload(secret, payload, app.clock.now()))
    .send(payload);
}
const messages = async () =>
  (await app.http().get(`/admin/tickets/${number}`).set(agent.auth).expect(200)).body.data.messages;

test('HP-20 a mail to the address of a ticket is said in it once, without what it answers', async () => {
  const text = 'It is there now.\n\nOn Monday, Halfdrop wrote:\n> We have sent it again.';
  expect((await deliver({ text }).expect(200)).body.data).toEqual({ isTaken: true });
  expect((await deliver({ text }).expect(200)).body.data).toEqual({ isTaken: true });

  expect(await messages()).toMatchObject([{ kind: 'asker', body: 'It is there now.' }]);
});

test('a mail of somebody else is a note for the staff', async () => {
  await deliver({ messageId: '<2@mail.example>', from: 'eve@example.com', text: 'Send it to me.' }).expect(200);

  expect((await messages()).at(-1)).toMatchObject({ kind: 'note', body: expect.stringContaining('eve@example.com') });
});

test('HP-20 an address that we did not write is not taken; a mail that the server did not sign is refused', async () => {
  const forged = address.replace(/\.[\da-f]{20}@/, `.${'0'.repeat(20)}@`);
  expect((await deliver({ to: forged, text: 'x' }).expect(200)).body.data).toEqual({ isTaken: false });
  const refused = await deliver({ text: 'x' }, 'another secret').expect(400);
  expect(refused.body.code).toBe('invalid_signature');
});

test('a signed body that is no mail answers malformed_json', async () => {
  expect((await deliver({ from: 'nobody', text: 'x' }).expect(400)).body.code).toBe('malformed_json');
});

test('without a mail server that signs, nothing is taken', async () => {
  const other = await createTestApp();
  const payload = JSON.stringify({ messageId: '<1@mail.example>', from: 'eve@example.com', to: address, text: 'x' });
  const signature = signPayload(incomingMailSecret, payload, other.clock.now());
  const send = other.http().post('/api/webhooks/incoming-mail').type('json').set('halfdrop-signature', signature);
  await send.send(payload).expect(404);
  await other.close();
});
