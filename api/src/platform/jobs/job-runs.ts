import { Histogram } from 'prom-client';

/** Metrics of the job runs in this process: count, duration and outcome. */
export interface JobRuns {
  readonly metric: Histogram;
  /** Counts a finished run. */
  readonly count: (run: JobRun) => void;
}

/** A finished attempt of a job; failed ones may be retried. */
export interface JobRun {
  readonly task: string;
  readonly hasFailed: boolean;
  readonly seconds: number;
}

/** Creates empty metrics. */
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
