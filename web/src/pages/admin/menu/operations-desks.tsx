import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './desk.ts';

/** Desks for books, systems and staff. */
export const operationsDesks: readonly AdminDesk[] = [
  {
    path: '/admin/money',
    label: 'Money',
    action: 'money.inspect',
    Desk: preloadable(async () => (await import('../money/MoneyDesk.tsx')).MoneyDesk),
  },
  {
    path: '/admin/money/:key',
    action: 'money.inspect',
    Desk: preloadable(async () => (await import('../money/OneTransaction.tsx')).OneTransaction),
  },
  {
    path: '/admin/payouts',
    action: 'money.inspect',
    Desk: preloadable(async () => (await import('../payouts/PayoutsDesk.tsx')).PayoutsDesk),
  },
  {
    path: '/admin/money-checks/:name',
    action: 'money.inspect',
    Desk: preloadable(async () => (await import('../checks/MoneyCheckDesk.tsx')).MoneyCheckDesk),
  },
  {
    path: '/admin/system',
    label: 'System',
    action: 'system.manage',
    Desk: preloadable(async () => (await import('../system/SystemDesk.tsx')).SystemDesk),
  },
  {
    path: '/admin/system/jobs',
    action: 'system.manage',
    Desk: preloadable(async () => (await import('../system/JobsDesk.tsx')).JobsDesk),
  },
  {
    path: '/admin/system/mails',
    action: 'system.manage',
    Desk: preloadable(async () => (await import('../system/MailsDesk.tsx')).MailsDesk),
  },
  {
    path: '/admin/system/payment-events',
    action: 'system.manage',
    Desk: preloadable(async () => (await import('../system/PaymentEventsDesk.tsx')).PaymentEventsDesk),
  },
  {
    path: '/admin/staff',
    label: 'Staff',
    action: 'staff.manage',
    Desk: preloadable(async () => (await import('../staff/StaffDesk.tsx')).StaffDesk),
  },
  {
    path: '/admin/audit',
    label: 'Audit',
    action: 'audit.read',
    Desk: preloadable(async () => (await import('../audit/AuditDesk.tsx')).AuditDesk),
  },
];
