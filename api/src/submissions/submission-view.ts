import { findingWords, isAwaitingVerdict, reviewReasonWords, submissionProblems } from '@halfdrop/domain';
import type { Finding } from '@halfdrop/patterns';
import type { DbOrTrx } from '../database.ts';
import { findQueuePlaces } from './review/review-queue.repository.ts';
import { findVerdicts, type VerdictRow } from './review/verdicts.repository.ts';
import type { SubmissionDto } from './submissions.contract.ts';
import {
  findSubmissionTransitions,
  type SubmissionRow,
  type SubmissionTransitionRow,
} from './submissions.repository.ts';

/** Base path of submission images. */
export const PICTURE_ADDRESS = '/api/submissions/pictures/';

const textOf = (id: number | null) => (id === null ? null : String(id));

/** Lists what must be corrected before a submission can be submitted. */
export function problemsOf(row: SubmissionRow): SubmissionDto['problems'] {
  const problems = submissionProblems({
    title: row.title,
    description: row.description,
    tags: row.tags,
    categoryId: textOf(row.category_id),
    subcategoryId: textOf(row.subcategory_id),
    repeatMillimeters: row.repeat_millimeters,
    creationMethod: row.creation_method,
  });
  return problems.map(({ field, message }) => ({ path: field, message }));
}

/** Converts submissions to the view of their studio, or of reviewers, whose images have other URLs. */
export async function toSubmissions(
  db: DbOrTrx,
  rows: readonly SubmissionRow[],
  pictures = PICTURE_ADDRESS,
): Promise<SubmissionDto[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const transitions = await findSubmissionTransitions(db, ids);
  const verdicts = await findVerdicts(db, ids);
  const waiting = rows.filter(({ status }) => isAwaitingVerdict(status)).map(({ id }) => id);
  const places = await findQueuePlaces(db, waiting);
  return rows.map((row) => {
    const isOf = ({ submission_id: id }: { readonly submission_id: string }) => id === row.id;
    return submissionDto(row, {
      transitions: transitions.filter(isOf),
      verdicts: verdicts.filter(isOf),
      place: places.get(row.id) ?? null,
      pictures,
    });
  });
}

/** Converts one submission to the view of its studio and reviewers. */
export async function toSubmission(db: DbOrTrx, row: SubmissionRow): Promise<SubmissionDto> {
  const [submission] = await toSubmissions(db, [row]);
  if (!submission) throw new Error(`submission ${row.id} was not read`);
  return submission;
}

interface History {
  readonly transitions: readonly SubmissionTransitionRow[];
  readonly verdicts: readonly VerdictRow[];
  /** Position in the queue. */
  readonly place: number | null;
  /** Base path of images. */
  readonly pictures: string;
}

function submissionDto(row: SubmissionRow, { transitions, verdicts, place, pictures }: History): SubmissionDto {
  return {
    id: row.id,
    studioId: String(row.studio_id),
    uploadId: row.upload_id,
    assetId: row.asset_id,
    status: row.status,
    fileName: row.file_name,
    bytes: Number(row.size_bytes),
    ...checked(row),
    pictureUrl: addressOf(row.picture, pictures),
    title: row.title,
    description: row.description,
    tags: row.tags,
    categoryId: textOf(row.category_id),
    subcategoryId: textOf(row.subcategory_id),
    repeatLayout: row.repeat_layout,
    repeatMillimeters: row.repeat_millimeters,
    offersExtended: row.offers_extended,
    creationMethod: row.creation_method,
    problems: problemsOf(row),
    createdAt: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    answerDueAt: row.answer_due_at?.toISOString() ?? null,
    placeInQueue: place,
    verdicts: verdicts.map((each) => toVerdict(each, pictures)),
    noteToReviewer: transitions.findLast(isHandedIn)?.note ?? null,
    appeal: row.appeal,
    transitions: transitions.map(({ from_status: from, to_status: to, happened_at: at, note }) => ({
      from,
      to,
      happenedAt: at.toISOString(),
      note,
    })),
    version: row.version,
  };
}

/** Excludes returns to the queue after a reviewer abandoned it. */
const isHandedIn = ({ from_status: from, to_status: to }: SubmissionTransitionRow) =>
  to === 'submitted' && from !== 'in_review';

const addressOf = (picture: string | null, pictures: string) => (picture === null ? null : pictures + picture);

function toVerdict(
  { verdict, reasons, note, picture, decided_at: at }: VerdictRow,
  pictures: string,
): SubmissionDto['verdicts'][number] {
  return {
    verdict,
    reasons: reasons.map(({ code, marks }) => {
      const { says: message, advice } = reviewReasonWords(code);
      return { code, message, advice, marks: [...marks] };
    }),
    note,
    pictureUrl: addressOf(picture, pictures),
    decidedAt: at.toISOString(),
  };
}

/** Returns the results of the file check. */
function checked({ report }: SubmissionRow) {
  const size = report?.facts?.size ?? null;
  return {
    size,
    findings: (report?.findings ?? []).map((finding) => ({
      code: finding.code,
      severity: finding.severity,
      ...wordsOf(finding),
      boxes: report?.measures ? sharesOf(finding, report.measures) : [],
    })),
    fittingLayouts: [...(report?.measures?.layouts ?? [])],
    swatches: [...(report?.measures?.palette ?? [])],
  };
}

function wordsOf(finding: Finding) {
  const { says: message, advice } = findingWords(finding);
  return { message, advice };
}

/** Boxes are in pixels of the tile as checked. */
function sharesOf({ boxes }: Finding, { width, height }: { readonly width: number; readonly height: number }) {
  return boxes.map((box) => ({
    left: box.left / width,
    top: box.top / height,
    width: box.width / width,
    height: box.height / height,
  }));
}
