import { block, lines, link, type MailTemplates, optional, required, sometimes } from './placeholders.ts';

const studioName = required('Linden & Loom');
const pattern = { title: optional('Rose'), patternUrl: link('/contributor/patterns/sample') };
const note = sometimes('The large petals are lovely.');
const toPattern = '[See it in the contributor panel]({{patternUrl}})';
const verdict = lines('{{reasons}}', '{{note}}', toPattern);
const reasons = block('The repeat shows a seam at its left edge. Check it at 200 percent.');

/** Mails to studio members and applicants. */
export const studioMails = {
  'studio-application-submitted': {
    subject: 'We have your application',
    body: lines('Thank you for applying with {{studioName}}.', 'You hear from us by {{answerDueOn}}.'),
    placeholders: { studioName, answerDueOn: required('December 3, 2026') },
  },
  'studio-application-accepted': {
    subject: 'Welcome, {{studioName}}',
    body: lines(
      '{{studioName}} is now a studio of the shop, and you own it.',
      '{{note}}',
      '[Open the contributor panel]({{panelUrl}})',
    ),
    placeholders: { studioName, note, panelUrl: link('/contributor') },
  },
  'studio-application-declined': {
    subject: 'Your application',
    body: lines(
      'We cannot take {{studioName}} in now.',
      '{{reason}}',
      '{{note}}',
      'You can apply again from {{reapplyOn}}: {{applyUrl}}',
    ),
    placeholders: {
      studioName,
      reason: required('We have many patterns of this kind already.'),
      note,
      reapplyOn: required('February 26, 2027'),
      applyUrl: link('/contributors'),
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
    placeholders: { studioName, acceptUrl: link('/studio-invitation?token=sample'), days: optional('7') },
  },
  'submission-approved': {
    subject: '“{{title}}” is on sale',
    body: lines(
      '{{reasons}}',
      '{{note}}',
      'A new pattern is sold to people with a paid plan for 48 hours, then to everyone.',
      toPattern,
    ),
    placeholders: { ...pattern, reasons, note },
  },
  'submission-changes-requested': {
    subject: '“{{title}}” needs a change',
    body: verdict,
    placeholders: { ...pattern, reasons, note },
  },
  'submission-rejected': {
    subject: 'We do not take “{{title}}”',
    body: lines('{{reasons}}', '{{note}}', '{{appeal}}', toPattern),
    placeholders: {
      ...pattern,
      reasons,
      note,
      appeal: sometimes('You can appeal once: another person decides.', false),
    },
  },
  'payout-paid': {
    subject: '{{amount}} for {{studioName}} is on its way to your bank',
    body: lines('This is payout {{number}} of {{studioName}}.', '{{earningsUrl}}'),
    placeholders: {
      amount: optional('$120.00'),
      studioName,
      number: required('7'),
      earningsUrl: link('/contributor/earnings'),
    },
  },
  'payout-failed': {
    subject: 'We could not pay {{studioName}}',
    body: lines(
      'Payout {{number}} of {{amount}} did not arrive: {{reason}}',
      'The money is in your balance again. Please check your bank account, then ask for the payout once more.',
      '{{earningsUrl}}',
    ),
    placeholders: {
      amount: required('$120.00'),
      studioName: optional('Linden & Loom'),
      number: required('7'),
      reason: optional('The bank account is closed.'),
      earningsUrl: link('/contributor/earnings'),
    },
  },
} as const satisfies MailTemplates;
