import * as v from 'valibot';
import type { AccountService } from '../account/account.service.ts';
import { keepPerson } from '../account/people.ts';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Trx } from '../database.ts';
import type { Foundation } from '../domain-module.ts';
import { addDays } from '../platform/clock/clock.ts';
import { isRowId } from '../platform/database/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { addJob, type JobHandlers } from '../platform/jobs/jobs.ts';
import { actInStudio, type LockedStudio } from './act-in-studio.ts';
import { studioNumber } from './studio-number.ts';
import { invitationMail } from './invitation-mail.ts';
import { invitationLinks } from './invitation-links.ts';
import {
  deleteInvitation,
  deleteInvitationsBefore,
  findInvitation,
  findInvitations,
  insertInvitation,
  type InvitationRow,
} from './invitations.repository.ts';
import { insertMember } from './members.repository.ts';
import { toStudio } from './studio-view.ts';
import type { InvitationInput, StudioDto } from './studios.contract.ts';
import { findProfile } from './studios.repository.ts';

const mailJob = 'studios.invitation-mail';
const MailSchema = v.object({ invitationId: v.string() });

const INVITATION_DAYS = 7;

/** Invitations to join a studio. */
export interface InvitationService {
  /** @throws not_found, forbidden, already_taken for members and invited addresses, rate_limited */
  invite(userId: string, studioId: string, invitation: InvitationInput): Promise<StudioDto>;
  /** @throws not_found, forbidden */
  cancel(userId: string, invitationId: string): Promise<StudioDto>;
  /**
   * @throws not_found for a link that was used, has expired, was canceled, or was mailed to another address;
   * rate_limited
   */
  accept(userId: string, token: string): Promise<StudioDto>;
  /** Deletes expired invitations. */
  prune(): Promise<void>;
  readonly jobs: JobHandlers;
}

type InvitationNeeds = Pick<Foundation, 'db' | 'callLimits' | 'clock' | 'mailer' | 'publicUrl'> & {
  readonly account: Pick<AccountService, 'userById'>;
  readonly mailTexts: MailTexts;
  readonly linkSecret: string;
};

/** Creates the service. */
export function createInvitationService(shop: InvitationNeeds): InvitationService {
  const { db, callLimits, clock, account, linkSecret } = shop;
  const mailsOfAccount = callLimits('invitation-mails', 30, 3600);
  const triesOfAccount = callLimits('invitation-tries', 30, 900);

  async function invite(trx: Trx, studio: LockedStudio, { email, role }: InvitationInput): Promise<void> {
    const now = clock.now();
    const known = [...studio.members, ...(await findInvitations(trx, studio.id, now))];
    if (known.some((each) => each.email.toLowerCase() === email.toLowerCase())) throw knownAlready();
    const expires_at = addDays(now, INVITATION_DAYS);
    const invitationId = await insertInvitation(trx, { studio_id: studio.id, email, role, expires_at });
    await addJob(trx, mailJob, { invitationId });
  }

  return {
    async invite(userId, studioId, invitation) {
      await mailsOfAccount.spend(userId);
      const act = { studioId: studioNumber(studioId), userId, action: 'studio.staff' } as const;
      return present(await actInStudio(shop, act, (trx, studio) => invite(trx, studio, invitation)));
    },

    async cancel(userId, invitationId) {
      const invitation = isRowId(invitationId) ? await findInvitation(db, invitationId) : undefined;
      const act = { studioId: invitation?.studio_id, userId, action: 'studio.staff' } as const;
      const studio = await actInStudio(shop, act, async (trx) => {
        if (!(await deleteInvitation(trx, invitationId))) throw new Problem('not_found');
      });
      return present(studio);
    },

    async accept(userId, token) {
      await triesOfAccount.spend(userId);
      const named = invitationLinks.read(linkSecret, token);
      const { email } = await account.userById(userId);
      const now = clock.now();
      const studio = await db.transaction().execute(async (trx) => {
        const invitation = named ? await findInvitation(trx, named.id) : undefined;
        if (!invitation || !isFor(invitation, email, now)) throw deadLink();
        await keepPerson(trx, userId);
        if (!(await deleteInvitation(trx, invitation.id))) throw deadLink();
        const { studio_id: studioId, role } = invitation;
        await insertMember(trx, { studioId, accountId: userId, role, at: now });
        return toStudio(trx, studioId, { userId, now });
      });
      return present(studio);
    },

    prune: () => deleteInvitationsBefore(db, clock.now()),

    jobs: {
      [mailJob]: async (payload) => {
        await sendMail(shop, v.parse(MailSchema, payload).invitationId);
      },
    },
  };
}

async function sendMail({ db, mailer, mailTexts, publicUrl, linkSecret }: InvitationNeeds, id: string): Promise<void> {
  const invitation = await findInvitation(db, id);
  const studio = invitation && (await findProfile(db, invitation.studio_id));
  // It was used or canceled meanwhile.
  if (!invitation || !studio) return;
  const url = `${publicUrl}/studio-invitation?token=${invitationLinks.write(linkSecret, { id })}`;
  const { email } = invitation;
  const facts = { id, email, studioName: studio.name, url, days: INVITATION_DAYS };
  await mailer.send(await invitationMail(mailTexts, facts));
}

function isFor({ email, expires_at: expiresAt }: InvitationRow, address: string, now: Date): boolean {
  return email.toLowerCase() === address.toLowerCase() && expiresAt > now;
}

function present(studio: StudioDto | null): StudioDto {
  if (!studio) throw new Problem('not_found');
  return studio;
}

function deadLink(): Problem {
  const message = 'This link has already been used, has expired, or was sent to another address.';
  return new Problem('not_found', { message, data: { field: 'token' } });
}

function knownAlready(): Problem {
  const message = 'This person is already a member or has already been invited';
  return new Problem('already_taken', { message, errors: [{ path: 'email', message }], data: { field: 'email' } });
}
