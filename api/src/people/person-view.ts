import { findOpenSessions } from '../account/people.ts';
import type { DbOrTrx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import type { AuditLogService } from '../staff/audit-log.service.ts';
import type { SubscriptionService } from '../subscriptions/subscriptions.service.ts';
import type { AdminPersonDto, PersonFactsDto } from './people.contract.ts';
import {
  countBelongings,
  findLicenses,
  findOrders,
  findPerson,
  findStandings,
  findStudios,
  findTickets,
} from './people.repository.ts';

const MAX_ACTS = 50;

/** A user as staff may see them. */
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Dependencies of the views of users. */
export interface PersonViewNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly auditLog: Pick<AuditLogService, 'list'>;
  readonly subscriptions: Pick<SubscriptionService, 'current'>;
}

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Converts users to the list view. */
export async function viewPeople(db: DbOrTrx, people: readonly PersonRow[]): Promise<PersonFactsDto[]> {
  const standings = await findStandings(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => {
    const standing = standings.get(person.id);
    return {
      id: person.id,
      name: person.name,
      username: person.username,
      email: person.email,
      joinedAt: person.created_at.toISOString(),
      lastSeenAt: iso(standing?.seen_at ?? null),
      isEmailConfirmed: person.email_confirmed_at !== null,
      isBlocked: person.blocked_at !== null,
      hasPlan: person.has_active_subscription,
      staffRoles: standing?.staff_roles ?? [],
      isStudioMember: standing?.is_studio_member ?? false,
    };
  });
}

/** Reads a user with their orders, licenses and other items; null if the account does not exist. */
export async function viewPerson(needs: PersonViewNeeds, id: string): Promise<AdminPersonDto | null> {
  const { db, clock, auditLog } = needs;
  const person = await findPerson(db, id);
  const [facts] = person ? await viewPeople(db, [person]) : [];
  if (!person || !facts) return null;
  const counts = await countBelongings(db, id);
  const { lines } = await auditLog.list({ subjectKind: 'account', subjectId: id, limit: MAX_ACTS });
  return {
    ...facts,
    emailConfirmedAt: iso(person.email_confirmed_at),
    blockedAt: iso(person.blocked_at),
    freeDownloads: person.free_downloads,
    plan: await planOf(needs, id),
    studios: (await findStudios(db, id)).map((studio) => ({ ...studio, id: String(studio.id) })),
    sessions: (await findOpenSessions(db, id, clock.now())).map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.created_at.toISOString(),
      lastUsedAt: session.last_used_at.toISOString(),
    })),
    ...(await belongingsOf(needs, id)),
    orderCount: counts.orders,
    licenseCount: counts.licenses,
    acts: lines,
  };
}

async function belongingsOf({ db }: PersonViewNeeds, id: string) {
  return {
    orders: (await findOrders(db, id)).map(({ number, status, total_cents: total, created_at: createdAt }) => ({
      number,
      status,
      total,
      createdAt: createdAt.toISOString(),
    })),
    licenses: (await findLicenses(db, id)).map((held) => ({
      number: held.license_number,
      title: held.title,
      license: held.license,
      acquiredAt: held.acquired_at.toISOString(),
      orderNumber: held.order_number,
      planName: held.plan_name,
      isEnded: held.is_ended,
    })),
    tickets: (await findTickets(db, id)).map(({ number, subject, status, created_at: createdAt }) => ({
      number,
      subject,
      status,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function planOf({ subscriptions }: PersonViewNeeds, id: string): Promise<AdminPersonDto['plan']> {
  const { subscription } = await subscriptions.current(id);
  return (
    subscription && {
      name: subscription.plan.name,
      status: subscription.status,
      startedAt: subscription.startedAt,
      periodEndsAt: subscription.currentPeriodEnd,
      downloadsUsed: subscription.downloadsUsed,
      downloadsLeft: subscription.downloadsLeft,
    }
  );
}
