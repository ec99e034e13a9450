import {
  markEmailConfirmed,
  openImpersonation,
  revokeSessionsOf,
  setBlocked,
  setFreeDownloads,
  type CustomerRow,
} from '../account/people.ts';
import type { Foundation } from '../domain-module.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob } from '../platform/jobs/jobs.ts';
import type { PrivacyService } from '../privacy/privacy.service.ts';
import type { Audit } from '../staff/audit.ts';
import { changePerson, type Order } from './change-person.ts';
import type { ImpersonationDto } from './impersonation.contract.ts';
import type { DownloadCorrection } from './people.contract.ts';

/** Job that cancels the renewal of a blocked user's plan. */
export const stopPlanJob = 'people.stop-plan';

/** Staff actions on users. Each @throws not_found */
export interface PersonActs {
  /** @throws illegal_transition if it is already confirmed */
  confirmEmail(order: Order): Promise<void>;
  /** @throws illegal_transition if they have no session */
  endSessions(order: Order): Promise<void>;
  /** @throws illegal_transition if nothing changes, subscription_state without a plan with limited downloads */
  correctDownloads(order: Order, correction: DownloadCorrection): Promise<void>;
  /** @throws illegal_transition for blocked users and staff */
  block(order: Order): Promise<void>;
  /** @throws illegal_transition unless they are blocked */
  unblock(order: Order): Promise<void>;
  /** Opens an impersonation session. @throws illegal_transition for staff and blocked users */
  impersonate(order: Order): Promise<Omit<ImpersonationDto, 'user'>>;
  /** Returns all data about a user as JSON. @throws rate_limited */
  exportData(order: Order): Promise<string>;
  /** @throws illegal_transition for staff */
  erase(order: Order): Promise<void>;
}

/** Dependencies of the actions. */
export interface ActNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
  readonly privacy: Pick<PrivacyService, 'erase' | 'exportOf'>;
}

/** Creates the staff actions on users. */
export function personActs(shop: ActNeeds): PersonActs {
  return { ...helping(shop), ...shuttingOut(shop), ...lookingOn(shop) };
}

function helping(shop: ActNeeds): Pick<PersonActs, 'confirmEmail' | 'endSessions' | 'correctDownloads'> {
  const { clock } = shop;
  return {
    confirmEmail: (order) =>
      changePerson(shop, order, {
        action: 'person.help',
        news: 'email_confirmed',
        async change(trx, { id, email_confirmed_at: confirmedAt }) {
          if (confirmedAt !== null) throw notNow('This address is confirmed already.');
          await markEmailConfirmed(trx, id, clock.now());
          return { before: { isEmailConfirmed: false }, after: { isEmailConfirmed: true } };
        },
      }),

    endSessions: (order) =>
      changePerson(shop, order, {
        action: 'person.help',
        news: 'sessions_ended',
        async change(trx, { id }) {
          const ended = await revokeSessionsOf(trx, id, clock.now());
          if (ended === 0) throw notNow('They are not signed in anywhere.');
          return { before: { openSessions: ended }, after: { openSessions: 0 } };
        },
      }),

    correctDownloads: (order, { freeDownloads }) =>
      changePerson(shop, order, {
        action: 'person.help',
        news: 'downloads_corrected',
        async change(trx, person) {
          if (person.free_downloads === freeDownloads) throw notNow('They already have this number of downloads.');
          await setFreeDownloads(trx, person, freeDownloads);
          return { before: { freeDownloads: person.free_downloads }, after: { freeDownloads } };
        },
      }),
  };
}

function shuttingOut(shop: ActNeeds): Pick<PersonActs, 'block' | 'unblock' | 'erase'> {
  const { clock, privacy } = shop;
  return {
    block: (order) =>
      changePerson(shop, order, {
        action: 'person.block',
        news: 'blocked',
        async change(trx, person) {
          refuseStaff(person);
          if (person.blocked_at !== null) throw notNow('They are blocked already.');
          const now = clock.now();
          await setBlocked(trx, person.id, now);
          await revokeSessionsOf(trx, person.id, now);
          await addJob(trx, stopPlanJob, { personId: person.id });
          return { before: { isBlocked: false }, after: { isBlocked: true } };
        },
      }),

    unblock: (order) =>
      changePerson(shop, order, {
        action: 'person.block',
        news: 'unblocked',
        async change(trx, { id, blocked_at: blockedAt }) {
          if (blockedAt === null) throw notNow('They are not blocked.');
          await setBlocked(trx, id, null);
          return { before: { isBlocked: true }, after: { isBlocked: false } };
        },
      }),

    erase: (order) =>
      changePerson(shop, order, {
        action: 'person.erase',
        news: null,
        async change(trx, person) {
          refuseStaff(person);
          const { id, name, email, email_confirmed_at: confirmedAt } = person;
          await privacy.erase(trx, { id, name, email, ownsAddress: confirmedAt !== null });
          return { before: { isDeleted: false }, after: { isDeleted: true } };
        },
      }),
  };
}

function lookingOn(shop: ActNeeds): Pick<PersonActs, 'impersonate' | 'exportData'> {
  const { clock, privacy } = shop;
  return {
    async impersonate(order) {
      let opened: Omit<ImpersonationDto, 'user'> | undefined;
      await changePerson(shop, order, {
        action: 'person.impersonate',
        news: null,
        isImpersonation: true,
        async change(trx, person) {
          refuseStaff(person);
          if (person.blocked_at !== null) throw notNow('They are blocked and cannot see the shop.');
          const staffId = order.by.userId;
          const { token, expiresAt } = await openImpersonation(trx, { personId: person.id, staffId, now: clock.now() });
          opened = { token, expiresAt: expiresAt.toISOString() };
          return { before: null, after: { expiresAt: opened.expiresAt } };
        },
      });
      if (!opened) throw new Error('a session was opened and is not there');
      return opened;
    },

    async exportData(order) {
      await changePerson(shop, order, {
        action: 'person.export',
        news: 'exported',
        change: async () => ({ before: null, after: { isExported: true } }),
      });
      return privacy.exportOf(order.personId);
    },
  };
}

function notNow(message: string): Problem {
  return new Problem('illegal_transition', { message });
}

/**
 * Rejects actions on staff, who must first lose their roles. Only an owner decides that, so nobody can lock out a
 * colleague or themselves.
 */
function refuseStaff({ staffRoles }: CustomerRow): void {
  if (staffRoles.length > 0) throw notNow('They are staff: revoke their roles first.');
}
