import { patternSvg } from '../pattern.ts';
import { renderPixels } from '../raster/render.ts';
import { confirmCopies } from './confirm-copies.ts';
import { oriented, shifted } from './testing/tile-transforms.ts';
import type { SeenTile } from './tile-waves.ts';

async function seen(seed: number, edge = 200): Promise<SeenTile> {
  const svg = patternSvg({ family: 'botanica', variant: 0, palette: 'hearth', seed });
  return { picture: { pixels: await renderPixels(svg, edge), width: edge, height: edge }, layout: 'block' };
}

const tiles = new Map<string, SeenTile>();
let copy: SeenTile;
beforeAll(async () => {
  tiles
    .set('one', await seen(1))
    .set('two', await seen(2))
    .set('far', await seen(1));
  const larger = await seen(1, 230);
  copy = { ...larger, picture: shifted(oriented(larger.picture, 5), 71, 38) };
});

const seenTile = (id: string): Promise<SeenTile | null> => Promise.resolve(tiles.get(id) ?? null);
const idsOf = (hits: readonly { readonly id: string }[]): string[] => hits.map(({ id }) => id);

test('the drawing itself comes before another seed that the search had first', async () => {
  const hits = [
    { id: 'two', distance: 0.1 },
    { id: 'one', distance: 0.12 },
  ];
  expect(idsOf(await confirmCopies(copy, hits, seenTile))).toEqual(['one', 'two']);
});

test('hits without a picture follow those that were registered, and those far off stay last', async () => {
  const hits = [
    { id: 'unseen', distance: 0.1 },
    { id: 'two', distance: 0.1 },
    { id: 'one', distance: 0.12 },
    { id: 'far', distance: 0.9 },
  ];
  expect(idsOf(await confirmCopies(copy, hits, seenTile))).toEqual(['one', 'two', 'unseen', 'far']);
});

test('no picture is asked for when there is no doubt', async () => {
  const never = (): Promise<null> => Promise.reject(new Error('asked for a picture'));
  const hits = [
    { id: 'one', distance: 0.1 },
    { id: 'two', distance: 0.8 },
  ];
  expect(await confirmCopies(copy, hits, never)).toEqual(hits);
  expect(await confirmCopies(copy, [], never)).toEqual([]);
});
