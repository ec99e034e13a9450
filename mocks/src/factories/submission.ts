import { answerDueAt, submissionProblems } from '@halfdrop/domain';
import type {
  Submission,
  SubmissionFinding,
  SubmissionReviewVerdict,
  SubmissionStatus,
  VerdictReason,
} from '../generated/resolvers.ts';
import { asset } from './asset.ts';
import { menuCategories } from './category.ts';
import { designers } from './designer.ts';
import { paletteOf, picture } from './picture.ts';

/** The time at which actions on submissions of the mocked shop happen. */
export const SUBMISSION_NOW = '2026-11-24T09:00:00.000Z';

const sentAt = '2026-11-19T09:00:00.000Z';
const submittedAt = '2026-11-20T09:00:00.000Z';
const decidedAt = '2026-11-23T09:00:00.000Z';

/** Queue position of everything waiting in the mocked shop. */
const PLACE_IN_QUEUE = 7;
const WAITING: ReadonlySet<SubmissionStatus> = new Set(['SUBMITTED', 'IN_REVIEW', 'APPEALED']);

const studioId = designers[0]?.id ?? '';

const brokenSeam: SubmissionFinding = {
  code: 'seam-broken',
  severity: 'ERROR',
  message: 'The tile does not join as a half-drop.',
  advice: 'Move the tile by half its size and repair what is cut where the edges meet now.',
  boxes: [{ left: 0, top: 0.2, width: 0.04, height: 0.3 }],
};

const assumedProfile: SubmissionFinding = {
  code: 'profile-assumed',
  severity: 'NOTE',
  message: 'The file names no colour profile; it is read as sRGB.',
  advice: 'If the colours look different here, embed the profile when you export.',
  boxes: [],
};

const copyOfOwn: SubmissionFinding = {
  code: 'copy-of-own',
  severity: 'WARNING',
  message: 'It shows the drawing of another tile of yours.',
  advice: 'Upload a drawing once, and its colorways as such.',
  boxes: [],
};

/** A reason to request changes, with a mark on the picture. */
export const visibleSeam: VerdictReason = {
  code: 'seam_visible',
  message: 'The repeat can be seen: the marked places do not join.',
  advice: 'Move the tile by half its size, repair what is cut, and upload the file again.',
  marks: [{ left: 0.4, top: 0.4, width: 0.2, height: 0.1 }],
};

/** Returns a submission with its current problems. */
export function withSubmissionProblems(submission: Submission): Submission {
  const facts = {
    ...submission,
    categoryId: submission.category?.id ?? null,
    subcategoryId: submission.subcategory?.id ?? null,
    creationMethod: submission.creationMethod?.toLowerCase() ?? null,
  };
  const problems = submissionProblems(facts).map(({ field, message }) => ({ message, path: [field] }));
  return { ...submission, problems };
}

/** Returns the n-th submission of the mocked studio, whose file has just arrived and has not been checked. */
function sentSubmission(index: number): Submission {
  return withSubmissionProblems({
    id: `submission-${index}`,
    studioId,
    uploadId: `upload-${index}`,
    asset: null,
    studioAsset: null,
    status: 'DRAFT',
    fileName: `woven-dots-${index}.png`,
    bytes: 12_000_000 + index,
    size: null,
    pictureUrl: null,
    findings: [],
    fittingLayouts: [],
    tagSuggestions: [],
    swatches: [],
    title: `Woven Dots ${index}`,
    description: '',
    tags: [],
    category: null,
    subcategory: null,
    repeatLayout: 'BLOCK',
    repeatMillimeters: null,
    hasExtendedLicense: true,
    creationMethod: null,
    problems: [],
    createdAt: sentAt,
    submittedAt: null,
    answerDueAt: null,
    placeInQueue: null,
    verdicts: [],
    noteToReviewer: null,
    appeal: null,
    transitions: [{ from: null, to: 'DRAFT', happenedAt: sentAt, note: null }],
    version: 1,
  });
}

/** Returns the submission after one more step, at an instant in ISO 8601. */
export function afterSubmissionStep(
  submission: Submission,
  to: SubmissionStatus,
  { at = SUBMISSION_NOW, note = null }: { readonly at?: string; readonly note?: string | null } = {},
): Submission {
  const dueAt = answerDueAt(new Date(at)).toISOString();
  const isFirstRound = to === 'SUBMITTED' && submission.status !== 'IN_REVIEW';
  return {
    ...submission,
    status: to,
    placeInQueue: WAITING.has(to) ? PLACE_IN_QUEUE : null,
    transitions: [...submission.transitions, { from: submission.status, to, happenedAt: at, note }],
    ...(isFirstRound && { submittedAt: at, answerDueAt: dueAt, noteToReviewer: note }),
    ...(to === 'APPEALED' && { answerDueAt: dueAt, appeal: note }),
  };
}

/** Returns the submission after its file was checked and either passed or failed. */
export function checkedSubmission(submission: Submission, index = 0, isBroken = false): Submission {
  const checking = submission.status === 'CHECKING' ? submission : afterSubmissionStep(submission, 'CHECKING');
  return {
    ...afterSubmissionStep(checking, isBroken ? 'FAILED' : 'READY'),
    size: { width: 4000, height: 4000 },
    pictureUrl: picture(index, 960),
    findings: isBroken ? [brokenSeam, assumedProfile] : [assumedProfile],
    fittingLayouts: isBroken ? ['BLOCK'] : ['BLOCK', 'HALF_DROP'],
    tagSuggestions: [
      { tag: 'geometric', source: 'LIKENESS' },
      { tag: 'modern', source: 'LIKENESS' },
      { tag: 'clay', source: 'COLOR' },
    ],
    swatches: paletteOf(index).map((hex, place) => ({ hex, share: place === 0 ? 0.7 : 0.3, name: 'Clay' })),
  };
}

/** Returns the n-th submission of the mocked studio, checked and complete; `changes` overrides fields. */
export function readySubmission(index: number, changes: Partial<Submission> = {}): Submission {
  const category = menuCategories[index % menuCategories.length] ?? null;
  return withSubmissionProblems({
    ...checkedSubmission(sentSubmission(index), index),
    description: 'Dots from the loom, laid by rule.',
    tags: ['dots', 'woven', 'quiet'],
    category,
    subcategory: category?.children?.[0] ?? null,
    repeatLayout: 'HALF_DROP',
    repeatMillimeters: 240,
    creationMethod: 'DIGITAL',
    ...changes,
  });
}

/** Returns the submission with a verdict. */
export function decidedSubmission(
  reviewed: Submission,
  verdict: Omit<SubmissionReviewVerdict, 'decidedAt' | 'marks' | 'pictureUrl'>,
  at = SUBMISSION_NOW,
): Submission {
  const note = verdict.note === '' ? null : verdict.note;
  const marks = verdict.reasons.flatMap((reason) => reason.marks);
  return {
    ...afterSubmissionStep(reviewed, verdict.verdict, { at, note }),
    verdicts: [...reviewed.verdicts, { ...verdict, marks, pictureUrl: reviewed.pictureUrl, decidedAt: at }],
  };
}

/** Returns the n-th submission in the given status. */
function submissionThatIs(status: SubmissionStatus, index: number): Submission {
  const ready = readySubmission(index);
  const submitted = afterSubmissionStep(ready, 'SUBMITTED', { at: submittedAt });
  const inReview = afterSubmissionStep(submitted, 'IN_REVIEW', { at: decidedAt });
  const refusal = { reasons: [visibleSeam], note: 'Look at it laid three by three.' };
  const rejected = decidedSubmission(inReview, { verdict: 'REJECTED', ...refusal }, decidedAt);
  const ways: Record<SubmissionStatus, () => Submission> = {
    DRAFT: () => sentSubmission(index),
    CHECKING: () => afterSubmissionStep(sentSubmission(index), 'CHECKING', { at: sentAt }),
    FAILED: () => checkedSubmission(sentSubmission(index), index, true),
    READY: () => ready,
    SUBMITTED: () => submitted,
    IN_REVIEW: () => inReview,
    CHANGES_REQUESTED: () => ({
      ...decidedSubmission(inReview, { verdict: 'CHANGES_REQUESTED', ...refusal }, decidedAt),
      findings: [copyOfOwn, assumedProfile],
    }),
    APPROVED: () => ({
      ...decidedSubmission(inReview, { verdict: 'APPROVED', reasons: [], note: '' }, decidedAt),
      asset: asset(0),
    }),
    REJECTED: () => rejected,
    APPEALED: () => afterSubmissionStep(rejected, 'APPEALED', { note: 'The marked place is the drawing itself.' }),
    WITHDRAWN: () => afterSubmissionStep(ready, 'WITHDRAWN'),
  };
  return ways[status]();
}

const everyStatus: readonly SubmissionStatus[] = [
  'DRAFT',
  'CHECKING',
  'FAILED',
  'READY',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'REJECTED',
  'APPEALED',
  'WITHDRAWN',
];

/** Initial submissions of a mocked studio: one of each status, none, or a hundred checked ones. */
export type DemoSubmissions = 'each' | 'hundred' | 'none';

/** Returns the submissions of the mocked studio, newest first. */
export function demoSubmissions(name: DemoSubmissions): Submission[] {
  if (name === 'none') return [];
  if (name === 'hundred')
    return Array.from({ length: 100 }, (_, index) => checkedSubmission(sentSubmission(index + 1), index));
  return everyStatus.map((status, index) => submissionThatIs(status, index + 1));
}
