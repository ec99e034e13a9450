import type { TimelineEvent } from '#ui/Timeline.tsx';
import type { AdminPerson_PersonFragment } from './AdminPerson.fragment.generated.ts';

type Person = AdminPerson_PersonFragment;
type Act = Person['acts'][number];

/** Descriptions of staff actions by what they changed. */
const actWords: Readonly<Record<string, string>> = {
  expiresAt: 'The shop was seen as they do',
  freeDownloads: 'Downloads corrected',
  isEmailConfirmed: 'Address confirmed by the staff',
  isExported: 'Data exported',
  openSessions: 'Signed out everywhere',
  roles: 'Roles changed',
};

function actTitle({ action, changes }: Act): string {
  const [change] = changes;
  if (change?.field === 'isBlocked') return change.after === 'true' ? 'Blocked' : 'Let in again';
  return actWords[change?.field ?? ''] ?? action;
}

/** Returns the events of a user, newest first; of long lists only those shown. */
export function personEvents({ joinedAt, plan, orders, tickets, acts }: Person): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { id: 'joined', at: joinedAt, title: 'Joined' },
    ...(plan ? [{ id: 'plan', at: plan.startedAt, title: `${plan.name} began` }] : []),
    ...orders.map(({ number, createdAt }) => ({ id: number, at: createdAt, title: `Order ${number}` })),
    ...tickets.map(({ number, subject, createdAt }) => ({ id: number, at: createdAt, title: `Ticket: ${subject}` })),
    ...acts.map((act) => ({
      id: `act-${act.id}`,
      at: act.happenedAt,
      title: actTitle(act),
      children: [act.actor?.name, act.why].filter((words) => words).join(': '),
    })),
  ];
  return events.toSorted((one, other) => other.at.localeCompare(one.at));
}
