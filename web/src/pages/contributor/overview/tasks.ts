import type { SubmissionStatus } from '#generated/types.ts';
import type { PanelStudio } from '../panel-studio.ts';
import type { StudioOverviewQuery } from './StudioOverview.query.generated.ts';

/** Something that is left to do, and where. */
export interface Task {
  readonly words: string;
  readonly path: string;
  /** What the list at that address is narrowed to. */
  readonly state?: SubmissionStatus;
}

const PATTERNS = '/contributor/patterns';
const EARNINGS = '/contributor/earnings';

/** What a designer does about patterns that are this far, the most urgent first. */
const patternTasks: ReadonlyArray<readonly [state: SubmissionStatus, words: (count: number) => string]> = [
  ['CHANGES_REQUESTED', (count) => `Changes are asked for: ${patterns(count)}`],
  ['REJECTED', (count) => `Rejected: read why, and appeal or withdraw: ${patterns(count)}`],
  ['FAILED', (count) => `Failed the check of the file: ${patterns(count)}`],
  ['READY', (count) => `Describe and hand in: ${patterns(count)}`],
];

function patterns(count: number): string {
  return count === 1 ? '1 pattern' : `${count} patterns`;
}

/** What is left to do in a studio, as far as the viewer may do it. What could not be read is left out. */
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
