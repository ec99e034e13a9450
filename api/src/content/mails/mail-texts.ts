import type { Foundation } from '../../domain-module.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findPage } from '../content.repository.ts';
import { MAIL_TEMPLATES, mailAddress, type MailFacts, type MailName } from './mail-templates.ts';
import { mailText } from './mail-words.ts';

/** The words of mails, as the staff has published them. */
export interface MailTexts {
  /** A mail in the words in force; in those it came with while none were published. */
  compose<Name extends MailName>(name: Name, facts: MailFacts<Name>): Promise<Pick<Mail, 'subject' | 'text' | 'html'>>;
}

/** Makes the service. */
export function createMailTexts({ db, clock, publicUrl }: Pick<Foundation, 'db' | 'clock' | 'publicUrl'>): MailTexts {
  return {
    async compose(name, facts) {
      const { subject: title, body } = MAIL_TEMPLATES[name];
      const published = await findPage(db, mailAddress(name), { version: null, now: clock.now() });
      return mailText(published ?? { title, body }, facts, publicUrl);
    },
  };
}
