import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../src/database.ts';

/** Dots cut at the edges, so that the tile joins in block layout; `shift` moves those on the right off the seam. */
export function dotsDrawing(shift = 0): string {
  const rings = [0, 100 + shift].flatMap((x) =>
    [0, 100].map((y) => `<circle cx="${x}" cy="${y}" r="22" fill="#284678"/>`),
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="#f2e6d8"/><circle cx="50" cy="50" r="18" fill="#a33"/>${rings.join('')}</svg>`
  );
}

/** Complete details of a submission, except its category. */
export const wholePattern = {
  title: 'Woven Dots',
  description: 'Dots from the loom.',
  tags: ['Dots', ' woven  cloth ', 'blue'],
  repeatMillimeters: 240,
  creationMethod: 'digital',
};

interface WaitingSubmission {
  readonly studioId: string;
  readonly accountId: string;
  readonly title: string;
  readonly submittedAt: Date;
  /** Promised answer time; defaults to the time of submission. */
  readonly answerDueAt?: Date;
  /** How closely it must be reviewed. */
  readonly risk?: number;
}

/** Inserts a submission that waits for review, without a file: it can be refused but not approved. */
export async function insertWaitingSubmission(db: Db, submission: WaitingSubmission): Promise<string> {
  const { studioId, accountId, title, submittedAt: at, answerDueAt = at, risk = 0 } = submission;
  const { rows } = await sql<{ id: string }>`
    insert into submissions_submission (studio_id, account_id, upload_id, status, file_name, sha256, size_bytes, title,
      created_at, changed_at, submitted_at, answer_due_at, risk)
    values (${studioId}, ${accountId}, ${randomUUID()}, 'submitted', 'tile.svg', ${'0'.repeat(64)}, 1000, ${title},
      ${at}, ${at}, ${at}, ${answerDueAt}, ${risk})
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the submission was not stored');
  await sql`
    insert into submissions_transition (submission_id, from_status, to_status, actor_id, happened_at)
    values (${row.id}, 'ready', 'submitted', ${accountId}, ${at})`.execute(db);
  return row.id;
}

/** Inserts a studio's unanswered message about a submission. */
export async function insertStudioMessage(db: Db, submissionId: string, words: string): Promise<void> {
  await sql`
    insert into submissions_message (submission_id, side, key, words, sent_at)
    values (${submissionId}, 'studio', ${randomUUID()}, ${words}, now())`.execute(db);
}
