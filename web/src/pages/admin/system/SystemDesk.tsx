import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#lib/dates.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/StateNotice.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { CheckList } from '../checks/CheckList.tsx';
import { type SystemStateQuery, useSystemStateQuery } from './SystemState.query.generated.ts';
import { scheduleWords } from './schedule-words.ts';
import { SwitchList } from './SwitchList.tsx';
import { partWords } from './system-words.ts';

type State = NonNullable<SystemStateQuery['systemState']>;

/** How the machinery is doing: parts, checks, jobs, what comes due by itself, and the settings in force. */
export function SystemDesk() {
  const { data, loading, error, refetch } = useSystemStateQuery({
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const state = data?.systemState;
  return (
    <>
      <DeskHeading size="page" marginBottom="6">
        System
      </DeskHeading>
      {state ? (
        <chakra.div display="grid" gap="10">
          <Part title="Parts">
            <FactList facts={state.parts.map(({ name, isUp, detail }) => [partWords[name], stateOf(isUp, detail)])} />
          </Part>
          <Part title="Switches">
            <SwitchList />
          </Part>
          <Part title="Money checks">
            <CheckList checks={data.moneyChecks ?? []} />
          </Part>
          <Part title="Jobs and payment events">
            <Counted state={state} />
          </Part>
          <Part title="Mail">
            <LinkButton to="/admin/system/mails" variant="link">
              What was mailed
            </LinkButton>
          </Part>
          <Part title="Recurring jobs">
            <FactList facts={state.schedules.map((schedule) => [schedule.task, runWords(schedule)])} />
          </Part>
          <Part title="Backups">
            <FactList
              facts={[
                ['Last backup', state.lastBackupAt ? formatMoment(state.lastBackupAt) : 'None is known'],
                ['Last restore drill', state.lastDrillAt ? formatMoment(state.lastDrillAt) : 'None is known'],
              ]}
            />
          </Part>
          <Part title="Settings in force">
            <FactList facts={state.settings.map((setting) => [setting.name, settingWords(setting)])} />
          </Part>
        </chakra.div>
      ) : error && !loading ? (
        <ErrorState title="The state of the system could not be loaded" onRetry={reload}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton height="40rem" />
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Heading as="h2" size="card" marginBottom="4">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function stateOf(isUp: boolean, detail: string): ReactNode {
  return (
    <>
      <Badge tone={isUp ? 'success' : 'accent'} marginInlineEnd="3">
        {isUp ? 'Up' : 'Down'}
      </Badge>
      {detail}
    </>
  );
}

function Counted({ state: { jobCounts, failedEventCount } }: { readonly state: State }) {
  const { stopped, failing, running, waiting, oldestDueAt } = jobCounts;
  return (
    <FactList
      facts={[
        ['Stopped', listLink('jobs?view=stopped', stopped, 'stopped')],
        ['Failing', listLink('jobs?view=failing', failing, 'failing')],
        ['Running', listLink('jobs?view=running', running, 'running')],
        ['Waiting', listLink('jobs?view=waiting', waiting, 'waiting')],
        ['Oldest that is due', oldestDueAt && formatMoment(oldestDueAt)],
        ['Payment events that failed', listLink('payment-events', failedEventCount, 'payment events that failed')],
      ]}
    />
  );
}

/** A number that leads to the list it counts. */
function listLink(list: string, count: number, what: string): ReactNode {
  return (
    <Link to={`/admin/system/${list}`} aria-label={`${count} ${what}`}>
      {count}
    </Link>
  );
}

function runWords({ at, lastRunAt }: State['schedules'][number]): string {
  return `${scheduleWords(at)}, ${lastRunAt ? `last ${formatMoment(lastRunAt)}` : 'not yet'}`;
}

function settingWords({ value, isSecret, isSet }: State['settings'][number]): string {
  if (!isSet) return 'Not set';
  return isSecret ? 'Set, not shown' : (value ?? '');
}
