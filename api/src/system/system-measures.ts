import type { Foundation } from '../domain-module.ts';
import type { Measure } from '../platform/http/measure.ts';
import { countJobs } from './jobs.repository.ts';
import type { MoneyChecks } from './money-checks.ts';

interface Watched extends Pick<Foundation, 'db'> {
  readonly moneyChecks: MoneyChecks;
}

/** Returns the metrics of jobs and money checks. */
export function systemMeasures({ db, moneyChecks }: Watched): Measure[] {
  return [
    {
      name: 'jobs',
      help: 'Jobs by what they are doing: waiting, running, failing (tried again) or stopped (given up)',
      labels: ['status'],
      async read() {
        const { oldest_due_at: _oldest, ...counts } = (await countJobs(db)) ?? { oldest_due_at: null };
        return Object.entries(counts).map(([status, value]) => ({ labels: { status }, value }));
      },
    },
    {
      name: 'job_oldest_due_seconds',
      help: 'How long the job that is due first waits already; 0 while none is due',
      async read() {
        const oldest = (await countJobs(db))?.oldest_due_at;
        // Jobs are due by the database's clock, which is the machine's, not the shop's.
        return [{ value: oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0 }];
      },
    },
    {
      name: 'money_check_findings',
      help: 'What the last look of each check on live money found; always 0 in a healthy shop',
      labels: ['check'],
      async read() {
        const checks = await moneyChecks.list();
        return checks.map(({ name, findingCount }) => ({ labels: { check: name }, value: findingCount }));
      },
    },
  ];
}
