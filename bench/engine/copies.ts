import { alignTiles, copiesAmong, FAMILIES, LikenessIndex, PALETTES, type TileAlignment } from '@halfdrop/patterns';
import { Rng } from '../../patterns/src/core/rng.ts';
import { DESCRIPTOR_LENGTH } from '../../patterns/src/likeness/descriptor.ts';
import type { Bar } from '../report.ts';
import { catalogOf, strangersTo, type CatalogTile } from './likeness/catalog.ts';
import { copyOf, seenTile, type CopyKind } from './likeness/copies.ts';
import { nameOf } from './likeness/drawn-once.ts';
import { percent } from './likeness/tables.ts';
import { recoloredDifference } from './likeness/twins.ts';

const TILES = 20_000;
const COPIES = 2000;
/** Option to use fewer copies, and strangers in proportion, on a busy machine: `--copies=400`. */
const FEWER = '--copies=';
/** Drawings of the same designs that are not among the tiles: only tiles that look the same may be found for them. */
const STRANGERS = 500;
/** As for a submission: number of nearest tiles examined, none of them farther than the limit. */
const CANDIDATES = 5;
const MAYBE_COPY = 0.3;
/**
 * Difference in levels of 255 below which two tiles are one drawing in other colors: strict designs draw the same for
 * several seeds.
 */
const TWIN_LEVELS = 8;
const MIN_PRECISION = 0.99;
const MIN_RECALL = 0.95;
const STEPS = 250;

type Spec = CatalogTile['spec'];

/** What was reported as a copy of what. */
interface Tally {
  asked: number;
  found: number;
  right: number;
  readonly wrong: string[];
  readonly missed: string[];
}

/** The tiles to find copies in. */
interface Catalog {
  readonly index: LikenessIndex;
  readonly tiles: ReadonlyMap<string, CatalogTile>;
}

/** Finds copies among 20,000 tiles: the nearest drawings, confirmed by registration. */
export async function run(): Promise<Bar[]> {
  const tiles = await catalogOf(TILES);
  const catalog = catalogFrom(tiles);
  const asked = askedCopies();
  const rng = new Rng('copies among many');
  const copies = emptyTally();
  for (let count = 0; count < asked; count += 1) {
    const { id, spec } = rng.pick(tiles);
    const shown = count % 2 === 0 ? spec : { ...spec, palette: otherPalette(rng, spec) };
    await seek(copies, { original: id, spec: shown, catalog, rng, kind: count % 4 < 2 ? 'preview' : 'exact' });
    if ((count + 1) % STEPS === 0)
      console.log(`  ${count + 1} copies: ${copies.found} found, ${copies.wrong.length} wrong`);
  }
  const others = strangersTo(TILES, STRANGERS);
  const strangers = emptyTally();
  for (let count = 0; count < Math.ceil((STRANGERS * asked) / COPIES); count += 1) {
    await seek(strangers, { original: null, spec: rng.pick(others), catalog, rng, kind: 'preview' });
  }
  for (const each of [...copies.missed.slice(0, 40), ...copies.wrong, ...strangers.wrong]) console.log(`    ${each}`);
  const { asked: strange, wrong: accused } = strangers;
  console.log(`  ${accused.length} tiles were said to be copies of ${strange} other drawings of the same designs`);
  return barsOf(copies);
}

function barsOf({ asked, found, right, wrong }: Tally): Bar[] {
  const precision = right / (right + wrong.length);
  const recall = found / asked;
  return [
    {
      promise: `what is said to be a copy among ${TILES.toLocaleString('en')} tiles is one: at least ${percent(MIN_PRECISION)}`,
      figure: `${percent(precision)}: ${right} right, ${wrong.length} wrong`,
      isMet: precision >= MIN_PRECISION,
    },
    {
      promise: `copies that are shifted, turned, flipped or recolored are found: at least ${percent(MIN_RECALL)}`,
      figure: `${percent(recall)} of ${asked}`,
      isMet: recall >= MIN_RECALL,
    },
  ];
}

const emptyTally = (): Tally => ({ asked: 0, found: 0, right: 0, wrong: [], missed: [] });

/** Indexes drawings only: no colors and no texture. */
function catalogFrom(tiles: readonly CatalogTile[]): Catalog {
  const index = new LikenessIndex();
  const descriptor = new Int8Array(DESCRIPTOR_LENGTH);
  for (const { id, fingerprint } of tiles) index.add(id, { descriptor, fingerprint });
  return { index, tiles: new Map(tiles.map((tile) => [tile.id, tile])) };
}

function askedCopies(): number {
  const given = process.argv.find((argument) => argument.startsWith(FEWER));
  return Math.min(COPIES, Number(given?.slice(FEWER.length)) || COPIES);
}

interface Question {
  /** The tile the copy was made of; null if it is not in the catalog. */
  readonly original: string | null;
  readonly spec: Spec;
  readonly catalog: Catalog;
  readonly rng: Rng;
  readonly kind: CopyKind;
}

type Laid = TileAlignment & { readonly tile: CatalogTile };

async function seek(tally: Tally, { original, spec, catalog, rng, kind }: Question): Promise<void> {
  const copy = await copyOf(spec, kind, rng);
  const near = catalog.index.searchDrawings(copy.likeness.fingerprint, { limit: CANDIDATES, within: MAYBE_COPY });
  const laid: Laid[] = [];
  for (const { id } of near) {
    const tile = catalog.tiles.get(id);
    if (tile) laid.push({ tile, ...alignTiles(copy.seen, await seenTile(tile.spec)) });
  }
  let isFound = false;
  for (const each of copiesAmong(laid)) {
    const isRight = each.tile.id === original || (await isTwin(spec, each.tile.spec));
    if (isRight) tally.right += 1;
    else tally.wrong.push(`wrong: ${nameOf(spec)} for ${each.tile.id}, ${agreementOf(each)}`);
    isFound ||= isRight;
  }
  tally.asked += 1;
  if (isFound) tally.found += 1;
  else tally.missed.push(`missed: ${nameOf(spec)}, ${nearestOf(laid, original)}`);
}

function nearestOf(laid: readonly Laid[], original: string | null): string {
  const own = laid.find(({ tile }) => tile.id === original);
  return own ? `which agrees by ${agreementOf(own)}` : 'which is not among the nearest';
}

const agreementOf = ({ agreement, colorsFollow }: TileAlignment): string =>
  `${agreement.toFixed(2)}, ${colorsFollow.toFixed(2)}`;

/** Returns whether another seed drew the same picture, in these or other colors. */
async function isTwin(spec: Spec, other: Spec): Promise<boolean> {
  return recoloredDifference(await seenTile(spec), await seenTile(other)) < TWIN_LEVELS;
}

function otherPalette(rng: Rng, { family: slug, palette: own }: Spec): string {
  const family = FAMILIES.find((each) => each.slug === slug);
  const allowed = PALETTES.filter((each) => each.slug !== own && (family?.paletteAllowed?.(each) ?? true));
  return rng.pick(allowed).slug;
}
