import { block, lines, link, type MailTemplates, optional, required } from './placeholders.ts';

const order = { number: required('HD-2026-000123'), orderUrl: link('/order-confirmation?session_id=sample') };
const linked = '[{{number}}]({{orderUrl}})';
const goesBack = 'It goes back to the way you paid and can take a few days to arrive.';
const refunded = `We have refunded {{amount}} of your order ${linked}. ${goesBack}`;

/** Mails to buyers about orders. */
export const orderMails = {
  'order-receipt': {
    subject: 'Your Halfdrop order {{number}}',
    body: lines(
      'Thank you for your order.',
      `Order ${linked}`,
      '{{lines}}',
      '{{paidBy}}',
      '[Your files]({{orderUrl}})',
    ),
    placeholders: {
      ...order,
      lines: block('Rose, standard licence: $9.00\nTotal: $9.00'),
      paidBy: optional('Paid by card on 26 November 2026'),
    },
  },
  'order-files': {
    subject: 'Your files of order {{number}}',
    body: lines(
      `Here are the files of your order ${linked} once more.`,
      'Sign in and choose Download: each link is made fresh, as often as you like.',
    ),
    placeholders: order,
  },
  'order-refund': {
    subject: 'Refund of your Halfdrop order {{number}}',
    body: lines(refunded, 'The licence ends with it, and the download links of it work no more: {{endedPatterns}}.'),
    placeholders: { ...order, amount: required('$9.00'), endedPatterns: required('Rose, Fern') },
  },
  'order-refund-licenses-kept': {
    subject: 'Refund of your Halfdrop order {{number}}',
    body: lines(refunded, 'Your licences stay as they are.'),
    placeholders: { ...order, amount: required('$9.00') },
  },
  'order-paid-twice': {
    subject: 'A payment for your Halfdrop order {{number}} goes back to you',
    body: lines(
      `Your order ${linked} was paid a second time. We have refunded the second payment of {{amount}}. ${goesBack}`,
      'Your order and its licences stay as they are.',
    ),
    placeholders: { ...order, amount: required('$9.00') },
  },
  'order-paid-wrong-amount': {
    subject: 'A payment for your Halfdrop order {{number}} goes back to you',
    body: lines(
      `We received {{amount}} for your order ${linked}, but {{amountDue}} was due. We have refunded the {{amount}}. ${goesBack}`,
      'Nothing was bought. Your cart is as you left it: please check out again.',
    ),
    placeholders: { ...order, amount: required('$8.00'), amountDue: required('$9.00') },
  },
} as const satisfies MailTemplates;
