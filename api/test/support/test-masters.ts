import { createHash } from 'node:crypto';
import { masterKey } from '../../src/artwork/master-key.ts';
import { publishPattern } from '../../src/catalog/publish-pattern.ts';
import { insertStudioOf } from './test-assets.ts';
import type { TestApp } from './test-app.ts';

const WEEK = 7 * 86_400_000;

/** Inserts a pattern made from a master, on sale since a week ago; returns its id. */
export async function publishMaster(
  app: TestApp,
  { title, bytes }: { readonly title: string; readonly bytes: Buffer },
): Promise<string> {
  const { db, files, renderers, shop } = app;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await files.put(masterKey(sha256), bytes);
  const file = await files.localCopy(masterKey(sha256));
  const { intakeProcess } = shop.uploadPlaces;
  const claim = { layout: 'block' } as const;
  const { master } = await renderers.checks.run({ kind: 'check-upload', file, claim, intakeProcess }, 'background');
  if (master === null) throw new Error(`the master of ${title} does not pass`);
  const designer = await app.signUp();
  const pattern = {
    designerId: Number(await insertStudioOf(app.db, designer.userId)),
    title,
    description: 'A test.',
    tags: ['test'],
    categoryId: 1,
    subcategoryId: 11,
    offersExtended: true,
    appearance: { measures: master.measures, seam: { isVerified: true, score: master.seam.score } },
  };
  return db.transaction().execute(async (trx) => {
    const assetId = await publishPattern(trx, { assetId: null, pattern, at: new Date(Date.now() - WEEK) });
    await shop.artworks.putUpload(trx, {
      assetId,
      repeat: 'block',
      sha256,
      master,
      creationMethod: 'digital',
      at: app.clock.now(),
    });
    await shop.searchIndex.refresh(trx, [assetId]);
    return assetId;
  });
}
