import { readFileSync } from 'node:fs';
import { namesForbiddenUse } from './words/licensed-uses.ts';
import { USE_WORDS } from './words/use-words.ts';

interface Catalog {
  readonly assets: ReadonlyArray<{
    readonly slug: string;
    readonly description: string;
    readonly tags: readonly string[];
    readonly isFree: boolean;
  }>;
  readonly collections: ReadonlyArray<{ readonly slug: string; readonly description: string }>;
}

const { assets, collections }: Catalog = JSON.parse(readFileSync('api/sample-catalog/catalog.json', 'utf8'));

test('C-11 BC-17 no description or tag of the sample catalog names a use that its license forbids', () => {
  const misleading = assets.filter(({ description, tags, isFree }) =>
    [description, ...tags].some((words) => namesForbiddenUse(words, isFree ? 'personal' : 'standard')),
  );
  expect(misleading.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([]);
  const collectionsThatMislead = collections.filter(({ description }) => namesForbiddenUse(description, 'standard'));
  expect(collectionsThatMislead.map(({ slug }) => slug)).toEqual([]);
});

test.each(Object.entries(USE_WORDS))('C-11 %s has a use for each license', (_family, uses) => {
  expect(uses.filter((use) => namesForbiddenUse(use, 'standard'))).toEqual([]);
  expect(uses.filter((use) => !namesForbiddenUse(use, 'personal'))).not.toEqual([]);
});
