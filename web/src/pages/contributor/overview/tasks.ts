import type { SubmissionStatus } from '#generated/types.ts';
import type { PanelStudio } from '../panel-studio.ts';
import type { StudioOverviewQuery } from './StudioOverview.query.generated.ts';

/** An open task, and where to do it. */
export interface Task {
  readonly words: string;
  readonly path: string;
  /** Filter of the list at that path. */
  readonly state?: SubmissionStatus;
}

const PATTERNS = '/contributor/patterns';
const EARNINGS = '/contributor/earnings';

/** Tasks of a designer by pattern status, most urgent first. */
const patternTasks: ReadonlyArray<readonly [state: SubmissionStatus, words: (count: number) => string]> = [
  ['CHANGES_REQUESTED', (count) => `Changes are asked for: ${patterns(count)}`],
  ['REJECTED', (count) => `Rejected: read why, and appeal or withdraw: ${patterns(count)}`],
  ['FAILED', (count) => `Failed the check of the file: ${patterns(count)}`],
  ['READY', (count) => `Describe and hand in: ${patterns(count)}`],
];

function patterns(count: number): string {
  return count === 1 ? '1 pattern' : `${count} patterns`;
}

/** Returns the open tasks of a studio that the viewer may do. Omits those whose data failed to load. */
export function tasksOf(studio: PanelStudio, overview: StudioOverviewQuery | undefined): readonly Task[] {
  const counts = overview?.studioSubmissions?.counts ?? [];
  return [
    ...(studio.designer?.assetCount === 0 && counts.length === 0
      ? [{ words: 'Upload your first files', path: '/contributor/uploads' }]
      : []),
    ...patternTasks.flatMap(([state, words]) => {
      const count = counts.find(({ status }) => status === state)?.count ?? 0;
      return count === 0 ? [] : [{ words: words(count), path: PATTERNS, state }];
    }),
    ...(studio.viewerRole === 'OWNER' ? [...moneyTasks(overview?.studioPayouts), ...studioTasks(studio)] : []),
  ];
}

function moneyTasks(payouts: StudioOverviewQuery['studioPayouts']): Task[] {
  if (!payouts) return [];
  const { account, taxPapers } = payouts;
  const accountTask = {
    PENDING: [{ words: 'Set up where your money goes', path: EARNINGS }],
    RESTRICTED: [{ words: 'Your payouts are held up: see what is missing', path: EARNINGS }],
    ACTIVE: [],
  }[account?.status ?? 'PENDING'];
  return [...accountTask, ...(taxPapers ? [] : [{ words: 'Fill in the tax papers', path: EARNINGS }])];
}

function studioTasks({ links, members, invitations }: PanelStudio): Task[] {
  const path = '/contributor/studio';
  return [
    ...(links.length === 0 ? [{ words: 'Add links to where your work can be seen', path }] : []),
    ...(members.length === 1 && invitations.length === 0 ? [{ words: 'Invite someone who works with you', path }] : []),
  ];
}
