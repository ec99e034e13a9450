import { lines, link, type MailTemplates, optional, required } from './placeholders.ts';

const own = { greeting: optional('Hello Ada,'), planUrl: link('/profile?tab=subscription') };
const plan = { ...own, plan: required('Pro') };
const day = required('26 December 2026');
const amount = required('$29.00');

const mail = (...sentences: readonly string[]) => lines('{{greeting}}', ...sentences, '[Your plan]({{planUrl}})');
const kept = 'Everything you downloaded stays yours, and you can download it again at any time.';

/** Mails to subscribers about their plan. */
export const subscriptionMails = {
  'subscription-started': {
    subject: 'Your {{plan}} plan has started',
    body: mail(
      '{{plan}} runs from today. You paid {{amount}}.',
      'It is renewed on {{renewedOn}} for {{price}} unless you cancel before.',
      'You have 30 days to ask for your first payment back.',
    ),
    placeholders: { ...plan, amount, renewedOn: day, price: amount },
  },
  'subscription-trial-started': {
    subject: 'Your free trial of {{plan}} has started',
    body: mail(
      'You can try {{plan}} until {{endsOn}}. No card is needed and nothing is charged.',
      'You can download {{downloads}} patterns with it. Their licences end with the trial unless you subscribe.',
      'The trial ends by itself.',
    ),
    placeholders: { ...plan, endsOn: day, downloads: required('10') },
  },
  'subscription-trial-ending': {
    subject: 'Your free trial of {{plan}} ends on {{endsOn}}',
    body: mail(
      'Your trial ends in two days, on {{endsOn}}. Nothing is charged.',
      'The licences of what you downloaded with it end on that day, too. To keep them, subscribe before.',
    ),
    placeholders: { ...own, plan: optional('Pro'), endsOn: day },
  },
  'subscription-trial-ended': {
    subject: 'Your free trial of {{plan}} has ended',
    body: mail(
      'Your trial is over. Nothing was charged.',
      'The licences of what you downloaded with it have ended. You can subscribe and download the patterns again at any time.',
    ),
    placeholders: { ...own, plan: optional('Pro') },
  },
  'subscription-renewed': {
    subject: 'Your {{plan}} plan was renewed',
    body: mail('You paid {{amount}} for {{plan}} until {{endsOn}}.'),
    placeholders: { ...plan, amount, endsOn: day },
  },
  'subscription-payment-failed': {
    subject: 'We could not renew your {{plan}} plan',
    body: mail(
      '{{reason}}',
      'We try again, and your plan goes on until {{endsOn}}. Please check your card before that day.',
    ),
    placeholders: { ...own, plan: optional('Pro'), reason: required('The payment was refused.'), endsOn: day },
  },
  'subscription-grace-ending': {
    subject: 'Your {{plan}} plan ends on {{endsOn}}',
    body: mail('The renewal is still unpaid. Please check your card before {{endsOn}}.', kept),
    placeholders: { ...own, plan: optional('Pro'), endsOn: day },
  },
  'subscription-changed': {
    subject: 'You have {{plan}} now',
    body: mail('Your plan was changed to {{plan}}. You paid {{amount}} for the change.'),
    placeholders: { ...plan, amount },
  },
  'subscription-change-planned': {
    subject: 'Your plan changes to {{nextPlan}} on {{changesOn}}',
    body: mail('Until {{changesOn}} everything stays as it is. You can take the change back in your profile.'),
    placeholders: { ...own, nextPlan: optional('Pro'), changesOn: day },
  },
  'subscription-canceled': {
    subject: 'Your {{plan}} plan is canceled',
    body: mail('It goes on until {{endsOn}} and is not renewed.', 'You can resume it until then.', kept),
    placeholders: { ...own, plan: optional('Pro'), endsOn: day },
  },
  'subscription-credited': {
    subject: 'You have {{downloads}} more downloads',
    body: mail(
      'We have given you {{downloads}} downloads beside those of {{plan}}.',
      'They can be used until {{usableUntil}}.',
    ),
    placeholders: { ...own, plan: optional('Pro'), downloads: required('5'), usableUntil: day },
  },
  'subscription-days-credited': {
    subject: 'You have {{days}} days of {{plan}} for free',
    body: mail(
      'We take {{amount}} off your next bill: that is what {{days}} days of {{plan}} cost.',
      'Your plan is renewed on {{renewedOn}}, as before. What is more than that bill comes off the one after.',
    ),
    placeholders: { ...plan, days: required('14'), amount, renewedOn: day },
  },
  'subscription-ended': {
    subject: 'Your {{plan}} plan has ended',
    body: mail('Your account is on the Free plan now.', kept),
    placeholders: { ...own, plan: optional('Pro') },
  },
  'subscription-refunded': {
    subject: 'Your payment for {{plan}} goes back',
    body: mail(
      'We give back {{amount}} to the card it was paid with. Your plan has ended.',
      'The licences you got with this payment have ended too; please delete the files. What you bought stays yours.',
    ),
    placeholders: { ...own, plan: optional('Pro'), amount },
  },
} as const satisfies MailTemplates;
