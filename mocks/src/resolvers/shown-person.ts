import { designers } from '../factories/designer.ts';
import { adminPerson, type ShownPerson } from '../factories/person.ts';
import { demoSubscription } from '../factories/subscription.ts';
import type { DeskTicketStatus, PersonPlan, SupportTicket } from '../generated/resolvers.ts';
import type { Account, Shop } from '../shop.ts';

/** Ids of accounts with an unconfirmed address. */
const UNCONFIRMED = 'user-expired';
const ticketStatuses: Readonly<Record<SupportTicket['status'], DeskTicketStatus>> = {
  ANSWERED: 'WAITING',
  CLOSED: 'CLOSED',
  OPEN: 'OPEN',
};

function planOf(shop: Shop, account: Account): PersonPlan | null {
  const held = shop.subscribers.find(({ userId }) => userId === account.user.id);
  if (!held) return null;
  const { plan, status, startedAt, currentPeriodEndsAt, downloadsUsed, downloadsLeft } = demoSubscription(held.name);
  return {
    name: plan.name,
    status,
    startedAt,
    periodEndsAt: currentPeriodEndsAt,
    downloadsUsed,
    downloadsLeft: downloadsLeft ?? null,
  };
}

/** Returns an account as the support staff sees it. */
export function shownPerson(shop: Shop, account: Account): ShownPerson {
  const { user, orders, entitlements, tickets } = account;
  const plan = planOf(shop, account);
  const isEmailConfirmed = user.id !== UNCONFIRMED;
  return adminPerson(
    { ...user, isEmailConfirmed },
    {
      plan,
      hasPlan: plan !== null && plan.status !== 'EXPIRED',
      studios: user.studios.flatMap(({ studioId, role }) => {
        const studio = designers.find(({ id }) => id === studioId);
        return studio ? [{ id: studioId, slug: studio.slug, name: studio.name, role }] : [];
      }),
      orders: orders.map(({ number, status, total, createdAt }) => ({ number, status, total, createdAt })),
      orderCount: orders.length,
      licenses: entitlements.map(({ licenseNumber, title, license, acquiredAt }) => ({
        number: licenseNumber,
        title,
        license,
        acquiredAt,
        orderNumber: orders[0]?.number ?? null,
        planName: null,
        isEnded: false,
      })),
      licenseCount: entitlements.length,
      tickets: tickets.map(({ number, subject, status, createdAt }) => ({
        number,
        subject,
        status: ticketStatuses[status],
        createdAt,
      })),
    },
  );
}
