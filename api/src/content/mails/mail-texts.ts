import type { Foundation } from '../../domain-module.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findPage } from '../content.repository.ts';
import { MAIL_TEMPLATES, mailAddress, type MailFacts, type MailName } from './mail-templates.ts';
import { mailText } from './mail-words.ts';

/** What a mail says, and by which text. */
export type WrittenMail = Pick<Mail, 'template' | 'subject' | 'text' | 'html'>;

/** The words of mails, as the staff has published them. */
export interface MailTexts {
  /** A mail in the words in force; in those it came with while none were published. */
  compose<Name extends MailName>(name: Name, facts: MailFacts<Name>): Promise<WrittenMail>;
  /** The same for a mail to many: its words are looked up once. */
  composer<Name extends MailName>(name: Name): Promise<(facts: MailFacts<Name>) => WrittenMail>;
}

/** Creates the service. */
export function createMailTexts({ db, clock, publicUrl }: Pick<Foundation, 'db' | 'clock' | 'publicUrl'>): MailTexts {
  async function composer<Name extends MailName>(name: Name) {
    const { subject: title, body } = MAIL_TEMPLATES[name];
    const published = await findPage(db, mailAddress(name), { version: null, now: clock.now() });
    return (facts: MailFacts<Name>) => ({
      template: name,
      ...mailText(name, published ?? { title, body }, facts, publicUrl),
    });
  }
  return { composer, compose: async (name, facts) => (await composer(name))(facts) };
}
