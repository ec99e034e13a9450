import sharp from 'sharp';
import type { Renderers } from '../artwork/renderers.ts';
import { sendMaster } from '../../test/support/send-master.ts';
import { createShopRenderers } from '../../test/support/shop-renderers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf } from '../../test/support/test-assets.ts';
import { dotsDrawing, insertWaitingSubmission, wholePattern } from '../../test/support/test-submissions.ts';
import type { SubmissionDto, SubmissionOutcomesDto } from './submissions.contract.ts';

let renderers: Renderers;
let app: TestApp;
let designer: SignedIn;
let studioId: string;
let category: { readonly id: string; readonly subcategoryId: string };
beforeAll(async () => {
  renderers = createShopRenderers();
  app = await createTestApp({ renderers });
  const { body } = await app.http().get('/categories').expect(200);
  const [first] = body.data.categories;
  category = { id: first.id, subcategoryId: first.children[0].id };
});
afterAll(async () => {
  await renderers.close();
  await app.close();
});
beforeEach(async () => {
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
});

const send = (svg: string, fileName = 'woven_dots-final(2).svg') =>
  sendMaster(app, designer, { studioId, bytes: Buffer.from(svg), fileName });
const list = async (query = '', { auth } = designer) =>
  (await app.http().get(`/studios/${studioId}/submissions${query}`).set(auth).expect(200)).body.data;
const save = (changes: readonly object[], { auth } = designer) =>
  app.http().put(`/studios/${studioId}/submissions`).set(auth).send({ changes });
const submit = (id: string, version: number, { auth } = designer) =>
  app.http().post(`/submissions/${id}/submit`).set(auth).send({ version });

async function named(fileName: string): Promise<SubmissionDto> {
  const drafts: SubmissionDto[] = (await list()).submissions;
  const draft = drafts.find((each) => each.fileName === fileName);
  if (!draft) throw new Error(`there is no draft of ${fileName}`);
  return draft;
}

async function only(): Promise<SubmissionDto> {
  const { submissions } = await list();
  expect(submissions).toHaveLength(1);
  return submissions[0];
}

async function saved(change: object): Promise<SubmissionOutcomesDto['outcomes'][number]> {
  const { body } = await save([change]).expect(200);
  return body.data.outcomes[0];
}

async function ready(): Promise<SubmissionDto> {
  await send(dotsDrawing());
  const { id, version } = await only();
  const places = { categoryId: category.id, subcategoryId: category.subcategoryId };
  const { submission } = await saved({ id, version, ...wholePattern, ...places });
  if (!submission) throw new Error('the draft was not saved');
  return submission;
}

test('R-23 a file that came whole is a draft of its own, checked, with what could be measured', async () => {
  await send(dotsDrawing());
  const draft = await only();
  expect(draft).toMatchObject({
    status: 'ready',
    title: 'Woven Dots Final',
    fileName: 'woven_dots-final(2).svg',
    size: { width: 100, height: 100 },
    findings: [],
    repeatLayout: 'block',
    version: 1,
  });
  expect(draft.fittingLayouts).toContain('block');
  expect(draft.swatches.map(({ name }) => name).join()).toMatch(/blue/i);
  expect(draft.transitions.map(({ to }) => to)).toEqual(['draft', 'checking', 'ready']);
  const picture = await app.http().get(String(draft.pictureUrl)).set(designer.auth).responseType('blob').expect(200);
  expect((await sharp(picture.body).metadata()).format).toBe('webp');
});

test('R-23 a tile with a visible seam fails, with words and boxes on the picture', async () => {
  await send(dotsDrawing(14));
  const failed = await only();
  expect(failed.status).toBe('failed');
  const seam = failed.findings.find(({ code }) => code === 'seam-broken');
  expect(seam).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('does not join'),
    advice: expect.any(String),
  });
  for (const { left, top, width, height } of seam?.boxes ?? []) {
    for (const share of [left, top, left + width, top + height]) expect(share).toBeGreaterThanOrEqual(0);
    for (const share of [left + width, top + height]) expect(share).toBeLessThanOrEqual(1.001);
  }
  expect(seam?.boxes.length).toBeGreaterThan(0);
  await submit(failed.id, failed.version).expect(422);
});

test.each([
  [
    'is too small',
    () =>
      sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#a33' } })
        .png()
        .toBuffer(),
    'too-small',
  ],
  ['is no picture', () => Promise.resolve(Buffer.from('hello')), 'unsupported'],
])('R-23 D-14 BC-30 a file that %s fails, and says so', async (_why, make, code) => {
  await sendMaster(app, designer, { studioId, bytes: await make(), fileName: 'tile.png' });
  const { status, findings } = await only();
  expect(status).toBe('failed');
  expect(findings).toContainEqual(expect.objectContaining({ code, severity: 'error' }));
});

test('R-23 a file that is sent again, after a browser was interrupted, is the draft that it was', async () => {
  await send(dotsDrawing(), 'dots.svg');
  const { id, version, uploadId } = await only();
  await saved({ id, version, title: 'Kept Words' });
  await send(dotsDrawing(), 'dots.svg');
  const again = await only();
  expect(again).toMatchObject({ id, status: 'ready', title: 'Kept Words' });
  expect(again.uploadId).not.toBe(uploadId);

  await send(dotsDrawing(), 'dots-2.svg');
  await sendMaster(app, designer, {
    studioId,
    bytes: Buffer.from(dotsDrawing()),
    fileName: 'dots.svg',
    layout: 'brick',
  });
  expect((await list()).submissions).toHaveLength(3);
});

test('R-23 another layout is checked again, and the answer is of that one', async () => {
  await send(dotsDrawing());
  const { id, version } = await only();
  const { submission } = await saved({ id, version, repeatLayout: 'half-drop' });
  expect(submission).toMatchObject({ status: 'checking', repeatLayout: 'half-drop' });
  await app.runJobs();
  expect(await only()).toMatchObject({ status: 'failed', repeatLayout: 'half-drop' });
});

test('R-23 a file is checked in the layout that its upload says, and the draft names that upload', async () => {
  const bytes = Buffer.from(dotsDrawing());
  await sendMaster(app, designer, { studioId, bytes, fileName: 'dots.svg', layout: 'half-drop' });
  const draft = await only();
  expect(draft).toMatchObject({ status: 'failed', repeatLayout: 'half-drop', assetId: null });
  expect(draft.uploadId).toMatch(/^[\da-f-]{36}$/);
});

test('R-23 the list is searched by titles and names of files, whatever signs they hold', async () => {
  await send(dotsDrawing(), 'Quiet_Reeds 100%.svg');
  await send(dotsDrawing(), 'two.svg');
  const { id, version } = await named('two.svg');
  await saved({ id, version, title: 'Noisy Meadow' });
  const found = async (search: string) => {
    const page = await list(`?search=${encodeURIComponent(search)}`);
    return page.submissions.map(({ fileName }: SubmissionDto) => fileName);
  };
  expect(await found('MEADOW')).toEqual(['two.svg']);
  expect(await found('100%')).toEqual(['Quiet_Reeds 100%.svg']);
  expect(await found('_')).toEqual(['Quiet_Reeds 100%.svg']);
  expect(await found('nowhere')).toEqual([]);
});

test('R-23 what is missing is told of each field, and a whole draft is submitted once', async () => {
  await send(dotsDrawing());
  const bare = await only();
  const { body } = await submit(bare.id, 1).expect(422);
  const fields = body.errors.map(({ path }: { path: string }) => path);
  expect(fields).toEqual(['description', 'tags', 'categoryId', 'subcategoryId', 'repeatMillimeters', 'creationMethod']);
  const places = { categoryId: category.id, subcategoryId: category.subcategoryId };
  const { submission } = await saved({ id: bare.id, version: 1, ...wholePattern, ...places });
  expect(submission).toMatchObject({
    ...wholePattern,
    ...places,
    tags: ['dots', 'woven cloth', 'blue'],
    problems: [],
    version: 2,
  });
  const answer = await submit(bare.id, 2).expect(200);
  expect(answer.body.data).toMatchObject({ status: 'submitted', submittedAt: expect.any(String) });
  expect((await submit(bare.id, 2).expect(409)).body.code).toBe('illegal_transition');
  expect((await saved({ id: bare.id, version: 2, title: 'Other' })).refusal).toMatchObject({
    code: 'illegal_transition',
  });
});

test('R-23 what a designer tells the reviewer goes with what is handed in', async () => {
  const { id, version } = await ready();
  const path = `/submissions/${id}/submit`;
  await app
    .http()
    .post(path)
    .set(designer.auth)
    .send({ version, note: 'x'.repeat(2001) })
    .expect(422);
  const note = '  The dots are drawn by hand.  ';
  const { body } = await app.http().post(path).set(designer.auth).send({ version, note }).expect(200);
  expect(body.data.noteToReviewer).toBe('The dots are drawn by hand.');
  expect(body.data.transitions.at(-1)).toMatchObject({ to: 'submitted', note: 'The dots are drawn by hand.' });
});

const sendFor = (submissionId: string, svg: string, fileName = 'mended.svg') =>
  sendMaster(app, designer, { studioId, bytes: Buffer.from(svg), fileName, submissionId });

test('R-23 a corrected file takes the place of one that failed, and what was said of the pattern stays', async () => {
  await send(dotsDrawing(14));
  const failed = await only();
  await saved({ id: failed.id, version: failed.version, ...wholePattern });
  await sendFor(failed.id, dotsDrawing());
  const mended = await only();
  expect(mended).toMatchObject({ id: failed.id, status: 'ready', fileName: 'mended.svg', findings: [] });
  expect(mended).toMatchObject({ title: wholePattern.title, description: wholePattern.description });
  expect(mended.version).toBeGreaterThan(failed.version + 1);
  expect(mended.pictureUrl).not.toBe(failed.pictureUrl);
  expect(mended.transitions.map(({ to }) => to)).toEqual(['draft', 'checking', 'failed', 'checking', 'ready']);
});

test('R-23 a file that was sent for what waits for its review becomes a draft of its own, and so does one for another studio', async () => {
  const { id, version } = await ready();
  await submit(id, version).expect(200);
  await sendFor(id, dotsDrawing().replace('#a33', '#3a3'));
  expect(await named('mended.svg')).toMatchObject({ status: 'ready' });
  expect((await list('?status=submitted')).submissions).toMatchObject([{ id, fileName: 'woven_dots-final(2).svg' }]);

  const stranger = await app.signUp();
  const elsewhere = await insertStudioOf(app.db, stranger.userId);
  const draft = await named('mended.svg');
  const theirs = { studioId: elsewhere, bytes: Buffer.from(dotsDrawing()), fileName: 'theirs.svg' };
  await sendMaster(app, stranger, { ...theirs, submissionId: draft.id });
  expect(await named('mended.svg')).toMatchObject({ id: draft.id, version: draft.version });
});

test('R-23 many are changed in one call, and each has its answer: a conflict loses nothing of the others', async () => {
  await send(dotsDrawing(), 'one.svg');
  await send(dotsDrawing().replace('#a33', '#3a3'), 'two.svg');
  const [one, two] = [await named('one.svg'), await named('two.svg')];
  await saved({ id: two.id, version: 1, title: 'Two from elsewhere' });
  const changes = [
    { id: one.id, version: 1, title: 'First', tags: ['dots'] },
    { id: two.id, version: 1, title: 'Second' },
    { id: '00000000-0000-4000-8000-000000000000', version: 1, title: 'Third' },
    { id: one.id, version: 2, categoryId: '9999' },
  ];
  const { body } = await save(changes).expect(200);
  const outcomes: SubmissionOutcomesDto['outcomes'] = body.data.outcomes;
  expect(outcomes.map(({ submission, refusal }) => submission?.title ?? refusal?.code)).toEqual([
    'First',
    'version_conflict',
    'not_found',
    'validation_failed',
  ]);
  expect(outcomes[1]?.refusal).toMatchObject({ currentVersion: 2 });
  expect(await named('one.svg')).toMatchObject({ title: 'First' });
  expect(await named('two.svg')).toMatchObject({ title: 'Two from elsewhere' });
});

test('R-23 a hundred drafts with long words are changed in one call', async () => {
  const changes = Array.from({ length: 100 }, () => ({
    id: '00000000-0000-4000-8000-000000000000',
    version: 1,
    description: 'ä'.repeat(1000),
  }));
  expect((await save(changes).expect(200)).body.data.outcomes).toHaveLength(100);
  await save([...changes, ...changes]).expect(422);
});

test('R-23 a subcategory belongs to its category', async () => {
  const { id, version } = await ready();
  const { body } = await app.http().get('/categories').expect(200);
  const other = body.data.categories[1];
  const moved = await saved({ id, version, categoryId: other.id });
  expect(moved.submission).toMatchObject({ categoryId: other.id, subcategoryId: null });
  const strange = await saved({ id, version: version + 1, subcategoryId: category.subcategoryId });
  expect(strange.refusal).toMatchObject({ errors: [{ path: 'subcategoryId', message: expect.any(String) }] });
});

test('PR-10 what a studio hands in is seen by those alone who work there', async () => {
  const draft = await ready();
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  const visitor = app.http().get(`/submissions/${draft.id}`);
  await visitor.expect(401);
  const shopper = await app.signUp();
  await app.http().get(`/submissions/${draft.id}`).set(shopper.auth).expect(403);
  await app.http().get(`/submissions/${draft.id}`).set(stranger.auth).expect(404);
  await app.http().get(`/studios/${studioId}/submissions`).set(stranger.auth).expect(404);
  await app.http().get(String(draft.pictureUrl)).set(stranger.auth).expect(404);
  await save([{ id: draft.id, version: draft.version, title: 'Mine now' }], stranger).expect(404);
  await submit(draft.id, draft.version, stranger).expect(404);
  await app.http().post(`/submissions/${draft.id}/withdraw`).set(stranger.auth).expect(404);
});

test('R-23 what is withdrawn is out of the way, and cannot be submitted any more', async () => {
  const draft = await ready();
  await app.http().post(`/submissions/${draft.id}/withdraw`).set(designer.auth).expect(200);
  expect(await list()).toMatchObject({ submissions: [], counts: [{ status: 'withdrawn', count: 1 }] });
  expect((await list('?status=withdrawn')).submissions).toHaveLength(1);
  await submit(draft.id, draft.version).expect(409);
});

test('R-23 the same drawing twice is noticed at once', async () => {
  await send(dotsDrawing(), 'one.svg');
  await send(dotsDrawing().replace('#a33', '#3a3'), 'two.svg');
  expect(await named('two.svg')).toMatchObject({
    status: 'ready',
    findings: [{ code: 'copy-of-own', severity: 'warning', message: expect.stringContaining('your “One”') }],
  });
});

test('R-23 those who work in a studio have its drawings, to compare files with before they are sent', async () => {
  await send(dotsDrawing(), 'one.svg');
  const drawings = app.http().get(`/studios/${studioId}/tiles`).set(designer.auth);
  const { id } = await named('one.svg');
  expect((await drawings.expect(200)).body.data.tiles).toEqual([
    { submissionId: id, assetId: null, title: 'One', fingerprint: expect.stringMatching(/^[\w+/=]{40,}$/) },
  ]);
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await app.http().get(`/studios/${studioId}/tiles`).set(stranger.auth).expect(404);
});

test('R-23 a file is checked beside others of which nothing is known yet', async () => {
  const waiting = { studioId, accountId: designer.userId, title: 'Sent with it', submittedAt: app.clock.now() };
  await insertWaitingSubmission(app.db, waiting);
  await send(dotsDrawing(), 'beside.svg');
  expect(await named('beside.svg')).toMatchObject({ status: 'ready', findings: [] });
});

/** Adds metadata to the drawing the way Inkscape does. */
function described(title: string, keywords: readonly string[]): string {
  const items = keywords.map((keyword) => `<rdf:li>${keyword}</rdf:li>`).join('');
  const work =
    `<cc:Work rdf:about=""><dc:title>${title}</dc:title><dc:description>Dots in the morning.</dc:description>` +
    `<dc:subject><rdf:Bag>${items}</rdf:Bag></dc:subject></cc:Work>`;
  const names =
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return dotsDrawing()
    .replace('viewBox', `${names} viewBox`)
    .replace('>', `><metadata><rdf:RDF>${work}</rdf:RDF></metadata>`);
}

test('R-23 what a file says of its picture fills its draft, as far as it can be said of a pattern', async () => {
  await send(described('Morning Dots', ['Dots', 'a', 'dots', 'Quiet  Morning; blue']));
  expect(await only()).toMatchObject({
    status: 'ready',
    title: 'Morning Dots',
    description: 'Dots in the morning.',
    tags: ['dots', 'quiet morning', 'blue'],
  });
});

test('R-23 what a designer has saved is not filled over when the file is checked again', async () => {
  await send(described('No', []));
  const draft = await only();
  expect(draft).toMatchObject({ title: 'Woven Dots Final', description: 'Dots in the morning.', tags: [] });
  await saved({ id: draft.id, version: draft.version, description: '', repeatLayout: 'half-drop' });
  await app.runJobs();
  expect(await only()).toMatchObject({ title: 'Woven Dots Final', description: '', repeatLayout: 'half-drop' });
});
