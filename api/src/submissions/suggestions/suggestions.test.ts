import path from 'node:path';
import { patternSvg } from '@halfdrop/patterns';
import type { Renderers } from '../../artwork/renderers.ts';
import { loadSampleCatalog } from '../../catalog/sample-catalog.ts';
import { sampleTarget } from '../../../test/support/sample-target.ts';
import { sendMaster } from '../../../test/support/send-master.ts';
import { createShopRenderers } from '../../../test/support/shop-renderers.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';
import { insertStudioOf } from '../../../test/support/test-assets.ts';
import type { SubmissionDto } from '../submissions.contract.ts';
import type { TagSuggestionsDto } from './suggestions.contract.ts';

let renderers: Renderers;
let app: TestApp;
let designer: SignedIn;
let draft: SubmissionDto;
beforeAll(async () => {
  renderers = createShopRenderers();
  app = await createTestApp({ renderers });
  await loadSampleCatalog(sampleTarget(app, app.clock), path.join(__dirname, '../../../sample-catalog/catalog.json'));
  designer = await app.signUp();
  const studioId = await insertStudioOf(app.db, designer.userId);
  const svg = patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed: 61_803 });
  await sendMaster(app, designer, { studioId, bytes: Buffer.from(svg), fileName: 'orchard.svg' });
  const { body } = await app.http().get(`/studios/${studioId}/submissions`).set(designer.auth).expect(200);
  [draft] = body.data.submissions;
});
afterAll(async () => {
  await renderers.close();
  await app.close();
});

const ask = (id: string, { auth } = designer) => app.http().get(`/submissions/${id}/tag-suggestions`).set(auth);

/** Returns suggestions once the looks of the catalog were loaded, which the first request does not wait for. */
async function suggested(): Promise<TagSuggestionsDto['suggestions']> {
  for (let tries = 0; tries < 30; tries += 1) {
    // Sequentially, since each request waits briefly for the load.
    const { body } = await ask(draft.id).expect(200);
    const { suggestions }: TagSuggestionsDto = body.data;
    if (suggestions.some(({ source }) => source === 'likeness')) return suggestions;
  }
  throw new Error('nothing was found that looks like the draft');
}

test('R-23 tags are suggested by what looks like a draft and by its colors, and none is saved', async () => {
  const suggestions = await suggested();
  expect(suggestions).toContainEqual({ tag: 'botanical', source: 'likeness' });
  expect(suggestions.some(({ source }) => source === 'color')).toBe(true);
  const { body } = await app.http().get(`/submissions/${draft.id}`).set(designer.auth).expect(200);
  expect(body.data).toMatchObject({ tags: [], version: draft.version });
});

test('PR-10 nobody else is told what might be said of a draft', async () => {
  const stranger = await app.signUp();
  await insertStudioOf(app.db, stranger.userId);
  await ask(draft.id, stranger).expect(404);
  await ask('none').expect(404);
});
