import { lines, link, type MailTemplates, optional, required } from './placeholders.ts';

const choice = { inboxUrl: link('/contributor/inbox'), choiceUrl: link('/contributor/studio') };
const notice = (line: string) => lines(line, '{{inboxUrl}}', 'Which mails you get is chosen on {{choiceUrl}}');

const studioName = optional('Linden & Loom');
const title = optional('Rose');
const amount = required('$3.20');
const reason = required('You asked us to.');
const ofStudio = { ...choice, studioName };
const ofPattern = { ...ofStudio, title };
const day = optional('2026-12-26');

/** Notices to studio members who subscribed to them by mail. */
export const noticeMails = {
  'notice-first-sale': {
    subject: '{{studioName}} has made its first sale',
    body: notice('“{{title}}” was sold. You earned {{amount}} by it.'),
    placeholders: { ...ofPattern, amount },
  },
  'notice-submission-message': {
    subject: 'A reviewer has written to you about “{{title}}”',
    body: notice('A reviewer has written to you about “{{title}}”. You can read and answer it where the pattern is.'),
    placeholders: { ...choice, title },
  },
  'notice-review-written': {
    subject: 'A new review of “{{title}}”',
    body: notice('Somebody who owns “{{title}}” has reviewed it. You can read and answer it under Reviews.'),
    placeholders: { ...choice, title },
  },
  'notice-statement-ready': {
    subject: 'The statement of {{studioName}} for {{month}}',
    body: notice(
      'You earned {{amount}} in {{month}}. Its lines, each with event, net, rate and formula, are under Earnings.',
    ),
    placeholders: { ...ofStudio, month: required('2026-11'), amount },
  },
  'notice-closing-announced': {
    subject: 'Halfdrop closes {{studioName}} on {{closesOn}}',
    body: notice(
      '{{reason}} Until then everything stays as it is. Afterwards nothing of the studio is sold, whoever has bought or claimed a pattern keeps it, and all of your balance is paid out. Everything of yours is in one zip under Leave.',
    ),
    placeholders: { ...ofStudio, reason, closesOn: day },
  },
  'notice-closing-taken-back': {
    subject: '{{studioName}} stays on Halfdrop',
    body: notice('The studio is not closed after all. {{reason}}'),
    placeholders: { ...ofStudio, reason },
  },
  'notice-studio-left': {
    subject: '{{studioName}} has left Halfdrop',
    body: notice(
      'Nothing of the studio is sold any more; whoever has bought or claimed a pattern keeps it. What you have earned is paid out as it becomes available, however little it is. Your statements and everything of yours stay in the panel.',
    ),
    placeholders: ofStudio,
  },
  'notice-asset-hold-announced': {
    subject: '“{{title}}” of {{studioName}} leaves the shop on {{leavesOn}}',
    body: notice(
      'We take it from sale on {{leavesOn}}: {{reason}} Until then it is sold as before, and you can answer us. Whoever has bought or claimed it keeps it.',
    ),
    placeholders: { ...ofPattern, reason, leavesOn: day },
  },
  'notice-asset-hold-canceled': {
    subject: '“{{title}}” of {{studioName}} stays on sale',
    body: notice('We do not take it from sale after all: {{reason}}'),
    placeholders: { ...ofPattern, reason },
  },
  'notice-asset-held': {
    subject: '“{{title}}” of {{studioName}} is not on sale any more',
    body: notice('We have taken it from sale: {{reason}} Whoever has bought or claimed it keeps it.'),
    placeholders: { ...ofPattern, reason },
  },
  'notice-asset-released': {
    subject: '“{{title}}” of {{studioName}} is on sale again',
    body: notice('We have put it on sale again: {{reason}}'),
    placeholders: { ...ofPattern, reason },
  },
  'notice-asset-limited': {
    subject: '“{{title}}” of {{studioName}} is a limited edition',
    body: notice(
      'It is sold until the end of {{lastDay}}, and leaves the shop then: {{reason}} Whoever has bought or claimed it keeps it.',
    ),
    placeholders: { ...ofPattern, reason, lastDay: day },
  },
  'notice-asset-unlimited': {
    subject: '“{{title}}” of {{studioName}} is no limited edition any more',
    body: notice('It does not leave the shop on a day: {{reason}}'),
    placeholders: { ...ofPattern, reason },
  },
  'notice-studio-hold-announced': {
    subject: 'Halfdrop holds {{studioName}} from {{startsOn}}',
    body: notice(
      'From {{startsOn}} no pattern of the studio is sold, and payouts wait: {{reason}} Until then everything stays as it is, and you can answer us. Whoever has bought or claimed a pattern keeps it.',
    ),
    placeholders: { ...ofStudio, reason, startsOn: day },
  },
  'notice-studio-hold-canceled': {
    subject: '{{studioName}} stays on sale',
    body: notice('We do not hold the studio after all: {{reason}}'),
    placeholders: { ...ofStudio, reason },
  },
  'notice-studio-held': {
    subject: 'Halfdrop holds {{studioName}}',
    body: notice(
      'We have taken all patterns of the studio from sale: {{reason}} Payouts wait until the hold ends. Whoever has bought or claimed a pattern keeps it.',
    ),
    placeholders: { ...ofStudio, reason },
  },
  'notice-studio-released': {
    subject: 'Halfdrop does not hold {{studioName}} any more',
    body: notice('What was held with the studio is on sale again, and you can be paid: {{reason}}'),
    placeholders: { ...ofStudio, reason },
  },
  'notice-takedown-held': {
    subject: 'Somebody claims a right in “{{title}}” of {{studioName}}',
    body: notice(
      'We have taken it from sale: {{reason}} Whoever has bought or claimed it keeps it. You can read what they claim, and answer with a counter-notice, under Takedowns.',
    ),
    placeholders: { ...ofPattern, reason },
  },
  'notice-takedown-in-court': {
    subject: '“{{title}}” of {{studioName}} stays off sale',
    body: notice(
      'Who claims a right in it says that a court has the case: {{reason}} It stays off sale until the court has decided.',
    ),
    placeholders: { ...ofPattern, reason },
  },
  'notice-takedown-restored': {
    subject: 'The claim against “{{title}}” of {{studioName}} is over',
    body: notice('{{reason}} It is on sale again, unless you have taken it from sale yourself or have left.'),
    placeholders: { ...ofPattern, reason },
  },
  'notice-upload-refused': {
    subject: 'We do not take a file that you sent us: {{title}}',
    body: notice(
      'Our scanner found malware in “{{title}}”: {{reason}}. Nothing was made of it. Look through the computer that it came from, and send the file again once it is clean.',
    ),
    placeholders: { ...ofPattern, reason: required('Eicar-Test-Signature') },
  },
  'notice-rate-card-announced': {
    subject: 'What Halfdrop pays studios changes on {{startsOn}}',
    body: notice(
      'From {{startsOn}} you get {{saleRate}} of the net of each sale, and {{periodRate}} of the net of each subscription period that begins from then on. {{reason}}',
    ),
    placeholders: {
      ...choice,
      startsOn: required('2026-12-26'),
      saleRate: required('50%'),
      periodRate: required('40%'),
      reason,
    },
  },
} as const satisfies MailTemplates;
