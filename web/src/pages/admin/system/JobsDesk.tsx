import { useState } from 'react';
import { formatShortMoment } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/StateNotice.tsx';
import type { DataColumn } from '#widgets/data-table/data-table.ts';
import { DataTable } from '#widgets/data-table/DataTable.tsx';
import { tableQuery, tableRows } from '#widgets/data-table/table-query.ts';
import { useTablePlace } from '#widgets/data-table/useTablePlace.ts';
import { DeskHead } from '../DeskHead.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { type JobListQuery, useJobListQuery } from './JobList.query.generated.ts';
import { jobPresets, jobStatusFrom, jobStatusWords } from './system-words.ts';
import { oneByOne } from './one-by-one.ts';
import { useRetryJobMutation } from './RetryJob.mutation.generated.ts';

type Job = NonNullable<JobListQuery['systemJobs']>['items'][number];

const nameOf = ({ task, id }: Job) => `${task} ${id}`;

function columnsWith(onDiscard: (job: Job) => void): ReadonlyArray<DataColumn<Job>> {
  return [
    { id: 'task', header: 'Job', isName: true, cell: nameOf },
    { id: 'status', header: 'Status', cell: ({ status }) => jobStatusWords[status] },
    { id: 'attempts', header: 'Attempts', cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}` },
    {
      id: 'error',
      header: 'Last failure',
      holds: 'text',
      cell: ({ error }) => error,
    },
    {
      id: 'run',
      header: 'Due',
      holds: 'moment',
      cell: ({ runAt }) => <time dateTime={runAt}>{formatShortMoment(runAt)}</time>,
    },
    {
      id: 'created',
      header: 'Added',
      holds: 'moment',
      isOptional: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatShortMoment(createdAt)}</time>,
    },
    {
      id: 'discard',
      header: 'Discard',
      cell: (job) => (
        <Button size="sm" variant="link" aria-label={`Discard ${nameOf(job)}`} onClick={() => onDiscard(job)}>
          Discard
        </Button>
      ),
    },
  ];
}

/** Jobs by status: retry them in bulk, or discard one with a reason. */
export function JobsDesk() {
  const place = useTablePlace([], { column: 'created', isDescending: true });
  const [discarded, setDiscarded] = useState<Job | null>(null);
  const [retry] = useRetryJobMutation();
  const result = useJobListQuery({
    variables: { status: jobStatusFrom(place.filters['view']), ...place.paging },
    ...tableQuery,
  });
  const rows = tableRows(result, ({ systemJobs }) => systemJobs);
  const retryOne = async (id: string) => (await retry({ variables: { input: { id } } })).data?.retryJob.errors[0];
  return (
    <>
      <DeskHead title="Jobs" above={{ title: 'System', to: '/admin/system' }} />
      <DataTable
        label="Jobs"
        table="jobs"
        columns={columnsWith(setDiscarded)}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        {...rows}
        place={place}
        presets={jobPresets}
        actions={[
          {
            label: 'Retry',
            doneWords: (count) => `${count} due now.`,
            run: async (ids) => oneByOne(ids, retryOne).finally(rows.onReload),
          },
        ]}
        empty={<EmptyState title="No jobs">No job is like this.</EmptyState>}
      />
      <DiscardDialog job={discarded} onClose={() => setDiscarded(null)} onDiscarded={rows.onReload} />
    </>
  );
}
