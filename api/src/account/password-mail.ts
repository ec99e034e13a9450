import { escapeHtml } from '../platform/http/html.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface OtpMailFacts {
  /** Names the request: the same one again replaces its email. */
  readonly resetId: string;
  /** How it begins. */
  readonly greeting: string;
  readonly email: string;
  readonly code: { readonly otp: string; readonly minutes: number };
  readonly link: { readonly url: string; readonly minutes: number };
}

/** The code that proves an address while its password is reset, and a link for when the code is refused. */
export function otpMail({ resetId, greeting, email, code, link }: OtpMailFacts): Mail {
  const { otp } = code;
  const use = `Enter it on the page where you asked for it. It works once, for ${code.minutes} minutes.`;
  const instead = `If the code is refused, set a new password here; the link works once, for ${link.minutes} minutes:`;
  const ignore =
    'If it was not you who asked, do nothing: your password stays as it is. Never give code or link to anyone; we do not ask for them.';
  return {
    id: `password-otp-${resetId}`,
    to: email,
    subject: `${otp} is your Halfdrop verification code`,
    text: `${greeting}\n\nYour verification code: ${otp}\n\n${use}\n\n${instead}\n${link.url}\n\n${ignore}\n`,
    html: `<h1>Your verification code</h1>
<p>${escapeHtml(greeting)}</p>
<p style="font-size:32px;letter-spacing:0.2em"><strong>${otp}</strong></p>
<p>${use}</p>
<p>${instead} <a href="${escapeHtml(link.url)}">Set a new password</a></p>
<p>${ignore}</p>`,
  };
}

interface PasswordChangedFacts {
  /** Names the change. */
  readonly changeId: string;
  /** How it begins. */
  readonly greeting: string;
  readonly email: string;
  readonly changedAt: Date;
  readonly publicUrl: string;
}

/** Tells the owner of an account that its password has changed. */
export function passwordChangedMail({ changeId, greeting, email, changedAt, publicUrl }: PasswordChangedFacts): Mail {
  const what = `The password of your Halfdrop account was changed on ${instant.format(changedAt)} UTC.`;
  const url = `${publicUrl}/forgot-password`;
  return {
    id: `password-changed-${changeId}`,
    to: email,
    subject: 'Your Halfdrop password was changed',
    text: `${greeting}\n\n${what}\nOther devices were signed out.\n\nIf it was not you, reset it at once: ${url}\n`,
    html: `<h1>Your password was changed</h1>
<p>${escapeHtml(greeting)}</p>
<p>${what} Other devices were signed out.</p>
<p>If it was not you, <a href="${escapeHtml(url)}">reset it at once</a>.</p>`,
  };
}
