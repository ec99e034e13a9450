import type { Measures } from '@halfdrop/patterns';
import { PALETTE_WORDS } from './palette-words.ts';
import type { PlannedAsset } from './plan.ts';
import { VARIANT_WORDS, type VariantWords } from './variant-words.ts';

const REPEATS = {
  block: 'a straight repeat',
  'half-drop': 'a half-drop repeat',
  brick: 'a brick repeat',
  mirror: 'a mirrored repeat',
} as const;

const USES: Readonly<Record<string, readonly string[]>> = {
  contemporary: ['phone cases, tote bags and posters', 'gift wrap and party goods', 'street wear and packaging'],
  geometric: ['rugs, tiles and upholstery', 'cushions and throws', 'book covers and packaging'],
  'nature-organic': ['bedding, dresses and wallpaper', 'curtains and summer skirts', 'stationery and table linen'],
  'vintage-heritage': ['wallpaper and drapery', 'upholstery and silk scarves', 'hotel interiors and linings'],
  minimalist: ['nursery walls and notebooks', 'bed linen and backgrounds', 'packaging that keeps quiet'],
  'abstract-art': ['statement walls and silk', 'gallery prints and scarves', 'swimwear and cushions'],
  'cultural-heritage': ['cushions, kimonos and ceramics', 'table linen and tiles', 'scarves and floor cloths'],
  'texture-surface': ['countertops, floors and packaging', 'tailoring and linings', 'backdrops and wall panels'],
};

/** Words of one drawing. Throws an Error for a drawing without any. */
function wordsOf(drawing: string): VariantWords {
  const words = VARIANT_WORDS[drawing];
  if (!words) throw new Error(`there are no words for ${drawing}`);
  return words;
}

/** A title that no other asset has; `index` varies its form. */
export function titleOf(asset: PlannedAsset, index: number, taken: ReadonlySet<string>): string {
  const { names } = wordsOf(asset.drawing);
  const epithets = PALETTE_WORDS[asset.palette.slug];
  if (!epithets) throw new Error(`there are no words for the palette ${asset.palette.slug}`);
  for (let attempt = 0; attempt < names.length * epithets.length; attempt++) {
    const name = pick(names, index + attempt);
    const epithet = pick(epithets, index + Math.floor(attempt / names.length));
    const isSuffix = index % 4 === 3 && attempt < names.length;
    const title = isSuffix ? `${name} in ${asset.palette.name}` : `${epithet} ${name}`;
    if (!taken.has(title) && !repeatsAWord(title)) return title;
  }
  throw new Error(`no title is left for ${asset.drawing} in ${asset.palette.name}`);
}

/** One or two sentences on motif, colours, repeat and use. */
export function descriptionOf(asset: PlannedAsset, measures: Measures, index: number): string {
  const { subject } = wordsOf(asset.drawing);
  const colours = colourWords(measures);
  const repeat = REPEATS[repeatOf(asset)];
  const use = pick(USES[asset.shelf.category] ?? [], Math.floor(index / 32));
  const forms = [
    `${capital(subject)} in ${colours}. Drawn by ${asset.studio.name} as ${repeat} for ${use}.`,
    `${capital(colours)}: ${subject}, set in ${repeat}. At home on ${use}.`,
    `${capital(repeat)} of ${subject}, in ${colours}. Made for ${use}.`,
    `${asset.studio.name} sets ${subject} in ${colours}. ${capital(repeat)} for ${use}.`,
  ];
  return pick(forms, index + Math.floor(index / 32));
}

/** Words in place of the picture. */
export function altTextOf(asset: PlannedAsset, measures: Measures): string {
  return `Seamless pattern: ${wordsOf(asset.drawing).subject}, in ${colourWords(measures)}.`;
}

/** The layout of the motifs of an asset. */
export function repeatOf({ family, spec }: PlannedAsset): keyof typeof REPEATS {
  const variant = family.variants[spec.variant];
  if (!variant) throw new Error(`${family.slug} has no variant ${spec.variant}`);
  return variant.arrangement;
}

/** Search words: those of the family and the ones of the filter panel that hold for the asset. */
export function tagsOf(asset: PlannedAsset, isFree: boolean): string[] {
  const { slug, tags } = asset.family;
  const isPainted = ['watercolour', 'brush', 'cutpaper', 'marble', 'shibori'].includes(slug);
  const heritage = ['vintage-heritage', 'cultural-heritage'].includes(asset.shelf.category);
  const geometric = ['geometric', 'minimalist', 'contemporary'].includes(asset.shelf.category);
  const panel = [
    'seamless',
    ...(isPainted ? ['artistic'] : ['vector']),
    ...(heritage ? ['decorative'] : []),
    ...(geometric && !tags.includes('hand-drawn') ? ['digital'] : []),
    ...(asset.shelf.category === 'nature-organic' ? ['botanical'] : []),
    ...(isFree ? [] : ['commercial']),
    'print-ready',
  ];
  return [...new Set([...tags, ...panel])];
}

function colourWords({ swatches }: Measures): string {
  const names = [...new Set(swatches.map(({ name }) => name.toLowerCase()))].slice(0, 3);
  const last = names.pop();
  return names.length === 0 ? String(last) : `${names.join(', ')} and ${last}`;
}

function repeatsAWord(title: string): boolean {
  const words = title.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
  const stems = words.map((word) => word.slice(0, 5));
  return new Set(stems).size < stems.length;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
