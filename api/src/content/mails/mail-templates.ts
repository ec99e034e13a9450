import type { MailWords } from '../../platform/mail/markdown-mail.ts';
import { accountMails } from './templates/account-mails.ts';
import { claimMails } from './templates/claim-mails.ts';
import { noticeMails } from './templates/notice-mails.ts';
import { orderMails } from './templates/order-mails.ts';
import type { MailPlaceholder, MailTemplate, MailTemplates } from './templates/placeholders.ts';
import { readerMails } from './templates/reader-mails.ts';
import { staffMails } from './templates/staff-mails.ts';
import { studioMails } from './templates/studio-mails.ts';
import { subscriptionMails } from './templates/subscription-mails.ts';
import { supportMails } from './templates/support-mails.ts';

/**
 * The mails of the shop, with the words they came with: the staff writes them. Amounts, links and whatever has to be exact
 * are placeholders; what a mail has under a name is given by the code that sends it.
 */
export const MAIL_TEMPLATES = {
  ...accountMails,
  ...orderMails,
  ...subscriptionMails,
  ...studioMails,
  ...noticeMails,
  ...claimMails,
  ...supportMails,
  ...readerMails,
  ...staffMails,
} as const satisfies MailTemplates;

/** The name of one of them. */
export type MailName = keyof typeof MAIL_TEMPLATES;

type Placeholders<Name extends MailName> = (typeof MAIL_TEMPLATES)[Name]['placeholders'];

/** What a mail tells of, by its placeholders; empty where there is nothing to say. */
export type MailFacts<Name extends MailName> = {
  readonly [Each in keyof Placeholders<Name>]: Placeholders<Name>[Each] extends MailPlaceholder<'block'>
    ? MailWords
    : string;
};

/** The template of a name; undefined when no mail has it. */
export function mailTemplate(name: string): MailTemplate | undefined {
  return isMailName(name) ? MAIL_TEMPLATES[name] : undefined;
}

function isMailName(name: string): name is MailName {
  return Object.hasOwn(MAIL_TEMPLATES, name);
}

/** Under which address the words of a mail are kept. */
export function mailAddress(name: string): string {
  return `mails/${name}`;
}
