import { Histogram } from 'prom-client';

/** How often jobs have run in this process, for how long, and how they ended. */
export interface JobRuns {
  readonly metric: Histogram;
  /** Counts a run that has ended. */
  readonly count: (run: JobRun) => void;
}

/** A try of a job that has ended; what failed may be tried again. */
export interface JobRun {
  readonly task: string;
  readonly hasFailed: boolean;
  readonly seconds: number;
}

/** Begins at nothing. */
export function createJobRuns(): JobRuns {
  const metric = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of runs of jobs, by their task and whether they were done or failed',
    labelNames: ['task', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300, 1800],
    registers: [],
  });
  return {
    metric,
    count: ({ task, hasFailed, seconds }) => metric.observe({ task, outcome: hasFailed ? 'failed' : 'done' }, seconds),
  };
}
