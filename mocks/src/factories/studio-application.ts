import { answerDueAt, applicationProblems, reapplicationFrom } from '@halfdrop/domain';
import type { ApplicationSample, StudioApplication, StudioApplicationStatus } from '../generated/resolvers.ts';
import { menuCategories } from './category.ts';
import { designers } from './designer.ts';
import { picture } from './picture.ts';

/** The time at which actions on applications of the mocked shop happen. */
export const APPLICATION_NOW = '2026-11-23T09:00:00.000Z';

const begunAt = '2026-11-19T09:00:00.000Z';
const submittedAt = '2026-11-20T09:00:00.000Z';

/** Returns a sample by its position. */
function applicationSample(place: number): ApplicationSample {
  const id = `sample-${place}`;
  return { id, fileName: `${id}.png`, url: picture(place, 640), width: 2400, height: 2400 };
}

/** Returns an application with its current problems. */
export function withProblems(application: StudioApplication): StudioApplication {
  const facts = {
    ...application,
    categoryId: application.category?.id ?? null,
    sampleCount: application.samples.length,
  };
  const problems = applicationProblems(facts).map(({ field, message }) => ({ message, path: [field] }));
  if (designers.some(({ slug }) => slug === application.slug)) {
    problems.push({ message: 'This address is already taken', path: ['slug'] });
  }
  return { ...application, problems };
}

/** Returns an empty application. */
export function blankApplication(id: string): StudioApplication {
  return withProblems({
    id,
    status: 'DRAFT',
    studioName: '',
    slug: '',
    specialty: '',
    about: '',
    links: [],
    country: '',
    category: null,
    creationMethods: [],
    samples: [],
    problems: [],
    submittedAt: null,
    answerDueAt: null,
    decidedAt: null,
    declineReason: null,
    note: null,
    mayReapplyAt: null,
    studio: null,
    applicant: null,
    transitions: [{ from: null, to: 'DRAFT', happenedAt: begunAt, note: null }],
    version: 1,
  });
}

/** Returns an application that can be submitted; `changes` overrides fields. */
export function studioApplication(changes: Partial<StudioApplication> = {}): StudioApplication {
  return withProblems({
    ...blankApplication('application-1'),
    studioName: 'Ada Weaves',
    slug: 'ada-weaves',
    specialty: 'Woven geometry',
    about: 'Cloth from the loom, drawn by rule.',
    links: ['https://ada.example'],
    country: 'IN',
    category: menuCategories[1] ?? null,
    creationMethods: ['BY_HAND', 'DIGITAL'],
    samples: [1, 2, 3, 4, 5, 6].map(applicationSample),
    ...changes,
  });
}

/** Returns the application after one more step, at an instant in ISO 8601. */
export function afterStep(
  application: StudioApplication,
  to: StudioApplicationStatus,
  { at = APPLICATION_NOW, note = null }: { readonly at?: string; readonly note?: string | null } = {},
): StudioApplication {
  const isDecision = to === 'ACCEPTED' || to === 'DECLINED';
  return {
    ...application,
    status: to,
    version: application.version + 1,
    transitions: [...application.transitions, { from: application.status, to, happenedAt: at, note }],
    ...(to === 'SUBMITTED' && { submittedAt: at, answerDueAt: answerDueAt(new Date(at)).toISOString() }),
    ...(isDecision && { decidedAt: at, note }),
  };
}

/** Initial applications of a mocked shop. */
export type DemoApplication = 'draft' | 'ready' | 'submitted' | 'declined' | 'accepted' | 'withdrawn';

/** Returns an application in the given state; `ready` is a draft without problems. */
export function demoApplication(name: DemoApplication): StudioApplication {
  const ready = studioApplication();
  if (name === 'ready') return ready;
  if (name === 'draft') return studioApplication({ about: '', country: '', samples: [1, 2].map(applicationSample) });
  const submitted = afterStep(ready, 'SUBMITTED', { at: submittedAt });
  if (name === 'submitted') return submitted;
  if (name === 'withdrawn') return afterStep(submitted, 'WITHDRAWN');
  if (name === 'accepted') return { ...afterStep(submitted, 'ACCEPTED'), studio: designers[0] ?? null };
  return {
    ...afterStep(submitted, 'DECLINED', { note: 'The edges of samples 2 and 5 do not meet.' }),
    declineReason: 'NOT_SEAMLESS',
    mayReapplyAt: reapplicationFrom(new Date(APPLICATION_NOW)).toISOString(),
  };
}

/** Returns applications of other people, for the staff to decide. */
export function queuedApplications(): StudioApplication[] {
  return ['Tidal Press', 'Clover Row', 'North Loom'].map((studioName, index) => {
    const slug = studioName.toLowerCase().replace(' ', '-');
    const draft = studioApplication({ id: `application-${slug}`, studioName, slug });
    const applicant = { name: `Noor ${index + 1}`, email: `noor${index + 1}@example.com`, joinedAt: begunAt };
    return { ...afterStep(draft, 'SUBMITTED', { at: `2026-11-2${index}T08:00:00.000Z` }), applicant };
  });
}
