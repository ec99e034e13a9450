import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileAtomically } from '../files/atomic-write.ts';
import { leadsNowhere } from '../privacy/personal-data.ts';

/** A message to one person, in both forms mail programs show. */
export interface Mail {
  /** Names the message once and for all: sending it again replaces it rather than doubling it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer reaches, when that is not the sender. */
  readonly replyTo?: string;
  /** Where a mail program takes the reader off the list with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  readonly attachments?: readonly MailAttachment[];
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

/** Writes every message as an `.eml` file into a folder, complete and ready for any mail program. */
export function createOutboxMailer(folder: string, sender: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ id, unsubscribeUrl, attachments = [], ...message }) {
      if (leadsNowhere(message.to)) return;
      const { message: content } = await transport.sendMail({
        ...message,
        attachments: [...attachments],
        ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        from: sender,
        messageId: `<${id}@halfdrop.example>`,
        textEncoding: 'quoted-printable',
      });
      if (!Buffer.isBuffer(content)) throw new Error('the mail transport returned no buffer');
      await writeFileAtomically(path.join(folder, `${id}.eml`), content);
    },
  };
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
