import { startSmtpServer } from '../../../test/support/smtp-server.ts';
import { createMailer } from './mailer.ts';

const sender = 'Halfdrop <orders@halfdrop.example>';
const mail = {
  id: 'receipt-1',
  template: 'order-receipt',
  to: 'ada@example.com',
  subject: 'Your receipt – 9 $',
  text: 'Thank you.\n.hidden',
  html: '<p>Thank you.</p>',
  replyTo: 'support@halfdrop.example',
  unsubscribeUrl: 'https://shop.example/leave',
  attachments: [{ filename: 'receipt.pdf', content: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  server = await startSmtpServer(['gone@example.com']);
});
afterEach(() => server.close());

test('a message reaches the mail server whole, under the id that it keeps', async () => {
  const mailer = createMailer({ url: server.url, from: null }, 'no-outbox', sender);
  await mailer.send(mail);
  await mailer.send(mail);

  expect(server.taken).toHaveLength(2);
  const [first] = server.taken;
  expect(first).toMatchObject({ from: 'orders@halfdrop.example', to: ['ada@example.com'] });
  for (const { content } of server.taken) expect(content).toContain('\nMessage-ID: <receipt-1@halfdrop.example>\n');
  for (const line of [
    'From: Halfdrop <orders@halfdrop.example>',
    'Reply-To: support@halfdrop.example',
    'List-Unsubscribe: <https://shop.example/leave>',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
    'Content-Type: application/pdf; name=receipt.pdf',
    // A leading dot is doubled for transfer and restored by the receiver.
    '..hidden',
  ]) {
    expect(first?.content.split('\n')).toContain(line);
  }
});

test('a sender of the settings stands in every message', async () => {
  await createMailer({ url: server.url, from: 'Shop <shop@example.org>' }, 'no-outbox', sender).send(mail);

  expect(server.taken[0]).toMatchObject({ from: 'shop@example.org' });
  expect(server.taken[0]?.content).toContain('Reply-To: support@halfdrop.example');
});

test('answers reach the address of the shop, whoever the sender is', async () => {
  const { replyTo: _none, ...plain } = mail;
  await createMailer({ url: server.url, from: 'Shop <shop@example.org>' }, 'no-outbox', sender).send(plain);

  expect(server.taken[0]?.content).toContain('Reply-To: Halfdrop <orders@halfdrop.example>');
});

test('mail that a server refuses is not sent, and says so', async () => {
  const mailer = createMailer({ url: server.url, from: null }, 'no-outbox', sender);

  await expect(mailer.send({ ...mail, to: 'gone@example.com' })).rejects.toThrow('550');
  expect(server.taken).toEqual([]);
});

test('without a server nothing is sent, and the job hears of it', async () => {
  const mailer = createMailer({ url: 'smtp://127.0.0.1:1', from: null }, 'no-outbox', sender);

  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
});
