import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LikenessIndex, vectorFromBase64, type RepeatLayout } from '@halfdrop/patterns';
import { NEIGHBORS, suggestTags } from './suggest-tags.ts';

interface SampleAsset {
  readonly slug: string;
  readonly family: string;
  readonly variant: number;
  readonly studio: string;
  readonly repeat: RepeatLayout;
  readonly tags: readonly string[];
  readonly swatches: ReadonlyArray<readonly [hex: string, share: number, name: string]>;
  readonly descriptor: string;
  readonly fingerprint: string;
}

const file = path.join(__dirname, '../../../sample-catalog/catalog.json');
const { assets }: { assets: readonly SampleAsset[] } = JSON.parse(readFileSync(file, 'utf8'));
const bySlug = new Map(assets.map((asset) => [asset.slug, asset]));
const index = new LikenessIndex();
for (const { slug, descriptor, fingerprint } of assets) {
  index.add(slug, { descriptor: vectorFromBase64(descriptor), fingerprint: vectorFromBase64(fingerprint) });
}

/** Returns the suggestions for a sample pattern if the patterns left out were not on sale. */
function suggestedFor(asset: SampleAsset, isLeftOut: (other: SampleAsset) => boolean) {
  const where = (slug: string) => {
    const other = bySlug.get(slug);
    return other !== undefined && !isLeftOut(other);
  };
  const near = index.search(vectorFromBase64(asset.descriptor), { limit: NEIGHBORS, where });
  const palette = asset.swatches.map(([, share, name]) => ({ name, share }));
  const neighbors = near.map(({ id }) => bySlug.get(id)?.tags ?? []);
  return suggestTags({ neighbors, palette, layout: asset.repeat, millimeters: null }).map(({ tag }) => tag);
}

/** Distinctive tags: those that most of the sample has are excluded. */
const counts = new Map<string, number>();
for (const { tags } of assets) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
const telling = ({ tags }: SampleAsset) => tags.filter((tag) => (counts.get(tag) ?? 0) < assets.length / 2);

/** Returns the share of the sample's distinctive tags that is suggested, and the number of suggestions per pattern. */
function recall(isLeftOut: (asset: SampleAsset, other: SampleAsset) => boolean) {
  let [found, all, suggested] = [0, 0, 0];
  for (const asset of assets) {
    const tags = suggestedFor(asset, (other) => isLeftOut(asset, other));
    const wanted = telling(asset);
    found += wanted.filter((tag) => tags.includes(tag)).length;
    all += wanted.length;
    suggested += tags.length;
  }
  return { share: found / all, each: suggested / assets.length };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

test('R-23 most of the true tags of a pattern are among those that are suggested for it', () => {
  const own = recall((asset, other) => asset.slug === other.slug);
  const drawn = recall((asset, other) => asset.family === other.family && asset.variant === other.variant);
  const strangers = recall((asset, other) => asset.family === other.family);
  console.info(
    `True tags among about ${own.each.toFixed(0)} suggestions: ${percent(own.share)} beside itself, ` +
      `${percent(drawn.share)} beside its drawing, ${percent(strangers.share)} where nothing of its kind is on sale`,
  );
  expect(own.share).toBeGreaterThan(0.5);
  expect(strangers.share).toBeGreaterThan(0.1);
});

test('R-23 colors, fullness, size and repeat are suggested by their words, each once', () => {
  const palette = [
    { name: 'Ivory', share: 0.8 },
    { name: 'Deep blue', share: 0.2 },
  ];
  const neighbors = [['ivory', 'reeds', 'seamless'], ['ivory', 'reeds'], ['chance']];
  expect(suggestTags({ neighbors, palette, layout: 'half-drop', millimeters: 80 })).toEqual([
    { tag: 'ivory', source: 'likeness' },
    { tag: 'reeds', source: 'likeness' },
    { tag: 'deep blue', source: 'color' },
    { tag: 'open', source: 'density' },
    { tag: 'small scale', source: 'scale' },
    { tag: 'half-drop', source: 'repeat' },
  ]);
});

test('R-23 how a drawing repeats, and how large, is never suggested from what looks like it', () => {
  const neighbors = Array.from({ length: 3 }, () => ['half-drop', 'brick', 'large scale', 'small scale', 'reeds']);
  const tags = suggestTags({ neighbors, palette: [], layout: 'block', millimeters: 600 }).map(({ tag }) => tag);
  expect(tags).toEqual(['reeds', 'large scale']);
});
