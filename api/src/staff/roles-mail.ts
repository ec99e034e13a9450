import { STAFF_ROLES, type StaffRole } from '@halfdrop/domain';
import * as v from 'valibot';
import type { MailTexts } from '../content/mails/mail-texts.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** Tells somebody what they may do for the shop now. */
export const rolesMailJob = 'staff.roles-mail';

const RolesField = v.array(v.picklist(STAFF_ROLES));

/** What the job is told. */
export const RolesMailPayload = v.object({
  id: v.string(),
  accountId: v.string(),
  before: RolesField,
  after: RolesField,
});

interface RolesMailFacts {
  /** Names the change. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
  readonly supportEmail: string;
}

/** Says which roles somebody has got or lost, and which they have now. */
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
