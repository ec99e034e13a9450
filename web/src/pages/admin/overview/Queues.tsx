import { chakra } from '@chakra-ui/react';
import { type Action, can } from '@halfdrop/domain';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#features/account/viewer/useCurrentUser.ts';
import type { AdminQueueName } from '#generated/types.ts';
import { formatMoment } from '#lib/dates.ts';
import { CountTable } from '#ui/CountTable.tsx';
import { FigureSection } from './FigureSection.tsx';
import type { OverviewQuery } from './Overview.query.generated.ts';

type Overview = NonNullable<OverviewQuery['adminOverview']>;
type Queue = Overview['queues'][number];

const desks: Readonly<Record<AdminQueueName, { words: string; to: string; action: Action }>> = {
  SUBMISSIONS: { words: 'Patterns to review', to: '/admin/review', action: 'submission.review' },
  MESSAGES: { words: 'Messages of studios', to: '/admin/messages', action: 'submission.review' },
  APPLICATIONS: { words: 'Applications for studios', to: '/admin/applications', action: 'application.decide' },
  TICKETS: { words: 'Tickets to answer', to: '/admin/support', action: 'ticket.answer' },
  REPORTS: { words: 'Reported reviews', to: '/admin/reports', action: 'review.moderate' },
  TAKEDOWNS: { words: 'Takedown requests', to: '/admin/takedowns', action: 'takedown.decide' },
};

/** How old what waits is, at each desk that is somebody's. */
export function Queues({ queues, countedAt }: Pick<Overview, 'queues' | 'countedAt'>) {
  const user = useCurrentUser();
  const theirs = queues.filter(({ name }) => can(user, desks[name].action));
  if (theirs.length === 0) return null;
  return (
    <FigureSection id="queues" title="What waits">
      <CountTable aria-labelledby="queues">
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col" className="number">
              Waiting
            </th>
            <th scope="col">The oldest</th>
          </tr>
        </thead>
        <tbody>
          {theirs.map((queue) => (
            <tr key={queue.name}>
              <th scope="row">
                <Link to={desks[queue.name].to}>{desks[queue.name].words}</Link>
              </th>
              <td className="number">{queue.count.toLocaleString('en-US')}</td>
              <td>
                <Age queue={queue} countedAt={countedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </CountTable>
    </FigureSection>
  );
}

interface AgeProps extends Pick<Overview, 'countedAt'> {
  readonly queue: Queue;
}

/** When the first answer is due, or since when it waits. */
function Age({ queue: { dueAt, oldestAt }, countedAt }: AgeProps) {
  if (dueAt === null) return oldestAt === null ? null : <>has waited since {formatMoment(oldestAt)}</>;
  const isLate = Date.parse(dueAt) < Date.parse(countedAt);
  return (
    <chakra.span color={isLate ? 'accent' : undefined}>
      {isLate ? 'was due' : 'is due'} {formatMoment(dueAt)}
    </chakra.span>
  );
}
