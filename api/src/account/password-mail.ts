import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface OtpMailFacts {
  /** Id of the reset request; a retry replaces its email. */
  readonly resetId: string;
  /** Greeting line. */
  readonly greeting: string;
  readonly email: string;
  readonly code: { readonly otp: string; readonly minutes: number };
  readonly link: { readonly url: string; readonly minutes: number };
}

/** Writes the email with the one-time code for a password reset, and a link in case the code is refused. */
export async function otpMail(
  mailTexts: MailTexts,
  { resetId, greeting, email, code, link }: OtpMailFacts,
): Promise<Mail> {
  const words = await mailTexts.compose('password-code', {
    greeting,
    code: code.otp,
    codeMinutes: String(code.minutes),
    resetUrl: link.url,
    linkMinutes: String(link.minutes),
  });
  return { ...words, id: `password-otp-${resetId}`, to: email };
}

interface PasswordChangedFacts {
  /** Id of the change. */
  readonly changeId: string;
  /** Greeting line. */
  readonly greeting: string;
  readonly email: string;
  readonly changedAt: Date;
  readonly publicUrl: string;
}

/** Writes the email that notifies a user of a password change. */
export async function passwordChangedMail(
  mailTexts: MailTexts,
  { changeId, greeting, email, changedAt, publicUrl }: PasswordChangedFacts,
): Promise<Mail> {
  const words = await mailTexts.compose('password-changed', {
    greeting,
    changedAt: instant.format(changedAt),
    resetUrl: `${publicUrl}/forgot-password`,
  });
  return { ...words, id: `password-changed-${changeId}`, to: email };
}
