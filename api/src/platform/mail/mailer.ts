import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileAtomically } from '../files/atomic-write.ts';

/** A message to one person, in both forms mail programs show. */
export interface Mail {
  /** Names the message once and for all: sending it again replaces it rather than doubling it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Writes every message as an `.eml` file into a folder, complete and ready for any mail program. */
export function createOutboxMailer(folder: string, sender: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ id, ...message }) {
      const { message: content } = await transport.sendMail({
        ...message,
        from: sender,
        messageId: `<${id}@halfdrop.example>`,
        textEncoding: 'quoted-printable',
      });
      if (!Buffer.isBuffer(content)) throw new Error('the mail transport returned no buffer');
      await writeFileAtomically(path.join(folder, `${id}.eml`), content);
    },
  };
}
