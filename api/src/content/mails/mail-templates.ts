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
 * Mails of the shop with their original texts, which staff can edit. Amounts, links and other exact values are
 * placeholders; the code that sends a mail provides their values.
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

/** Name of a mail. */
export type MailName = keyof typeof MAIL_TEMPLATES;

type Placeholders<Name extends MailName> = (typeof MAIL_TEMPLATES)[Name]['placeholders'];

/** Values of a mail's placeholders; empty where there is nothing to say. */
export type MailFacts<Name extends MailName> = {
  readonly [Each in keyof Placeholders<Name>]: Placeholders<Name>[Each] extends MailPlaceholder<'block'>
    ? MailWords
    : string;
};

/** Returns the template with a name; undefined if there is none. */
export function mailTemplate(name: string): MailTemplate | undefined {
  return isMailName(name) ? MAIL_TEMPLATES[name] : undefined;
}

function isMailName(name: string): name is MailName {
  return Object.hasOwn(MAIL_TEMPLATES, name);
}

/** Returns the address under which a mail's text is stored. */
export function mailAddress(name: string): string {
  return `mails/${name}`;
}
