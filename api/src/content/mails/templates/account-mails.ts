import { lines, link, type MailTemplates, optional, required } from './placeholders.ts';

const person = {
  name: optional('Ada'),
  reason: required('You asked us to.'),
  supportEmail: required('help@shop.example'),
};
const why = ['The reason: {{reason}}', 'If this surprises you, write to {{supportEmail}}.'] as const;

/** Mails about an account: actions of its owner and of the staff. */
export const accountMails = {
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
  'account-deleted': {
    subject: 'Your Halfdrop account was deleted',
    body: lines(
      'Hello {{name}},',
      'Your Halfdrop account was deleted on {{deletedAt}} UTC.',
      'Your orders stay in our books without your name and address, and your licence certificates stay verifiable with your initials. Everything else is erased, and a running subscription has ended.',
      'If it was not you, answer this email.',
    ),
    placeholders: { name: optional('Ada'), deletedAt: required('26 November 2026 at 09:00') },
  },
  'account-email-confirmed': {
    subject: 'Your address is confirmed',
    body: lines('Hello {{name}},', 'We have confirmed the address of your Halfdrop account for you.', ...why),
    placeholders: person,
  },
  'account-sessions-ended': {
    subject: 'You were signed out everywhere',
    body: lines(
      'Hello {{name}},',
      'We have signed your Halfdrop account out on every device. Sign in again whenever you like.',
      ...why,
    ),
    placeholders: person,
  },
  'account-downloads-corrected': {
    subject: 'Your downloads were corrected',
    body: lines(
      'Hello {{name}},',
      'We have corrected how many downloads you have left at Halfdrop. Your profile shows them.',
      ...why,
    ),
    placeholders: person,
  },
  'account-blocked': {
    subject: 'Your Halfdrop account is blocked',
    body: lines(
      'Hello {{name}},',
      'Nobody can sign in to your Halfdrop account for now, and a running plan is not renewed. The licences you have bought stay yours, and their certificates stay valid.',
      ...why,
    ),
    placeholders: person,
  },
  'account-unblocked': {
    subject: 'Your Halfdrop account is open again',
    body: lines(
      'Hello {{name}},',
      'You can sign in to your Halfdrop account again. A plan that was to end can be resumed in your profile.',
      ...why,
    ),
    placeholders: person,
  },
  'account-exported': {
    subject: 'A copy of your data was made',
    body: lines(
      'Hello {{name}},',
      'At your request, a member of our staff has made a copy of everything that Halfdrop knows of you.',
      ...why,
    ),
    placeholders: person,
  },
} as const satisfies MailTemplates;
