import { block, lines, link, type MailTemplates, optional, required, sometimes } from './placeholders.ts';

const review = { title: optional('Rose'), reviewUrl: link('/product/rose#reviews') };
const decided = {
  ...review,
  name: optional('Ada'),
  reason: required('It names somebody.'),
  supportEmail: required('help@shop.example'),
};
const decision = (what: string) =>
  lines(
    'Hello {{name}},',
    what,
    'The reason: {{reason}}',
    'If you think that this is wrong, write to {{supportEmail}}.',
    '[See the pattern]({{reviewUrl}})',
  );

/** Mails to readers: about reviews, the newsletter, studios they follow, and the shop's terms. */
export const readerMails = {
  'review-answered': {
    subject: '{{studioName}} has answered your review of {{title}}',
    body: lines(
      '{{answer}}',
      '[See it beside your review]({{reviewUrl}})',
      'You asked for this mail when you wrote the review. Edit the review to change that.',
    ),
    placeholders: { ...review, studioName: optional('Linden & Loom'), answer: block('Thank you for your words.') },
  },
  'review-hidden': {
    subject: 'We have hidden your review of {{title}}',
    body: decision('Others do not see it any more, and it does not count in the rating of the pattern.'),
    placeholders: decided,
  },
  'review-shown': {
    subject: 'Your review of {{title}} is shown again',
    body: decision('Everyone sees it again, and it counts in the rating of the pattern.'),
    placeholders: decided,
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
  'newsletter-issue': {
    subject: '{{subject}}',
    body: lines(
      '{{issue}}',
      '{{patterns}}',
      'You get this because you asked for the Halfdrop newsletter. [Unsubscribe]({{leaveUrl}})',
    ),
    placeholders: {
      subject: optional('New in November'),
      issue: block('Five studios have drawn for the winter.'),
      patterns: block('Rose: https://shop.example/product/rose'),
      leaveUrl: link('/newsletter/unsubscribe?token=sample'),
    },
  },
  'follow-digest': {
    subject: 'New from {{studios}}',
    body: lines(
      '{{greeting}}',
      '{{patterns}}',
      '{{moreStudios}} more of the studios you follow have something new.',
      'You get this once a week at most, because you follow these studios. [Stop this mail]({{leaveUrl}})',
    ),
    placeholders: {
      studios: optional('Linden & Loom and one more studio'),
      greeting: optional('Hello Ada,'),
      patterns: block('Linden & Loom\nRose: https://shop.example/product/rose'),
      moreStudios: sometimes('3', false),
      leaveUrl: link('/follow-digest/unsubscribe?token=sample'),
    },
  },
  'terms-change': {
    subject: '{{title}}: a new version from {{takesEffectOn}}',
    body: lines(
      'Hello,',
      '{{title}}: Version {{version}} takes effect on {{takesEffectOn}} and replaces the one you know, which holds until then.',
      '[Read version {{version}}]({{versionUrl}})',
      'If you do not agree with it, you can delete your account in the settings of your profile.',
    ),
    placeholders: {
      title: required('Terms of service'),
      version: optional('2'),
      takesEffectOn: required('12 December 2026'),
      versionUrl: link('/terms?version=2'),
    },
  },
} as const satisfies MailTemplates;
