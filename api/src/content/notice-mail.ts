import type { Mail } from '../platform/mail/mailer.ts';
import type { ComingRow } from './content.repository.ts';
import type { MailTexts } from './mails/mail-texts.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Notice {
  readonly page: ComingRow;
  readonly userId: string;
  readonly email: string;
  readonly publicUrl: string;
}

/** Renders the mail that notifies an account holder of an upcoming change to the terms. */
export async function noticeMail(mailTexts: MailTexts, { page, userId, email, publicUrl }: Notice): Promise<Mail> {
  const { slug, version, title } = page;
  const words = await mailTexts.compose('terms-change', {
    title,
    version: String(version),
    takesEffectOn: day.format(page.effective_at),
    versionUrl: `${publicUrl}/${slug}?version=${version}`,
  });
  return { ...words, id: `notice-${slug}-${version}-${userId}`, to: email };
}
