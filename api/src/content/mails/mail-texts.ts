import type { Foundation } from '../../domain-module.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { findPage } from '../content.repository.ts';
import { MAIL_TEMPLATES, mailAddress, type MailFacts, type MailName } from './mail-templates.ts';
import { mailText } from './mail-words.ts';

/** A rendered mail, and the text it was rendered from. */
export type WrittenMail = Pick<Mail, 'template' | 'subject' | 'text' | 'html'>;

/** Texts of mails as published by staff. */
export interface MailTexts {
  /** Renders a mail with the text in force, or its original text if none was published. */
  compose<Name extends MailName>(name: Name, facts: MailFacts<Name>): Promise<WrittenMail>;
  /** Returns a renderer for many mails that looks up the text only once. */
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
