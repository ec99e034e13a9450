import { assetStatusAfter, type AssetChangeKind, type AssetStatus } from '@halfdrop/domain';
import fc from 'fast-check';
import type { Renderers } from '../../artwork/renderers.ts';
import { sendMaster } from '../../../test/support/send-master.ts';
import { createShopRenderers } from '../../../test/support/shop-renderers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../../test/support/test-assets.ts';
import { buy } from '../../../test/support/test-purchase.ts';
import { dotsDrawing, wholePattern } from '../../../test/support/test-submissions.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import type { StudioAssetDto } from './assets.contract.ts';

let renderers: Renderers;
let app: TestApp;
let designer: SignedIn;
let reviewer: SignedIn;
let studioId: string;
beforeAll(async () => {
  renderers = createShopRenderers();
  app = await createTestApp({ renderers });
  reviewer = await app.signUp('reviewer');
});
afterAll(async () => {
  await renderers.close();
  await app.close();
});
beforeEach(async () => {
  designer = await app.signUp();
  studioId = await insertStudioOf(app.db, designer.userId);
});

const post = (path: string, body: object = {}, { auth } = designer) => app.http().post(path).set(auth).send(body);
const read = async (id: string): Promise<StudioAssetDto> =>
  (await app.http().get(`/studio-assets/${id}`).set(designer.auth).expect(200)).body.data;
const edit = (id: string, body: object) => app.http().put(`/studio-assets/${id}`).set(designer.auth).send(body);
const shown = async (id: string) => (await app.http().get(`/open-api/assets/${id}`).expect(200)).body.data;

/** Uploads a drawing; returns the draft, ready to be submitted. */
async function drawn(shift = 0): Promise<SubmissionDto> {
  await sendMaster(app, designer, { studioId, bytes: Buffer.from(dotsDrawing(shift)), fileName: 'dots.svg' });
  const list = await app.http().get(`/studios/${studioId}/submissions`).set(designer.auth).expect(200);
  return list.body.data.submissions[0];
}

async function save({ id, version }: SubmissionDto, change: object): Promise<SubmissionDto> {
  const changes = [{ id, version, ...change }];
  const saving = app.http().put(`/studios/${studioId}/submissions`).set(designer.auth).send({ changes });
  return (await saving.expect(200)).body.data.outcomes[0].submission;
}

/** Submits a draft and has it approved; returns the asset. */
async function approved({ id, version }: SubmissionDto): Promise<string> {
  await post(`/submissions/${id}/submit`, { version }).expect(200);
  await post('/submission-reviews/next', {}, reviewer).expect(200);
  await post(`/submission-reviews/${id}/verdict`, { version, verdict: 'approved' }, reviewer).expect(200);
  const { body } = await app.http().get(`/submissions/${id}`).set(designer.auth).expect(200);
  return body.data.assetId;
}

async function onSale(): Promise<string> {
  const { body } = await app.http().get('/categories').expect(200);
  const [category] = body.data.categories;
  const places = { categoryId: category.id, subcategoryId: category.children[0].id };
  return approved(await save(await drawn(), { ...wholePattern, ...places }));
}

test('R-23 tags and description change at once, are found at once, and who changed what is recorded', async () => {
  const id = await onSale();
  const { body } = await edit(id, { version: 1, tags: ['Heron', 'dots', 'blue'] }).expect(200);
  expect(body.data).toMatchObject({
    tags: ['heron', 'dots', 'blue'],
    version: 2,
    changes: [
      {
        kind: 'edited',
        actorName: expect.any(String),
        before: { tags: ['dots', 'woven cloth', 'blue'] },
        after: { tags: ['heron', 'dots', 'blue'] },
      },
    ],
  });
  const found = await app.http().get('/open-api/assets?search=heron').expect(200);
  expect(found.body.data.assets.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  expect((await edit(id, { version: 1, description: 'Late.' }).expect(409)).body).toMatchObject({
    code: 'version_conflict',
    currentVersion: 2,
  });
  await edit(id, { version: 2, tags: ['one'] }).expect(422);
});

test('R-23 what is approved is first among the new arrivals of the shop, and on the page of its studio', async () => {
  const id = await onSale();
  for (const query of ['collection=new&sortBy=collection', `designers=${studioId}`]) {
    const { body } = await app.http().get(`/open-api/assets?limit=1&${query}`).expect(200);
    expect(body.data.assets).toMatchObject([{ _id: id, designer: { id: studioId } }]);
  }
});

test('R-23 a newer version is reviewed while the approved one stays on sale, and takes its place at once', async () => {
  const id = await onSale();
  const { body } = await post(`/studio-assets/${id}/versions`).expect(201);
  expect(body.data).toMatchObject({ assetId: id, status: 'ready', title: 'Woven Dots', problems: [] });
  expect((await post(`/studio-assets/${id}/versions`).expect(409)).body.code).toBe('illegal_transition');
  const titled = await save(body.data, { title: 'Heron Dots', offersExtended: false });
  await edit(id, { version: 1, description: 'Dots with herons.' }).expect(200);
  expect((await read(id)).newerSubmissionId).toBe(titled.id);
  const { title, slug } = await shown(id);
  expect(title).toBe('Woven Dots');
  const { body: now } = await app.http().get(`/submissions/${titled.id}`).set(designer.auth).expect(200);
  expect(now.data.description).toBe('Dots with herons.');
  expect(await approved(now.data)).toBe(id);
  expect(await shown(id)).toMatchObject({
    title: 'Heron Dots',
    slug,
    description: 'Dots with herons.',
  });
  expect((await read(id)).changes[0]).toMatchObject({
    kind: 'revised',
    actorName: null,
    before: { title: 'Woven Dots', offersExtended: true },
    after: { title: 'Heron Dots', offersExtended: false },
  });
});

test('R-23 a replaced file keeps for its buyers what they bought', async () => {
  const id = await onSale();
  const [before] = await filesAt(id, app.clock.now());
  app.clock.advance(60_000);
  const { body } = await post(`/studio-assets/${id}/versions`, { submissionId: (await drawnAgain()).id }).expect(201);
  await app.runJobs();
  const { body: checked } = await app.http().get(`/submissions/${body.data.id}`).set(designer.auth).expect(200);
  expect(checked.data).toMatchObject({ status: 'ready', title: 'Woven Dots', assetId: id });
  expect(await approved(checked.data)).toBe(id);
  const [then] = await filesAt(id, new Date(app.clock.now().getTime() - 30_000));
  const [now] = await filesAt(id, app.clock.now());
  expect(then).toEqual(before);
  expect(now).not.toEqual(before);
});

/** Uploads the same drawing with a spot of another color, as a different file. */
async function drawnAgain(): Promise<SubmissionDto> {
  const bytes = Buffer.from(dotsDrawing().replace('#a33', '#36a'));
  await sendMaster(app, designer, { studioId, bytes, fileName: 'dots-2.svg' });
  const list = await app.http().get(`/studios/${studioId}/submissions`).set(designer.auth).expect(200);
  return list.body.data.submissions.find(({ fileName }: SubmissionDto) => fileName === 'dots-2.svg');
}

async function filesAt(assetId: string, acquiredAt: Date): Promise<string[]> {
  const demand = { account: designer.userId, standing: 'paid', isWaiting: true } as const;
  const wanted = { assetId, formats: ['svg' as const], palette: null, acquiredAt };
  const { files } = await app.shop.productionFiles.make(wanted, demand);
  return files.map(({ sha256 }) => sha256);
}

test('R-23 withdrawn and returned are the steps of the table, and each is recorded', async () => {
  const id = await onSale();
  const calls = { withdrawn: 'withdraw', returned: 'return' } as const;
  let status: AssetStatus = 'approved';
  const kinds = fc.array(fc.constantFrom('withdrawn' as const, 'returned' as const), { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(kinds, async (steps: readonly Extract<AssetChangeKind, 'withdrawn' | 'returned'>[]) => {
      for (const kind of steps) {
        const before = await read(id);
        const after = assetStatusAfter(status, kind);
        const answer = await post(`/studio-assets/${id}/${calls[kind]}`);
        expect(answer.status).toBe(after === null ? 409 : 200);
        status = after ?? status;
        expect(await read(id)).toMatchObject({ status, version: before.version + (after === null ? 0 : 1) });
        await app
          .http()
          .get(`/open-api/assets/${id}`)
          .expect(status === 'approved' ? 200 : 404);
      }
    }),
    { numRuns: 5 },
  );
});

test('PR-10 patterns of other studios are as good as absent, and what has no master is not revised', async () => {
  const foreign = await insertTestAsset(app.db, { title: 'Foreign' });
  await app.http().get(`/studio-assets/${foreign}`).set(designer.auth).expect(404);
  await edit(foreign, { version: 1, tags: ['a tag', 'b tag', 'c tag'] }).expect(404);
  for (const step of ['versions', 'withdraw', 'return']) {
    await post(`/studio-assets/${foreign}/${step}`).expect(404);
  }
  await app.db
    .updateTable('catalog_asset')
    .set({ designer_id: Number(studioId) })
    .where('id', '=', foreign)
    .execute();
  expect(await read(foreign)).toMatchObject({ isRevisable: false, newerSubmissionId: null });
  await post(`/studio-assets/${foreign}/versions`).expect(409);
});

test('R-23 a pattern tells its sales to who works in its studio, and what it earns to the owners alone', async () => {
  const id = await insertTestAsset(app.db, { title: 'Sold' });
  const designerId = Number(studioId);
  await app.db.updateTable('catalog_asset').set({ designer_id: designerId }).where('id', '=', id).execute();
  expect((await read(id)).sales).toEqual({ saleCount: 0, claimCount: 0, earned: 0 });
  await buy(app, await app.signUp(), [id], 900);
  expect((await read(id)).sales).toEqual({ saleCount: 1, claimCount: 0, earned: 450 });
  await app.db.updateTable('studios_member').set({ role: 'editor' }).where('studio_id', '=', designerId).execute();
  expect((await read(id)).sales).toEqual({ saleCount: 1, claimCount: 0, earned: null });
});
