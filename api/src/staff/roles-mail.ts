import { STAFF_ROLES, type StaffRole } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Job that mails a user their changed staff roles. */
export const rolesMailJob = 'staff.roles-mail';

const RolesField = v.array(v.picklist(STAFF_ROLES));

/** Payload of the job. */
export const RolesMailPayload = v.object({
  id: v.string(),
  accountId: v.string(),
  before: RolesField,
  after: RolesField,
});

interface RolesMailFacts {
  /** Identifies the change. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
  readonly supportEmail: string;
}

/** Renders the mail: roles granted or revoked, and current roles. */
export async function rolesMail(
  mailTexts: MailTexts,
  { id, name, email, before, after, supportEmail }: RolesMailFacts,
): Promise<Mail> {
  const takenRoles = before.filter((role) => !after.includes(role)).join(', ');
  const givenRoles = after.filter((role) => !before.includes(role)).join(', ');
  const facts = { name, takenRoles, supportEmail };
  const words =
    after.length === 0
      ? await mailTexts.compose('staff-roles-ended', facts)
      : await mailTexts.compose('staff-roles-changed', { ...facts, givenRoles, roles: after.join(', ') });
  return { ...words, id: `staff-roles-${id}`, to: email };
}
