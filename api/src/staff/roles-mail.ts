import { STAFF_ROLES, type StaffRole } from '@halfdrop/domain';
import * as v from 'valibot';
import { escapeHtml } from '../platform/http/html.ts';
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
export function rolesMail({ id, name, email, before, after, supportEmail }: RolesMailFacts): Mail {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  const sentences = [
    ...(given.length > 0 ? [`You have a new role on the staff of Halfdrop: ${given.join(', ')}.`] : []),
    ...(taken.length > 0 ? [`You no longer have this role on the staff of Halfdrop: ${taken.join(', ')}.`] : []),
    after.length > 0 ? `Your roles now: ${after.join(', ')}.` : 'You have no role on the staff now.',
    `If this surprises you, write to ${supportEmail}.`,
  ];
  return {
    id: `staff-roles-${id}`,
    to: email,
    subject: 'Your role on the staff of Halfdrop has changed',
    text: `Hello ${name},\n\n${sentences.join('\n\n')}\n`,
    html: `<h1>Your role has changed</h1>
<p>Hello ${escapeHtml(name)},</p>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}`,
  };
}
