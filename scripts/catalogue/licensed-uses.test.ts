import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { namesForbiddenUse } from './words/licensed-uses.ts';
import { USE_WORDS } from './words/use-words.ts';

const Words = v.object({
  assets: v.array(
    v.object({ slug: v.string(), description: v.string(), tags: v.array(v.string()), isFree: v.boolean() }),
  ),
  collections: v.array(v.object({ slug: v.string(), description: v.string() })),
});
const { assets, collections } = v.parse(Words, JSON.parse(readFileSync('api/sample-catalogue/catalogue.json', 'utf8')));

test('C-11 BC-17 no description or tag of the sample catalogue names a use that its licence forbids', () => {
  const misleading = assets.filter(({ description, tags, isFree }) =>
    [description, ...tags].some((words) => namesForbiddenUse(words, isFree ? 'personal' : 'standard')),
  );
  expect(misleading.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([]);
  const collectionsThatMislead = collections.filter(({ description }) => namesForbiddenUse(description, 'standard'));
  expect(collectionsThatMislead.map(({ slug }) => slug)).toEqual([]);
});

test.each(Object.entries(USE_WORDS))('C-11 %s has a use for each licence', (_family, uses) => {
  expect(uses.filter((use) => namesForbiddenUse(use, 'standard'))).toEqual([]);
  expect(uses.filter((use) => !namesForbiddenUse(use, 'personal'))).not.toEqual([]);
});
