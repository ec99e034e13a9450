import type { Renderers } from '../../artwork/renderers.ts';
import { sendMaster } from '../../../test/support/send-master.ts';
import { createShopRenderers } from '../../../test/support/shop-renderers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import { wholePattern } from '../../../test/support/test-submissions.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import type { NeighborDto, NeighborsDto } from './neighbors.contract.ts';

let renderers: Renderers;
let app: TestApp;
let reviewer: SignedIn;
beforeAll(() => {
  renderers = createShopRenderers();
});
afterAll(() => renderers.close());
beforeEach(async () => {
  app = await createTestApp({ renderers });
  reviewer = await app.signUp('reviewer');
});
afterEach(() => app.close());

interface Studio {
  readonly designer: SignedIn;
  readonly studioId: string;
}

async function studio(): Promise<Studio> {
  const designer = await app.signUp();
  return { designer, studioId: await insertStudioOf(app.db, designer.userId) };
}

const flag = [
  '<path d="M10 20 H70 V32 H22 V84 H10 Z" fill="#284678"/>',
  '<circle cx="74" cy="70" r="9" fill="#a33"/><rect x="40" y="50" width="14" height="30" fill="#2a6b4a"/>',
  '<path d="M84 8 l10 14 h-20 z" fill="#b4832e"/>',
].join('');
const grid = Array.from(
  { length: 5 },
  (_, index) => `<circle cx="${10 + index * 20}" cy="50" r="6" fill="#444"/>`,
).join('');

/** A tile that joins, since its motif does not touch the edges. */
const drawing = (motif: string, placed = '') =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100">' +
  `<rect width="100" height="100" fill="#f2e6d8"/><g transform="${placed}">${motif}</g></svg>`;

/** Rotated clockwise by a quarter turn. */
const TURNED = 'translate(100 0) rotate(90)';

/** Uploads a drawing and submits it. */
async function submitted({ designer, studioId }: Studio, svg: string, title: string): Promise<SubmissionDto> {
  await sendMaster(app, designer, { studioId, bytes: Buffer.from(svg), fileName: `${title}.svg` });
  const list = await app.http().get(`/studios/${studioId}/submissions?status=ready`).set(designer.auth).expect(200);
  const [draft] = list.body.data.submissions;
  const { body } = await app.http().get('/categories').expect(200);
  const [category] = body.data.categories;
  const places = { categoryId: category.id, subcategoryId: category.children[0].id };
  const changes = [{ id: draft.id, version: draft.version, ...wholePattern, ...places, title }];
  await app.http().put(`/studios/${studioId}/submissions`).set(designer.auth).send({ changes }).expect(200);
  const answer = await app.http().post(`/submissions/${draft.id}/submit`).set(designer.auth).send({ version: 2 });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function onSale(by: Studio, svg: string, title: string): Promise<string> {
  const { id, version } = await submitted(by, svg, title);
  await app.http().post('/submission-reviews/next').set(reviewer.auth).expect(200);
  const verdict = { version, verdict: 'approved' };
  const { body } = await app
    .http()
    .post(`/submission-reviews/${id}/verdict`)
    .set(reviewer.auth)
    .send(verdict)
    .expect(200);
  return body.data.assetId;
}

const neighbors = async (id: string): Promise<NeighborsDto> =>
  (await app.http().get(`/submission-reviews/${id}/neighbors`).set(reviewer.auth).expect(200)).body.data;
const copies = async (id: string, { designer }: Studio): Promise<NeighborDto[]> =>
  (await app.http().get(`/submissions/${id}/copies`).set(designer.auth).expect(200)).body.data.copies;

test('R-23 a turned copy of what is on sale stands first beside it, with the turn, for its reviewer and its designer', async () => {
  const author = await studio();
  const assetId = await onSale(author, drawing(flag), 'Flag');
  await onSale(author, drawing(grid), 'Grid');
  const copier = await studio();
  const { id } = await submitted(copier, drawing(flag, TURNED), 'Banner');

  const { byDrawing, byLook } = await neighbors(id);
  expect(byDrawing.map(({ title }) => title)).toEqual(['Flag', 'Grid']);
  expect(byDrawing[0]).toMatchObject({ assetId, submissionId: null, repeatLayout: 'block' });
  expect(byDrawing[0]?.alignment).toMatchObject({ isFlipped: false, quarterTurns: 1 });
  expect(byDrawing[0]?.alignment?.agreement).toBeGreaterThan(0.9);
  expect(byDrawing[1]?.alignment).toBeNull();
  expect(byLook).toHaveLength(2);
  const picture = String(byDrawing[0]?.pictureUrl).replace('/api', '');
  await app.http().get(picture).expect(200);

  expect((await copies(id, copier)).map(({ title }) => title)).toEqual(['Flag']);
});

test('R-23 what other studios wait with is shown to reviewers, and never to designers', async () => {
  const [first, second] = [await studio(), await studio()];
  const waiting = await submitted(first, drawing(flag), 'Flag');
  const { id } = await submitted(second, drawing(flag, 'translate(3 2)'), 'Flag Again');

  const [nearest] = (await neighbors(id)).byDrawing;
  expect(nearest).toMatchObject({ assetId: null, submissionId: waiting.id, alignment: { quarterTurns: 0 } });
  await app.http().get(String(nearest?.pictureUrl)).set(reviewer.auth).expect(200);
  expect(await copies(id, second)).toEqual([]);
});

test('PR-10 what looks like a submission is for those who review, and its copies for its own studio', async () => {
  const [owner, other] = [await studio(), await studio()];
  const { id } = await submitted(owner, drawing(flag), 'Flag');
  await app.http().get(`/submission-reviews/${id}/neighbors`).set(owner.designer.auth).expect(403);
  await app.http().get(`/submission-reviews/${owner.studioId}/neighbors`).set(reviewer.auth).expect(404);
  await app.http().get(`/submissions/${id}/copies`).set(other.designer.auth).expect(404);
});
