import { applicationProblems } from '@halfdrop/domain';
import { isSlugTaken } from '../catalog/studios.ts';
import type { DbOrTrx } from '../database.ts';
import type { ApplicationDto } from './applications.contract.ts';
import {
  findApplicants,
  findSamples,
  findTransitions,
  isSlugApplied,
  type ApplicationRow,
  type SampleRow,
  type TransitionRow,
} from './applications.repository.ts';

/** Base path of sample images. */
const SAMPLE_ADDRESS = '/api/studio-applications/samples/';

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** Lists what must be corrected before an application can be submitted. */
export async function problemsOf(db: DbOrTrx, row: ApplicationRow, sampleCount: number) {
  const problems = applicationProblems({
    studioName: row.studio_name,
    slug: row.slug,
    specialty: row.specialty,
    about: row.about,
    links: row.links,
    country: row.country,
    categoryId: row.category_id === null ? null : String(row.category_id),
    creationMethods: row.creation_methods,
    sampleCount,
  });
  const taken = (await isSlugTaken(db, row.slug)) || (await isSlugApplied(db, row.slug, { otherThan: row.id }));
  return [
    ...problems.map(({ field, message }) => ({ path: field, message })),
    ...(taken ? [{ path: 'slug', message: 'This address is already taken' }] : []),
  ];
}

/** Converts an application to its applicant's view. */
export async function toApplication(db: DbOrTrx, row: ApplicationRow): Promise<ApplicationDto> {
  const samples = await findSamples(db, [row.id]);
  const transitions = await findTransitions(db, [row.id]);
  const problems = row.status === 'draft' ? await problemsOf(db, row, samples.length) : [];
  return applicationDto(row, { samples, transitions, problems, applicant: null });
}

/** Converts applications to the staff's view; drafts are excluded. */
export async function toDecidableApplications(db: DbOrTrx, rows: readonly ApplicationRow[]): Promise<ApplicationDto[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const samples = await findSamples(db, ids);
  const transitions = await findTransitions(db, ids);
  const applicants = await findApplicants(
    db,
    rows.map((row) => row.account_id),
  );
  return rows.map((row) => {
    const person = applicants.get(row.account_id);
    return applicationDto(row, {
      samples: samples.filter((each) => each.application_id === row.id),
      transitions: transitions.filter((each) => each.application_id === row.id),
      problems: [],
      applicant: person ? { name: person.name, email: person.email, joinedAt: person.created_at.toISOString() } : null,
    });
  });
}

interface ApplicationParts extends Pick<ApplicationDto, 'problems' | 'applicant'> {
  readonly samples: readonly SampleRow[];
  readonly transitions: readonly TransitionRow[];
}

function applicationDto(row: ApplicationRow, { samples, transitions, ...told }: ApplicationParts): ApplicationDto {
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
    submittedAt: instant(row.submitted_at),
    answerDueAt: instant(row.answer_due_at),
    decidedAt: instant(row.decided_at),
    declineReason: row.decline_reason,
    note: row.note,
    mayReapplyAt: instant(row.may_reapply_at),
    studioId: row.studio_id === null ? null : String(row.studio_id),
    transitions: transitions.map(({ from_status: from, to_status: to, happened_at: at, note }) => ({
      from,
      to,
      happenedAt: at.toISOString(),
      note,
    })),
    version: row.version,
    ...told,
  };
}
