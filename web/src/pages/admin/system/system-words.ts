import type { JobStatus, ShopSwitchName, SystemPartName } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';

/** Labels of system components. */
export const partWords: Readonly<Record<SystemPartName, string>> = {
  DATABASE: 'Database',
  FILES: 'Files',
  JOBS: 'Jobs',
  MAIL: 'Mail',
  PAYMENTS: 'Payments',
  SEARCH: 'Search',
};

/** Labels of the shop's switches. */
export const switchWords: Readonly<Record<ShopSwitchName, string>> = {
  NEWSLETTER: 'New addresses for the newsletter',
  PURCHASES: 'Orders and plans',
  STUDIO_APPLICATIONS: 'Applications for new studios',
  UPLOADS: 'Uploads of studios',
};

/** Labels of job statuses. */
export const jobStatusWords: Readonly<Record<JobStatus, string>> = {
  FAILING: 'Failing',
  RUNNING: 'Running',
  STOPPED: 'Stopped',
  WAITING: 'Waiting',
};

/** Filter presets of the job list, in display order. */
export const jobPresets = [
  { label: 'All', params: {} },
  { label: 'Stopped', params: { view: 'stopped' } },
  { label: 'Failing', params: { view: 'failing' } },
  { label: 'Running', params: { view: 'running' } },
  { label: 'Waiting', params: { view: 'waiting' } },
] as const;

const statuses: Readonly<Record<string, JobStatus>> = {
  stopped: 'STOPPED',
  failing: 'FAILING',
  running: 'RUNNING',
  waiting: 'WAITING',
};

/** Returns the status in the URL; null for all, the default. */
export function jobStatusFrom(text: string | undefined): JobStatus | null {
  return lookUp(statuses, text) ?? null;
}
