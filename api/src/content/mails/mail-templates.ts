/** What stands in double braces in the words of a mail, and is filled in by what the mail tells of. */
export interface MailPlaceholder {
  /** Whether the mail is of no use without it. */
  readonly isRequired: boolean;
  /** What stands in its place while the words are looked at. */
  readonly sample: string;
}

interface MailTemplate {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly placeholders: Readonly<Record<string, MailPlaceholder>>;
}

const required = (sample: string): MailPlaceholder => ({ isRequired: true, sample });
const optional = (sample: string): MailPlaceholder => ({ isRequired: false, sample });
const link = (path: string) => required(`https://shop.example${path}`);

const lines = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');

/**
 * The mails whose words the staff writes, with the words they came with. Amounts, links and whatever has to be exact are
 * placeholders; what a mail has under a name is given by the code that sends it.
 */
export const MAIL_TEMPLATES = {
  'email-confirmation': {
    subject: 'Please confirm your Halfdrop email address',
    body: lines(
      'Hello,',
      'So that receipts and download links reach you, please confirm that this address is yours:',
      '[Confirm this address]({{confirmUrl}})',
      'The link works once, for {{days}} days. Your account and your 5 free downloads are there already.',
      'If you have not made an account with us, do nothing.',
    ),
    placeholders: { confirmUrl: link('/confirm-email?token=sample'), days: optional('7') },
  },
  'newsletter-confirm': {
    subject: 'Please confirm your Halfdrop newsletter',
    body: lines(
      'Please confirm that you want our newsletter:',
      '[Yes, send me the newsletter]({{confirmUrl}})',
      'The link works for {{days}} days. If it was not you who asked, do nothing: without it, no newsletter comes.',
      '[Take this address off the list]({{leaveUrl}})',
    ),
    placeholders: {
      confirmUrl: link('/newsletter/confirm?token=sample'),
      leaveUrl: link('/newsletter/unsubscribe?token=sample'),
      days: optional('7'),
    },
  },
  'password-changed': {
    subject: 'Your Halfdrop password was changed',
    body: lines(
      '{{greeting}}',
      'The password of your Halfdrop account was changed on {{changedAt}} UTC. Other devices were signed out.',
      'If it was not you, [reset it at once]({{resetUrl}}).',
    ),
    placeholders: {
      greeting: optional('Hello Ada,'),
      changedAt: required('26 November 2026 at 09:00'),
      resetUrl: link('/forgot-password'),
    },
  },
  'password-code': {
    subject: '{{code}} is your Halfdrop verification code',
    body: lines(
      '{{greeting}}',
      'Your verification code: **{{code}}**',
      'Enter it on the page where you asked for it. It works once, for {{codeMinutes}} minutes.',
      'If the code is refused, set a new password here; the link works once, for {{linkMinutes}} minutes:',
      '[Set a new password]({{resetUrl}})',
      'If it was not you who asked, do nothing: your password stays as it is. Never give code or link to anyone; we do not ask for them.',
    ),
    placeholders: {
      greeting: optional('Hello Ada,'),
      code: required('123456'),
      codeMinutes: optional('10'),
      resetUrl: link('/forgot-password#reset=sample'),
      linkMinutes: optional('60'),
    },
  },
  'studio-invitation': {
    subject: '{{studioName}} invites you to its studio',
    body: lines(
      'Hello,',
      '{{studioName}} invites you to work in its studio on Halfdrop. Sign in with this email address and accept:',
      '[Open the invitation]({{acceptUrl}})',
      'The link works once, for {{days}} days.',
      'If you do not know the studio, do nothing.',
    ),
    placeholders: {
      studioName: required('Linden & Loom'),
      acceptUrl: link('/studio-invitation?token=sample'),
      days: optional('7'),
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

/** The name of one of them. */
export type MailName = keyof typeof MAIL_TEMPLATES;

/** What a mail tells of, by its placeholders. */
export type MailFacts<Name extends MailName> = Readonly<
  Record<keyof (typeof MAIL_TEMPLATES)[Name]['placeholders'], string>
>;

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
