import { lines, link, type MailTemplates, optional, required } from './placeholders.ts';

const claim = { name: optional('Ada'), title: required('Rose'), number: optional('TD-000012') };
const words = required('The drawing is from a book of 1921.');
const hello = 'Hello {{name}},';

/** Mails to claimants about takedown requests. */
export const claimMails = {
  'takedown-unconfirmed': {
    subject: 'Please confirm your claim {{number}}',
    body: lines(
      hello,
      'Somebody has claimed a right in “{{title}}” with this address.',
      'If that was you, confirm it within 7 days. If it was not, do nothing: the claim is then forgotten.',
      '[Confirm the claim]({{confirmUrl}})',
    ),
    placeholders: { ...claim, confirmUrl: link('/takedown/confirm?token=sample') },
  },
  'takedown-waiting': {
    subject: 'We have your claim {{number}}',
    body: lines(hello, 'We look at your claim about “{{title}}” and answer by {{dueOn}}.'),
    placeholders: { ...claim, dueOn: required('2026-12-03') },
  },
  'takedown-refused': {
    subject: 'We have refused your claim {{number}}',
    body: lines(hello, '“{{title}}” stays on sale. The reason: {{words}}'),
    placeholders: { ...claim, words },
  },
  'takedown-held': {
    subject: '“{{title}}” is not on sale any more ({{number}})',
    body: lines(
      hello,
      'We have taken it from sale: {{words}}',
      'Whoever has bought or claimed the pattern before keeps license and files.',
      'Its studio is told, and may answer with a counter-notice.',
    ),
    placeholders: { ...claim, title: optional('Rose'), words },
  },
  'takedown-countered': {
    subject: 'The studio has answered your claim {{number}}',
    body: lines(
      hello,
      'The counter-notice about “{{title}}”: {{words}}',
      'We put the pattern on sale again on {{restoredOn}}, unless you tell us before that a court has the case.',
      '[Say that a court has the case]({{courtUrl}})',
    ),
    placeholders: {
      ...claim,
      words,
      restoredOn: required('2026-12-10'),
      courtUrl: link('/takedown/court?token=sample'),
    },
  },
  'takedown-in-court': {
    subject: '“{{title}}” stays off sale ({{number}})',
    body: lines(hello, 'You have told us that a court has the case: {{words}}', 'Write to us once it has decided.'),
    placeholders: { ...claim, title: optional('Rose'), words },
  },
  'takedown-restored': {
    subject: 'Your claim {{number}} is over',
    body: lines(hello, '“{{title}}” is not kept off sale for it any more. {{words}}'),
    placeholders: { ...claim, words },
  },
} as const satisfies MailTemplates;
