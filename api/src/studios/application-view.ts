import { applicationProblems } from '@halfdrop/domain';
import type { DbOrTrx } from '../database.ts';
import type { ApplicationDto } from './applications.contract.ts';
import { findSamples, findTransitions, type ApplicationRow, type SampleRow } from './applications.repository.ts';

/** Where the pictures of samples are had. */
export const SAMPLE_ADDRESS = '/api/studio-applications/samples/';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** What is missing before an application can be submitted. */
export function problemsOf(row: ApplicationRow, samples: readonly SampleRow[]) {
  const problems = applicationProblems({
    studioName: row.studio_name,
    slug: row.slug,
    specialty: row.specialty,
    about: row.about,
    links: row.links,
    country: row.country,
    categoryId: row.category_id === null ? null : String(row.category_id),
    creationMethods: row.creation_methods,
    sampleCount: samples.length,
  });
  return problems.map(({ field, message }) => ({ path: field, message }));
}

/** An application as REST tells it; `applicant` is null unless those who decide ask. */
export async function toApplication(
  db: DbOrTrx,
  row: ApplicationRow,
  applicant: ApplicationDto['applicant'] = null,
): Promise<ApplicationDto> {
  const samples = await findSamples(db, row.id);
  const transitions = await findTransitions(db, row.id);
  return {
    id: row.id,
    status: row.status,
    studioName: row.studio_name,
    slug: row.slug,
    specialty: row.specialty,
    about: row.about,
    links: row.links,
    country: row.country,
    categoryId: row.category_id === null ? null : String(row.category_id),
    creationMethods: row.creation_methods,
    samples: samples.map(({ id, file_name: fileName, picture, width, height }) => ({
      id,
      fileName,
      url: SAMPLE_ADDRESS + picture,
      width,
      height,
    })),
    problems: row.status === 'draft' ? problemsOf(row, samples) : [],
    submittedAt: instant(row.submitted_at),
    answerDueAt: instant(row.answer_due_at),
    decidedAt: instant(row.decided_at),
    declineReason: row.decline_reason,
    note: row.note,
    mayReapplyAt: instant(row.may_reapply_at),
    studioId: row.studio_id === null ? null : String(row.studio_id),
    applicant,
    transitions: transitions.map(({ from_status: from, to_status: to, happened_at: at, note }) => ({
      from,
      to,
      happenedAt: at.toISOString(),
      note,
    })),
    version: row.version,
  };
}
