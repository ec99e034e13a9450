import { isEditableSubmission, maySubmissionBecome, type SubmissionStatus, type Verdict } from '@halfdrop/domain';
import fc from 'fast-check';
import { NO_WORDS } from '@halfdrop/patterns';
import type { UploadCheck } from '../artwork/check-upload.ts';
import { sendMaster } from '../../test/support/send-master.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf } from '../../test/support/test-assets.ts';
import { createTestRenderers } from '../../test/support/test-renderers.ts';
import { wholePattern } from '../../test/support/test-submissions.ts';
import type { SubmissionDto } from './submissions.contract.ts';

const COMMANDS = [
  'fit',
  'misfit',
  'submit',
  'withdraw',
  'look',
  'skip',
  'approve',
  'change',
  'reject',
  'appeal',
] as const;
type Command = (typeof COMMANDS)[number];

/** Expected state of a submission. */
interface Model {
  status: SubmissionStatus;
  isHeld: boolean;
  isAppealed: boolean;
}

/** Command sequences to every state a submission can be in. */
const WAYS: readonly Command[][] = [
  [],
  ['misfit'],
  ['submit'],
  ['submit', 'look'],
  ['submit', 'look', 'change'],
  ['submit', 'look', 'reject'],
  ['submit', 'look', 'reject', 'appeal'],
  ['submit', 'look', 'reject', 'appeal', 'look'],
  ['submit', 'look', 'reject', 'appeal', 'look', 'reject'],
  ['submit', 'look', 'approve'],
  ['withdraw'],
];
const RANDOM_WALKS = 20;

const measures = {
  swatches: [{ hex: '#aa3333', share: 1, name: 'Red' }],
  colors: ['Red' as const],
  dominant: '#aa3333',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  descriptor: Buffer.alloc(96).toString('base64'),
  fingerprint: Buffer.alloc(96).toString('base64'),
};
const master = { mediaType: 'image/png', pixels: 3500, inks: null, isPlainDrawing: null, isLayered: false, measures };

/** Returns the check of a tile that joins in every layout but half-brick. */
function checkOf(layout: string): UploadCheck {
  const joins = layout !== 'brick';
  const data = { layout };
  const finding = { code: 'seam-broken', severity: 'error', data, boxes: [] } as const;
  return {
    report: { findings: joins ? [] : [finding], facts: null, measures: null },
    picture: null,
    words: NO_WORDS,
    master: joins ? { ...master, seam: { result: 'seamless', score: 1 } } : null,
  };
}

let app: TestApp;
let first: SignedIn;
let second: SignedIn;
let places: object;
beforeAll(async () => {
  const checks = { run: ({ claim }: { claim: { layout: string } }) => Promise.resolve(checkOf(claim.layout)) };
  app = await createTestApp({ renderers: { ...createTestRenderers(), checks } });
  [first, second] = [await app.signUp('reviewer'), await app.signUp('reviewer')];
  const { body } = await app.http().get('/categories').expect(200);
  const [category] = body.data.categories;
  places = { categoryId: category.id, subcategoryId: category.children[0].id };
});
afterAll(() => app.close());

class Walker {
  readonly #designer: SignedIn;
  readonly #studioId: string;
  readonly #id: string;
  readonly model: Model = { status: 'ready', isHeld: false, isAppealed: false };

  private constructor(designer: SignedIn, studioId: string, id: string) {
    this.#designer = designer;
    this.#studioId = studioId;
    this.#id = id;
  }

  static async begun(): Promise<Walker> {
    const designer = await app.signUp();
    const studioId = await insertStudioOf(app.db, designer.userId);
    await sendMaster(app, designer, { studioId, bytes: Buffer.from(designer.userId), fileName: 'tile.png' });
    const { body } = await app.http().get(`/studios/${studioId}/submissions`).set(designer.auth).expect(200);
    const walker = new Walker(designer, studioId, body.data.submissions[0].id);
    await walker.#save({ ...wholePattern, ...places });
    return walker;
  }

  async own(): Promise<SubmissionDto> {
    return (await app.http().get(`/submissions/${this.#id}`).set(this.#designer.auth).expect(200)).body.data;
  }

  /** Tries a transition; returns how it was refused, or `done`. */
  async take(command: Command): Promise<string> {
    switch (command) {
      case 'fit':
        return this.#save({ repeatLayout: (await this.own()).repeatLayout === 'block' ? 'half-drop' : 'block' });
      case 'misfit':
        return this.#save({ repeatLayout: (await this.own()).repeatLayout === 'brick' ? 'mirror' : 'brick' });
      case 'submit':
        return this.#call('submit', { version: (await this.own()).version });
      case 'withdraw':
        return this.#call('withdraw', {});
      case 'appeal':
        return this.#call('appeal', { words: 'The drawing is mine.' });
      case 'look': {
        const { body } = await app.http().post('/submission-reviews/next').set(this.#reviewer.auth).expect(200);
        return body.data.review?.submission.id === this.#id ? 'done' : 'nothing';
      }
      case 'skip':
        return this.#review('skip', {});
      default:
        return this.#decide(VERDICTS[command]);
    }
  }

  /** Appeals go to the second reviewer, everything else to the first. */
  get #reviewer(): SignedIn {
    return this.model.isAppealed ? second : first;
  }

  async #save(change: object): Promise<string> {
    const { version } = await this.own();
    const saving = app.http().put(`/studios/${this.#studioId}/submissions`).set(this.#designer.auth);
    const { body } = await saving.send({ changes: [{ id: this.#id, version, ...change }] }).expect(200);
    await app.runJobs();
    return body.data.outcomes[0].refusal?.code ?? 'done';
  }

  async #call(step: string, body: object): Promise<string> {
    const asked = app.http().post(`/submissions/${this.#id}/${step}`).set(this.#designer.auth);
    return (await asked.send(body)).body.code ?? 'done';
  }

  async #review(step: string, body: object): Promise<string> {
    const asked = app.http().post(`/submission-reviews/${this.#id}/${step}`).set(this.#reviewer.auth);
    return (await asked.send(body)).body.code ?? 'done';
  }

  async #decide(verdict: Verdict): Promise<string> {
    const { version } = await this.own();
    return this.#review('verdict', { version, verdict, reasons: [{ code: 'title' }], note: 'Name the motif.' });
  }
}

const VERDICTS = { approve: 'approved', change: 'changes_requested', reject: 'rejected' } as const;

/** Returns the expected result of a transition and updates the model. */
function expected(model: Model, command: Command): string {
  const refused = 'illegal_transition';
  const become = (to: SubmissionStatus): string => {
    if (!maySubmissionBecome(model.status, to)) return refused;
    Object.assign(model, { status: to, isHeld: false });
    return 'done';
  };
  switch (command) {
    case 'fit':
    case 'misfit':
      if (!isEditableSubmission(model.status)) return refused;
      return 'done';
    case 'submit':
      return become('submitted');
    case 'withdraw':
      return become('withdrawn');
    case 'appeal':
      if (model.isAppealed || become('appealed') !== 'done') return refused;
      model.isAppealed = true;
      return 'done';
    case 'look':
      if (model.status === 'submitted') become('in_review');
      model.isHeld = model.status === 'in_review' || model.status === 'appealed';
      return model.isHeld ? 'done' : 'nothing';
    case 'skip':
      // Nothing of anybody else's waits, so it comes back immediately.
      return model.isHeld ? 'done' : refused;
    default:
      return model.isHeld ? become(VERDICTS[command]) : refused;
  }
}

/** Returns the expected state after a sequence of commands. */
function modelAfter(way: readonly Command[]): Model {
  const model: Model = { status: 'ready', isHeld: false, isAppealed: false };
  for (const command of way) {
    if (expected(model, command) === 'done' && command === 'misfit') model.status = 'failed';
  }
  return model;
}

/**
 * Returns one walk with all commands refused at the end of a sequence, since they change nothing, and one for each
 * allowed command.
 */
function walksOn(way: readonly Command[]): Command[][] {
  const refused = COMMANDS.filter((command) => expected(modelAfter(way), command) !== 'done');
  const taken = COMMANDS.filter((command) => !refused.includes(command));
  return [[...way, ...refused], ...taken.map((command) => [...way, command])];
}

/** Walks with a new submission and compares its state with the model after each step. Returns the commands tried. */
async function walk(commands: readonly Command[]): Promise<string[]> {
  const walker = await Walker.begun();
  const { model } = walker;
  const tried: string[] = [];
  for (const command of [...commands, 'withdraw' as const]) {
    const step = `${model.status}, then ${command}`;
    const before = await walker.own();
    const answer = await walker.take(command);
    tried.push(`${model.status} ${command}`);
    expect(`${step}: ${answer}`).toBe(`${step}: ${expected(model, command)}`);
    const after = await walker.own();
    if (answer === 'done' && (command === 'fit' || command === 'misfit')) {
      model.status = after.repeatLayout === 'brick' ? 'failed' : 'ready';
    }
    expect(`${step}: ${after.status}`).toBe(`${step}: ${model.status}`);
    // Every transition is a row and starts where the previous one ended.
    for (const [place, { from }] of after.transitions.entries()) {
      expect(from).toBe(after.transitions[place - 1]?.to ?? null);
    }
    expect(after.transitions.at(-1)?.to).toBe(after.status);
    // A refused command changes nothing.
    expect(after).toEqual(answer === 'done' ? after : before);
  }
  return tried;
}

test('R-23 a submission takes the steps of the table and no others, and tells the ones it took', async () => {
  const examples = WAYS.flatMap(walksOn).map((commands): [Command[]] => [commands]);
  const tried = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...COMMANDS), { maxLength: 10 }), async (commands) => {
      for (const step of await walk(commands)) tried.add(step);
    }),
    // Shrinking is disabled so that the seed of a failure is reported before the test times out.
    { examples, numRuns: examples.length + RANDOM_WALKS, endOnFailure: true },
  );
  const states = new Set([...tried].map((step) => step.split(' ')[0]));
  expect(tried.size).toBe(states.size * COMMANDS.length);
  expect(states.size).toBe(9);
});
