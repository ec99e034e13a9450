import type { Measures } from '@halfdrop/patterns';
import type { PlannedAsset } from './plan.ts';
import { pickBy } from './random.ts';
import { FIRST_SENTENCES, type Facts } from './sentences.ts';
import type { TitledAsset } from './titled-asset.ts';
import { type BaseLicense, namesForbiddenUse } from './words/licensed-uses.ts';
import { USE_WORDS } from './words/use-words.ts';
import { wordsOf } from './words/words-of.ts';

/** Share of the tile from which a color is mentioned. */
const MIN_SHARE = 0.015;

/** Returns two sentences on motif, colors, repeat, companions, and a use allowed by the asset's license. */
export function descriptionOf(titled: TitledAsset, measures: Measures, license: BaseLicense): string {
  const { asset, title, heroTitle } = titled;
  const first = FIRST_SENTENCES.get(asset.family.slug);
  if (!first) throw new Error(`there are no sentences for ${asset.family.slug}`);
  const facts = factsOf(titled, measures, license);
  const sentence = pickBy(`first ${title}`, first)(facts);
  const second = pickBy(`second ${title}`, secondSentences(asset, facts, heroTitle, sentence));
  return `${sentenceCase(sentence)} ${second}`;
}

/** Returns the alternative text of the picture. */
export function altTextOf(asset: PlannedAsset, measures: Measures): string {
  const { subject } = wordsOf(asset.drawing);
  return `${sentenceCase(subject)} in ${listed(colorNames(measures).slice(0, 4))}.`;
}

/** Returns the tags of an asset: those of its family, and those of the filter panel that apply. */
export function tagsOf(asset: PlannedAsset, isFree: boolean): string[] {
  const { slug, tags } = asset.family;
  const isPainted = ['watercolour', 'brush', 'cutpaper', 'marble', 'shibori'].includes(slug);
  const heritage = ['vintage-heritage', 'cultural-heritage'].includes(asset.placement.category);
  const geometric = ['geometric', 'minimalist', 'contemporary'].includes(asset.placement.category);
  const panel = [
    'seamless',
    ...(asset.spec.repeat === 'block' ? [] : [asset.spec.repeat]),
    ...(asset.role === 'hero' ? ['large scale'] : []),
    ...(asset.role === 'blender' ? ['small scale', 'blender'] : []),
    ...(isPainted ? ['artistic'] : ['vector']),
    ...(heritage ? ['decorative'] : []),
    ...(geometric && !tags.includes('hand-drawn') ? ['digital'] : []),
    ...(asset.placement.category === 'nature-organic' ? ['botanical'] : []),
    ...(isFree ? [] : ['commercial']),
    'print-ready',
  ];
  return [...new Set([...tags, ...panel])];
}

function factsOf({ asset, title }: TitledAsset, measures: Measures, license: BaseLicense): Facts {
  const uses = (USE_WORDS[asset.family.slug] ?? []).filter((use) => !namesForbiddenUse(use, license));
  const names = colorNames(measures);
  const [ground = '', ...others] = names;
  return {
    subject: wordsOf(asset.drawing).subject,
    colors: listed(names.slice(0, 4)),
    ground,
    inks: listed(others.length > 0 ? others.slice(0, 3) : ['another shade']),
    repeat: repeatWords(asset),
    use: pickBy(`use ${title}`, uses),
    studio: asset.studio.name,
  };
}

function secondSentences(asset: PlannedAsset, { use }: Facts, hero: string, said: string): string[] {
  const { name } = asset.collection;
  const { detail } = wordsOf(asset.drawing);
  const saysUse = said.includes(use);
  const uses = saysUse ? [] : [`Good for ${use}.`, `Made with ${use} in mind.`];
  switch (asset.role) {
    case 'hero':
      return [detail, detail, `The large print of ${name}.`, `${name} was drawn around it.`, `It leads ${name}.`];
    case 'coordinate':
      return [detail, detail, detail, `Drawn to go with ${hero}.`, `From ${name}, beside ${hero}.`, ...uses];
    case 'blender':
      return [
        detail,
        detail,
        `Put it next to ${hero}.`,
        `The quiet one of ${name}.`,
        `A blender for ${name}.`,
        ...uses,
      ];
    case undefined:
      return [detail, detail, `${hero} in other colours.`, ...uses];
  }
}

/** Describes how the file repeats, and how the motifs are arranged if that differs. */
function repeatWords({ spec, variant }: PlannedAsset): string {
  switch (spec.repeat) {
    case 'half-drop':
      return 'a half-drop repeat';
    case 'brick':
      return 'a brick repeat';
    case 'mirror':
      return 'a mirrored repeat';
    case 'block':
      return {
        block: 'a straight repeat',
        'half-drop': 'a straight repeat with its columns dropped by half',
        brick: 'a straight repeat with staggered rows',
        mirror: 'a straight repeat with mirrored halves',
      }[variant.arrangement];
  }
}

/** Returns the names of the visible colors, largest first. */
function colorNames({ swatches }: Measures): string[] {
  const seen = swatches.filter(({ share }) => share >= MIN_SHARE);
  return [...new Set(seen.map(({ name }) => name.toLowerCase()))];
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** Capitalizes the first letter of every sentence. */
function sentenceCase(text: string): string {
  return text.replace(/^\p{Ll}|(?<=[.] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
