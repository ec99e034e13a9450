import { lines, link, type MailTemplates, optional, required, sometimes } from './placeholders.ts';

/** Mails to staff. */
export const staffMails = {
  'staff-roles-changed': {
    subject: 'Your role on the staff of Halfdrop has changed',
    body: lines(
      'Hello {{name}},',
      'You have a new role on the staff of Halfdrop: {{givenRoles}}.',
      'You no longer have this role on the staff of Halfdrop: {{takenRoles}}.',
      'Your roles now: {{roles}}.',
      'If this surprises you, write to {{supportEmail}}.',
    ),
    placeholders: {
      name: optional('Ada'),
      givenRoles: sometimes('finance'),
      takenRoles: sometimes('support'),
      roles: required('finance'),
      supportEmail: required('help@shop.example'),
    },
  },
  'staff-roles-ended': {
    subject: 'Your role on the staff of Halfdrop has changed',
    body: lines(
      'Hello {{name}},',
      'You no longer have this role on the staff of Halfdrop: {{takenRoles}}.',
      'You have no role on the staff now.',
      'If this surprises you, write to {{supportEmail}}.',
    ),
    placeholders: {
      name: optional('Ada'),
      takenRoles: required('support'),
      supportEmail: required('help@shop.example'),
    },
  },
  'money-check': {
    subject: 'Halfdrop: {{problem}}',
    body: lines(
      'Hello {{name}},',
      '{{problem}}: {{findingCount}}, first seen on {{failingSince}}.',
      '[Look at the list]({{listUrl}})',
      'This is told once. The list stays in the panel until nothing is wrong any more.',
    ),
    placeholders: {
      name: optional('Ada'),
      problem: required('Completed orders without a charge in the books'),
      findingCount: required('2'),
      failingSince: required('2026-11-26T09:00:00.000Z'),
      listUrl: link('/admin/money-checks/order-without-charge'),
    },
  },
} as const satisfies MailTemplates;
