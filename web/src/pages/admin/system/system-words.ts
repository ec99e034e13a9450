import type { JobStatus, ShopSwitchName, SystemPartName } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';

/** What the parts of the shop are called. */
export const partWords: Readonly<Record<SystemPartName, string>> = {
  DATABASE: 'Database',
  FILES: 'Files',
  JOBS: 'Jobs',
  MAIL: 'Mail',
  PAYMENTS: 'Payments',
  SEARCH: 'Search',
};

/** What the shop can stop doing. */
export const switchWords: Readonly<Record<ShopSwitchName, string>> = {
  NEWSLETTER: 'New addresses for the newsletter',
  PURCHASES: 'Orders and plans',
  STUDIO_APPLICATIONS: 'Applications for new studios',
  UPLOADS: 'Uploads of studios',
};

/** What jobs are doing. */
export const jobStatusWords: Readonly<Record<JobStatus, string>> = {
  FAILING: 'Failing',
  RUNNING: 'Running',
  STOPPED: 'Stopped',
  WAITING: 'Waiting',
};

/** What the list of jobs can be narrowed to, in the order of its presets. */
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

/** The status that an address names; null for all, unless it names one. */
export function jobStatusFrom(text: string | undefined): JobStatus | null {
  return lookUp(statuses, text) ?? null;
}
