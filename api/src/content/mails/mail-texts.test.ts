import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

const DAY = 86_400_000;
const path = '/admin/texts/mail/newsletter-confirm';
const { subject, body: seed } = MAIL_TEMPLATES['newsletter-confirm'];

let app: TestApp;
let writer: SignedIn;

beforeEach(async () => {
  app = await createTestApp();
  writer = await app.signUp('content');
});
afterEach(() => app.close());

const read = async () => (await app.http().get(path).set(writer.auth).expect(200)).body.data;
const save = (revision: number, title: string, body: string) =>
  app.http().put(`${path}/draft`).set(writer.auth).send({ revision, title, summary: '', body });
const publish = (revision: number, effectiveAt: string | null = null) =>
  app.http().post(`${path}/versions`).set(writer.auth).send({ revision, effectiveAt, reason: 'Shorter.' });
/** Returns the mail to an address that subscribes to the newsletter, without soft line breaks. */
async function mailTo(email: string): Promise<string> {
  await app.http().post('/newsletter/subscriptions').send({ email }).expect(202);
  await app.runJobs();
  const mail = app.outbox().find((each) => each.includes(`To: ${email}`)) ?? '';
  return mail.replaceAll('=\n', '').replaceAll('=3D', '=');
}

test('HP-22 a mail has the words it came with, and those of a version once it is in force', async () => {
  expect(await read()).toMatchObject({
    words: { title: subject, body: seed },
    versionInForce: null,
    hasChanges: false,
  });
  expect(await mailTo('ada@example.com')).toContain('Yes, send me the newsletter:');

  const body = 'One press:\n\n[Confirm]({{confirmUrl}})\n\n[Leave]({{leaveUrl}})';
  await save(0, 'Confirm, please', body).expect(200);
  await publish(1, new Date(app.clock.now().getTime() + DAY).toISOString()).expect(201);
  expect(await mailTo('bob@example.com')).toContain(`Subject: ${subject}`);
  await app.travel(2 * DAY);
  const mail = await mailTo('cleo@example.com');
  expect(mail).toContain('Subject: Confirm, please');
  expect(mail).toMatch(/One press:\n\nConfirm:\nhttp:\/\/shop\.example\/newsletter\/confirm\?token=\S+\n\nLeave:\n/);
  expect(mail).toContain('<h1>Confirm, please</h1>\n<p>One press:</p>');
  expect((await read()).versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test.each([
  [
    'names what it does not have',
    'Hello {{name}}. {{confirmUrl}} {{leaveUrl}}',
    'This mail has nothing to say for {{name}}.',
  ],
  ['lacks what it needs', 'Hello. {{leaveUrl}}', 'The text lacks {{confirmUrl}}.'],
  ['has open braces', '{{confirmUrl}} {{leaveUrl}} {{days', 'Double braces stand around one name, such as {{days}}.'],
])('HP-22 a mail that %s is not published', async (_case, body, problem) => {
  await save(0, subject, body).expect(200);
  expect((await read()).problems).toEqual([problem]);
  const refused = await publish(1).expect(422);
  expect(refused.body.errors).toEqual([{ path: 'body', message: problem }]);
});

test('HP-22 a preview has samples filled in, and mails are a view of the list', async () => {
  const words = {
    kind: 'mail',
    slug: 'password-code',
    title: '{{code}} it is',
    summary: '',
    body: 'Yours: **{{code}}**{{constructor}}{{toString}}',
  };
  const preview = await app.http().post('/admin/texts/preview').set(writer.auth).send(words).expect(200);
  expect(preview.body.data).toMatchObject({ summary: '123456 it is', body: 'Yours: **123456**' });
  const listed = await app.http().get('/admin/texts').query({ view: 'mails' }).set(writer.auth).expect(200);
  const slugs = listed.body.data.texts.map(({ slug }: { slug: string }) => slug);
  expect(slugs.toSorted()).toEqual(Object.keys(MAIL_TEMPLATES).toSorted());
  await app.http().get('/admin/texts/mail/no-such-mail').set(writer.auth).expect(404);
});

test('HP-22 what somebody has chosen as a name stays text in a mail', async () => {
  const mail = await app.shop.mailTexts.compose('studio-invitation', {
    studioName: '**Big** [x](https://evil.example) <b>',
    acceptUrl: 'https://shop.example/a?b=1&c=2',
    days: '7',
  });
  expect(mail.html).toContain('<p>**Big** [x](https://evil.example) &lt;b&gt; invites you');
  expect(mail.html).toContain('<a href="https://shop.example/a?b=1&amp;c=2">Open the invitation</a>');
});
