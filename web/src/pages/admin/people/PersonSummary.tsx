import { Link } from 'react-router-dom';
import { statusWords } from '#features/subscriptions/subscription-words.ts';
import type { StudioRole } from '#generated/types.ts';
import { formatDate, formatMoment } from '#lib/dates.ts';
import { FactList } from '#ui/FactList.tsx';
import { roleWords } from '../staff/role-words.ts';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';

const studioRoleWords: Readonly<Record<StudioRole, string>> = { EDITOR: 'editor', OWNER: 'owner' };

type Plan = NonNullable<AdminPerson_PersonFragment['plan']>;

function planWords({ name, status, periodEndsAt }: Plan): string {
  return `${name}, ${statusWords[status].toLowerCase()}, period until ${formatDate(periodEndsAt)}`;
}

function monthWords({ downloadsUsed, downloadsLeft }: Plan): string {
  const left = downloadsLeft === null ? 'no limit' : `${downloadsLeft} left`;
  return `${downloadsUsed} used, ${left}`;
}

/** Who a person is, and where they stand. */
export function PersonSummary({ person }: { readonly person: AdminPerson_PersonFragment }) {
  const { plan, studios, sessions, staffRoles, emailConfirmedAt, blockedAt, lastSeenAt } = person;
  return (
    <FactList
      facts={[
        [
          'Address',
          `${person.email}, ${emailConfirmedAt === null ? 'not confirmed' : `confirmed ${formatDate(emailConfirmedAt)}`}`,
        ],
        ['Username', person.username],
        ['Joined', formatDate(person.joinedAt)],
        ['Last seen', lastSeenAt === null ? 'More than a month ago' : formatMoment(lastSeenAt)],
        ['Blocked', blockedAt && `Since ${formatMoment(blockedAt)}`],
        [
          'Works for the shop as',
          staffRoles.length > 0 ? staffRoles.map((role) => roleWords[role].label).join(', ') : null,
        ],
        [
          'Studios',
          studios.length === 0
            ? null
            : studios.map(({ id, slug, name, role }) => (
                <div key={id}>
                  <Link to={`/designer/${slug}`}>{name}</Link>, {studioRoleWords[role]}
                </div>
              )),
        ],
        [
          'Plan',
          plan === null ? (
            'None'
          ) : (
            <Link key="plan" to={`/admin/subscriptions?view=all&q=${encodeURIComponent(person.email)}`}>
              {planWords(plan)}
            </Link>
          ),
        ],
        ['Downloads this month', plan === null || plan.status === 'EXPIRED' ? null : monthWords(plan)],
        ['Free downloads', `${person.freeDownloads} left`],
        [
          'Signed in',
          sessions.length === 0
            ? 'Nowhere'
            : sessions.map(({ id, device, lastUsedAt }) => (
                <div key={id}>
                  {device}, {formatMoment(lastUsedAt)}
                </div>
              )),
        ],
      ]}
    />
  );
}
