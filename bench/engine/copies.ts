import { alignTiles, copiesAmong, LikenessIndex, type LikenessHit, type SeenTile } from '@halfdrop/patterns';
import { FAMILIES, PALETTES } from '@halfdrop/patterns';
import { Rng } from '../../patterns/src/core/rng.ts';
import { RegisteredTile } from '../../patterns/src/likeness/registered-tile.ts';
import type { Bar } from '../report.ts';
import { copyOf, seenTile } from './likeness/copies.ts';
import { drawingOf, drawnTiles, type DrawnTile } from './likeness/corpus.ts';
import { TileMaker } from './likeness/made-up.ts';
import { percent } from './likeness/tables.ts';

const TILES = 20_000;
const COPIES = 2000;
/** Fewer copies, for a look on a busy machine, and strangers in proportion: `--copies=400`. */
const FEWER = '--copies=';
/** Drawings of the same designs that are not among the tiles: nothing may be found for them. */
const STRANGERS = 500;
const STRANGER_SEED = 6;
/** As beside a submission: so many of the nearest are looked at, none of them farther. */
const CANDIDATES = 5;
const MAYBE_COPY = 0.3;
/** Levels of 255 below which nobody tells two tiles apart: some designs draw the same picture for every seed. */
const TWIN_LEVELS = 3;
const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.95;
const STEPS = 250;

/** What was said to be a copy of what. */
interface Tally {
  asked: number;
  found: number;
  right: number;
  readonly wrong: string[];
  readonly missed: string[];
}

/** Tiles that were drawn, as they are compared, each drawn once. */
class Gallery {
  readonly #seen = new Map<string, SeenTile>();
  readonly #tiles: ReadonlyMap<string, DrawnTile>;

  constructor(tiles: readonly DrawnTile[]) {
    this.#tiles = new Map(tiles.map((tile) => [tile.id, tile]));
  }

  tile(id: string): DrawnTile | undefined {
    return this.#tiles.get(id);
  }

  async seen({ id, spec }: DrawnTile): Promise<SeenTile> {
    const seen = this.#seen.get(id) ?? (await seenTile(spec));
    this.#seen.set(id, seen);
    return seen;
  }
}

/** Copies among 20,000 tiles: what the nearest drawings are, confirmed by laying them on each other. */
export async function run(): Promise<Bar[]> {
  const drawn = await drawnTiles();
  const gallery = new Gallery(drawn);
  const index = new LikenessIndex();
  for (const tile of drawn) index.add(tile.id, tile);
  const maker = new TileMaker(drawn);
  while (index.size < TILES) index.add(`made-up-${index.size}`, maker.next());

  const asked = askedCopies();
  const rng = new Rng('copies among many');
  const copies: Tally = { asked: 0, found: 0, right: 0, wrong: [], missed: [] };
  for (let count = 0; count < asked; count += 1) {
    const tile = rng.pick(drawn);
    const spec = count % 2 === 0 ? tile.spec : { ...tile.spec, palette: otherPalette(rng, tile.spec) };
    await ask(copies, {
      spec,
      hits: (print) => nearest(index, print),
      gallery,
      rng,
      kind: count % 4 < 2 ? 'preview' : 'exact',
    });
    if ((count + 1) % STEPS === 0)
      console.log(`  ${count + 1} copies: ${copies.found} found, ${copies.wrong.length} wrong`);
  }
  const strangers: Tally = { asked: 0, found: 0, right: 0, wrong: [], missed: [] };
  for (let count = 0; count < strangersOf(asked); count += 1) {
    const spec = { ...rng.pick(drawn).spec, seed: STRANGER_SEED };
    await ask(strangers, { spec, hits: (print) => nearest(index, print), gallery, rng, kind: 'preview' });
  }
  for (const each of [...copies.missed.slice(0, 40), ...copies.wrong, ...strangers.wrong]) console.log(`    ${each}`);

  const { right } = copies;
  const wrong = copies.wrong.length;
  const precision = right / (right + wrong);
  console.log(
    `  ${strangers.wrong.length} tiles were said to be copies of ${strangersOf(asked)} other seeds of the same designs`,
  );
  const recall = copies.found / copies.asked;
  return [
    {
      promise: `what is said to be a copy among ${TILES.toLocaleString('en')} tiles is one: at least ${percent(MIN_PRECISION)}`,
      figure: `${percent(precision)}: ${right} right, ${wrong} wrong`,
      isMet: precision >= MIN_PRECISION,
    },
    {
      promise: `copies that are shifted, turned, flipped or recolored are found: at least ${percent(MIN_RECALL)}`,
      figure: `${percent(recall)} of ${copies.asked}`,
      isMet: recall >= MIN_RECALL,
    },
  ];
}

function askedCopies(): number {
  const given = process.argv.find((argument) => argument.startsWith(FEWER));
  return Math.min(COPIES, Number(given?.slice(FEWER.length)) || COPIES);
}

const strangersOf = (copies: number): number => Math.ceil((STRANGERS * copies) / COPIES);

function nearest(index: LikenessIndex, print: Parameters<LikenessIndex['searchDrawings']>[0]): LikenessHit[] {
  return index.searchDrawings(print, { limit: CANDIDATES, within: MAYBE_COPY });
}

interface Question {
  readonly spec: DrawnTile['spec'];
  readonly hits: (print: DrawnTile['fingerprint']) => LikenessHit[];
  readonly gallery: Gallery;
  readonly rng: Rng;
  readonly kind: Parameters<typeof copyOf>[1];
}

async function ask(tally: Tally, { spec, hits, gallery, rng, kind }: Question): Promise<void> {
  const copy = await copyOf(spec, kind, rng);
  tally.asked += 1;
  let isFound = false;
  let nearestWas = 'nothing near';
  const laid: Array<{ readonly tile: DrawnTile; readonly agreement: number; readonly colorsFollow: number }> = [];
  for (const { id, distance } of hits(copy.likeness.fingerprint)) {
    const tile = gallery.tile(id);
    if (!tile) continue;
    const { agreement, colorsFollow } = alignTiles(copy.seen, await gallery.seen(tile));
    laid.push({ tile, agreement, colorsFollow });
    if (drawingOf({ spec }) === drawingOf(tile)) {
      nearestWas = `${distance.toFixed(3)} away, agrees by ${agreement.toFixed(2)}, ${colorsFollow.toFixed(2)}`;
    }
  }
  for (const { tile, agreement, colorsFollow } of copiesAmong(laid)) {
    if (drawingOf({ spec }) === drawingOf(tile) || (await isTwin(spec, tile))) {
      tally.right += 1;
      isFound = true;
    } else {
      tally.wrong.push(`wrong: ${named(spec)} for ${tile.id}, ${agreement.toFixed(2)}, ${colorsFollow.toFixed(2)}`);
    }
  }
  if (isFound) tally.found += 1;
  else tally.missed.push(`missed: ${named(spec)} (${nearestWas})`);
}

/** Whether another seed drew the very picture, in the same colors. */
async function isTwin(spec: DrawnTile['spec'], { spec: other }: DrawnTile): Promise<boolean> {
  const seen = await seenTile({ ...spec, palette: other.palette });
  return new RegisteredTile(seen).differenceTo(await seenTile(other)) < TWIN_LEVELS;
}

const named = ({ family, variant, palette, seed, repeat }: DrawnTile['spec']) =>
  [family, variant, palette, seed, repeat].join('.');

function otherPalette(rng: Rng, { family: slug, palette: own }: DrawnTile['spec']): string {
  const family = FAMILIES.find((each) => each.slug === slug);
  const allowed = PALETTES.filter((each) => each.slug !== own && (family?.paletteAllowed?.(each) ?? true));
  return rng.pick(allowed).slug;
}
