import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface OtpLetter {
  /** Names the request: the same one again replaces its letter. */
  readonly resetId: string;
  readonly name: string;
  readonly email: string;
  readonly otp: string;
  readonly minutes: number;
}

/** The code that proves an address while its password is reset. It holds no link, so that none can be forged. */
export function otpMail({ resetId, name, email, otp, minutes }: OtpLetter): Mail {
  const use = `Enter it on the page where you asked for it. It works once, for ${minutes} minutes.`;
  const ignore =
    'If it was not you who asked, do nothing: your password stays as it is. Never give this code to anyone; we do not ask for it.';
  return {
    id: `password-otp-${resetId}`,
    to: email,
    subject: `${otp} is your Halfdrop verification code`,
    text: `Hello ${name},\n\nYour verification code: ${otp}\n\n${use}\n\n${ignore}\n`,
    html: `<h1>Your verification code</h1>
<p>Hello ${escapeHtml(name)},</p>
<p style="font-size:32px;letter-spacing:0.2em"><strong>${otp}</strong></p>
<p>${use}</p>
<p>${ignore}</p>`,
  };
}

interface ChangeLetter {
  /** Names the change. */
  readonly changeId: string;
  readonly name: string;
  readonly email: string;
  readonly changedAt: Date;
  readonly publicUrl: string;
}

/** Tells the owner of an account that its password has changed. */
export function passwordChangedMail({ changeId, name, email, changedAt, publicUrl }: ChangeLetter): Mail {
  const what = `The password of your Halfdrop account was changed on ${instant.format(changedAt)} UTC.`;
  const url = `${publicUrl}/forgot-password`;
  return {
    id: `password-changed-${changeId}`,
    to: email,
    subject: 'Your Halfdrop password was changed',
    text: `Hello ${name},\n\n${what}\nOther devices were signed out.\n\nIf it was not you, reset it at once: ${url}\n`,
    html: `<h1>Your password was changed</h1>
<p>Hello ${escapeHtml(name)},</p>
<p>${what} Other devices were signed out.</p>
<p>If it was not you, <a href="${escapeHtml(url)}">reset it at once</a>.</p>`,
  };
}
