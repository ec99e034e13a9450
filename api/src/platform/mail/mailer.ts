import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeFileAtomically } from '../files/atomic-write.ts';
import { isUndeliverable } from './undeliverable.ts';

const CONNECTION_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 30_000;

/** A message to one recipient, as text and HTML. */
export interface Mail {
  /** Stable id; sending it again replaces the message instead of duplicating it. */
  readonly id: string;
  readonly to: string;
  /** Name of the mail template. */
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Reply address, if not the sender. */
  readonly replyTo?: string;
  /** One-click unsubscribe URL (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
  /** True for bulk mail tracked by its sender, and for mail that must not be recorded. */
  readonly isUnlisted?: boolean;
}

/** An attachment. */
interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Mailer with a health check. */
export interface CheckedMailer extends Mailer {
  /** Destination of mail. */
  readonly kind: 'server' | 'outbox';
  /** @throws when mail cannot be sent now */
  check(): Promise<void>;
}

/** SMTP server and sender address. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:` URL, with credentials if required. */
  readonly url: string;
  /** Sender of all messages; null for the shop's own address. */
  readonly from: string | null;
}

/**
 * Creates a mailer that uses the mail server, or the outbox at `folder` without one. Replies go to the shop's address,
 * whoever the sender is.
 */
export function createMailer(smtp: SmtpSettings | null, folder: string, shopAddress: string): CheckedMailer {
  return smtp ? createSmtpMailer(smtp, shopAddress) : createOutboxMailer(folder, shopAddress);
}

/** Creates a mailer that writes each message as a complete `.eml` file. */
function createOutboxMailer(folder: string, sender: string): CheckedMailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    kind: 'outbox',
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
    async send(mail) {
      if (isUndeliverable(mail.to)) return;
      const { message: content } = await transport.sendMail(toMessage(mail, sender));
      if (!Buffer.isBuffer(content)) throw new Error('the mail transport returned no buffer');
      await writeFileAtomically(path.join(folder, `${mail.id}.eml`), content);
    },
  };
}

/**
 * Creates a mailer that delivers to an SMTP server. `send` rejects unless the server accepted the message. The job then
 * retries with the same message id, by which mail clients detect duplicates.
 */
function createSmtpMailer({ url, from }: SmtpSettings, shopAddress: string): CheckedMailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECTION_MILLISECONDS,
    greetingTimeout: CONNECTION_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
  });
  return {
    kind: 'server',
    check: async () => void (await transport.verify()),
    async send(mail) {
      if (isUndeliverable(mail.to)) return;
      const message = from === null ? mail : { replyTo: shopAddress, ...mail };
      await transport.sendMail(toMessage(message, from ?? shopAddress));
    },
  };
}

function toMessage(
  { id, unsubscribeUrl, attachments = [], isUnlisted: _isUnlisted, template: _template, ...message }: Mail,
  sender: string,
): SendMailOptions {
  return {
    ...message,
    attachments: [...attachments],
    ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    from: sender,
    messageId: `<${id}@halfdrop.example>`,
    textEncoding: 'quoted-printable',
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
