import { APPLICATION_STATUSES, APPLICATION_TRANSITIONS, type ApplicationStatus, mayBecome } from '@halfdrop/domain';
import fc from 'fast-check';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { addSamples } from '../../test/support/test-studios.ts';
import type { ApplicationDto } from './applications.contract.ts';

/** Expected state of an application: each status it had, newest last. */
interface Model {
  readonly id: string;
  readonly history: ApplicationStatus[];
}

const OWN = '/studio-applications/own';
const RANDOM_WALKS = 40;

let app: TestApp;
let reviewer: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  reviewer = await app.signUp('reviewer');
});
afterAll(() => app.close());

const statusOf = ({ history }: Model) => history.at(-1) ?? 'draft';
const transitionsOf = ({ history }: Model) => history.map((to, place) => ({ from: history[place - 1] ?? null, to }));
const toldBy = ({ transitions }: ApplicationDto) => transitions.map(({ from, to }) => ({ from, to }));

/** Returns every sequence of transitions from a draft, including incomplete ones. */
function legalWalks(from: ApplicationStatus = 'draft'): ApplicationStatus[][] {
  const next = APPLICATION_TRANSITIONS.filter((each) => each.from === from);
  return [[], ...next.flatMap(({ to }) => legalWalks(to).map((rest) => [to, ...rest]))];
}

/** Endpoints for the transitions; a draft is created, not transitioned to. */
const stepCalls: Readonly<
  Record<Exclude<ApplicationStatus, 'draft'>, { path: (id: string) => string; body?: object }>
> = {
  submitted: { path: () => `${OWN}/submit` },
  withdrawn: { path: () => `${OWN}/withdraw` },
  accepted: { path: (id) => `/studio-applications/${id}/accept` },
  declined: { path: (id) => `/studio-applications/${id}/decline`, body: { reason: 'range', note: 'More birds.' } },
};

let studios = 0;
/** Saves a draft that lacks only samples; creates one if none is open. */
function saveDraft({ auth }: SignedIn, version: number | null) {
  studios += 1;
  return app
    .http()
    .put(OWN)
    .set(auth)
    .send({
      version,
      studioName: `Studio ${studios}`,
      slug: `walked-studio-${studios}`,
      specialty: 'Woven geometry',
      about: 'Cloth from the loom.',
      country: 'IN',
      categoryId: '1',
      creationMethods: ['by_hand'],
    });
}

const isDecision = (to: ApplicationStatus) =>
  APPLICATION_TRANSITIONS.some((each) => each.to === to && each.by === 'application.decide');

function expectedAnswer(model: Model, to: ApplicationStatus): string {
  const status = statusOf(model);
  if (mayBecome(status, to) || (to === 'draft' && (status === 'draft' || status === 'withdrawn'))) return 'done';
  return isDecision(to) && !model.history.includes('submitted') ? 'not_found' : 'illegal_transition';
}

async function ownApplication(applicant: SignedIn): Promise<ApplicationDto> {
  return (await app.http().get(OWN).set(applicant.auth).expect(200)).body.data;
}

/**
 * Tries a transition on the latest application, as the role allowed to make it; returns how it was refused, or `done`.
 */
async function attempt(applicant: SignedIn, to: ApplicationStatus): Promise<string> {
  const { id, version } = await ownApplication(applicant);
  const { auth } = isDecision(to) ? reviewer : applicant;
  const { body } =
    to === 'draft'
      ? await saveDraft(applicant, version)
      : await app
          .http()
          .post(stepCalls[to].path(id))
          .set(auth)
          .send({ ...stepCalls[to].body, version });
  return body.code ?? 'done';
}

/** Completes a new draft for submission. */
async function completeDraft(applicant: SignedIn): Promise<Model> {
  await addSamples(app.db, applicant.userId, 6);
  const { id } = await ownApplication(applicant);
  return { id, history: ['draft'] };
}

/** Returns the transitions of an application as a reviewer sees them, or that it does not exist. */
async function reviewed({ id }: Model) {
  const { body } = await app.http().get(`/studio-applications/${id}`).set(reviewer.auth);
  return body.data ? toldBy(body.data) : body.code;
}

/**
 * Walks with a new applicant and compares the application with the model after each step. Returns the transitions
 * tried.
 */
async function walk(steps: readonly ApplicationStatus[]): Promise<string[]> {
  const applicant = await app.signUp();
  await app.confirm(applicant);
  const tried: string[] = [];
  await saveDraft(applicant, null).expect(200);
  let model = await completeDraft(applicant);
  const models = [model];

  for (const to of steps) {
    // A user's latest application is determined by its creation time.
    app.clock.advance(1000);
    const expected = expectedAnswer(model, to);
    const step = `${model.history.join(' → ')}, then ${to}`;
    expect(`${step}: ${await attempt(applicant, to)}`).toBe(`${step}: ${expected}`);
    tried.push(`${statusOf(model)} ${to}`);
    if (expected === 'done') {
      if (to !== 'draft') model.history.push(to);
      else if (statusOf(model) !== 'draft') {
        model = await completeDraft(applicant);
        models.push(model);
      }
    }
    const own = await ownApplication(applicant);
    expect(own).toMatchObject({ id: model.id, status: statusOf(model) });
    expect(toldBy(own)).toEqual(transitionsOf(model));
  }
  for (const each of models) {
    expect(await reviewed(each)).toEqual(each.history.includes('submitted') ? transitionsOf(each) : 'not_found');
  }
  return tried;
}

test('G-04 R-39 an application takes the steps of the table and no others, and tells the ones it took', async () => {
  const examples = legalWalks().flatMap((steps) =>
    APPLICATION_STATUSES.map((to): [ApplicationStatus[]] => [[...steps, to]]),
  );
  const tried = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...APPLICATION_STATUSES), { maxLength: 8 }), async (steps) => {
      for (const step of await walk(steps)) tried.add(step);
    }),
    // Shrinking is disabled so that the seed of a failure is reported before the test times out.
    { examples, numRuns: examples.length + RANDOM_WALKS, endOnFailure: true },
  );
  expect(tried.size).toBe(APPLICATION_STATUSES.length ** 2);
});
