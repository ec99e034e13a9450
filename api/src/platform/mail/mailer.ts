import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeFileAtomically } from '../files/atomic-write.ts';
import { isUndeliverable } from './undeliverable.ts';

const CONNECTION_MILLISECONDS = 10_000;
const SILENCE_MILLISECONDS = 30_000;

/** A message to one person, in both forms mail programs show. */
export interface Mail {
  /** Names the message once and for all: sending it again replaces it rather than doubling it. */
  readonly id: string;
  readonly to: string;
  /** Names the text at the desk that its words are. */
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer reaches, when that is not the sender. */
  readonly replyTo?: string;
  /** Where a mail program takes the reader off the list with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
  /** True for one of many that their sender keeps a list of, and for one that nothing may be kept of. */
  readonly isUnlisted?: boolean;
}

/** A file that travels with a message. */
interface MailAttachment {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mailer that its operator can look at. */
export interface CheckedMailer extends Mailer {
  /** Where mail goes. */
  readonly kind: 'server' | 'outbox';
  /** @throws when no mail can be sent now */
  check(): Promise<void>;
}

/** A mail server and the address it sends for. */
export interface SmtpSettings {
  /** `smtp:` or `smtps:`, with name and password where the server wants them. */
  readonly url: string;
  /** The sender of every message; null for the address of the shop itself. */
  readonly from: string | null;
}

/**
 * A mailer by the mail server of the settings; without one, into the outbox at `folder`. Answers reach the address of
 * the shop, whoever the sender is.
 */
export function createMailer(smtp: SmtpSettings | null, folder: string, shopAddress: string): CheckedMailer {
  return smtp ? createSmtpMailer(smtp, shopAddress) : createOutboxMailer(folder, shopAddress);
}

/** Writes every message as an `.eml` file into a folder, complete and ready for any mail program. */
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
 * Hands every message to a mail server. `send` rejects unless the server has taken it: the job that sends is tried
 * again, and the message keeps its id, by which mail programs know one that came twice.
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
