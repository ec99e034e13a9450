import type { Actor } from '@halfdrop/domain';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { toTicket } from '../support/ticket-view.ts';
import type { AdminOverviewDto, AdminWaitingDto } from './admin.contract.ts';
import type { AdminDayDto } from './days.contract.ts';
import { createDayCounter } from './days.ts';
import type { AdminFindDto } from './finds.contract.ts';
import { findAnything } from './finds.ts';
import { countAssets, countWaiting, findNewestTickets, readCounts, readQueues } from './admin.repository.ts';

const RECENT_DAYS = 7;

/** Overview of the shop for staff. */
export interface AdminService {
  overview(): Promise<AdminOverviewDto>;
  /** Returns the pending work of each desk. */
  waiting(): Promise<AdminWaitingDto>;
  /** Returns the figures of each of the last 30 days. */
  days(): Promise<{ days: AdminDayDto[] }>;
  /** Returns matches by prefix, among everything the caller may see. */
  finds(actor: Actor, text: string): Promise<{ finds: AdminFindDto[] }>;
}

/** Creates the service. */
export function createAdminService({ db, clock }: Pick<Foundation, 'db' | 'clock'>): AdminService {
  const countDays = createDayCounter({ db, clock });
  return {
    async overview() {
      const now = clock.now();
      const [counts, assets, tickets, queues] = await Promise.all([
        readCounts(db, now, addDays(now, -RECENT_DAYS)),
        countAssets(db),
        findNewestTickets(db),
        readQueues(db),
      ]);
      return {
        assets,
        accountCount: counts?.accounts ?? 0,
        paidOrderCount: counts?.paid_orders ?? 0,
        returnedPaymentCount: counts?.returned_payments ?? 0,
        openTicketCount: counts?.open_tickets ?? 0,
        overdueTicketCount: counts?.overdue_tickets ?? 0,
        recentMessageCount: counts?.recent_messages ?? 0,
        newestTickets: tickets.map(toTicket),
        queues: queues.map(({ name, count, due_at: dueAt, waiting_since: since }) => ({
          name,
          count,
          dueAt: dueAt?.toISOString() ?? null,
          oldestAt: since?.toISOString() ?? null,
        })),
        countedAt: now.toISOString(),
      };
    },

    days: async () => ({ days: await countDays() }),

    finds: async (actor, text) => ({ finds: await findAnything(db, actor, text) }),

    async waiting() {
      return countWaiting(db, clock.now());
    },
  };
}
