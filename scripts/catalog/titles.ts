import type { PlannedAsset } from './plan.ts';
import { hashOf, pickBy } from './random.ts';
import { PALETTE_WORDS } from './words/palette-words.ts';
import { wordsOf } from './words/words-of.ts';

const STUDIES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

/** Assigns titles: all are unique, and no name is reused without an addition. */
export class Titles {
  readonly #taken = new Set<string>();
  readonly #heroes = new Map<string, string>();

  /** Returns the title of the next asset of the plan; heroes must precede their recolors. */
  next(asset: PlannedAsset): string {
    const hero = `${asset.collection.slug} ${asset.drawing}`;
    const title = asset.role === undefined ? this.#recolor(asset, this.#heroes.get(hero)) : this.#ofCollection(asset);
    if (asset.role === 'hero') this.#heroes.set(hero, title);
    this.#taken.add(title);
    return title;
  }

  /** Returns the title of the hero that an asset recolors, or else of the first hero of its collection. */
  heroOf({ collection, drawing, role }: PlannedAsset): string {
    const hero = role === undefined ? drawing : collection.drawings.hero[0];
    const title = this.#heroes.get(`${collection.slug} ${hero}`);
    if (title === undefined) throw new Error(`the hero of ${collection.name} has no title`);
    return title;
  }

  #ofCollection(asset: PlannedAsset): string {
    const { names } = wordsOf(asset.drawing);
    const bare = names.find((name) => this.#isFree(name));
    const isBare = asset.role === 'hero' || hashOf(`bare ${asset.spec.seed}`, 10) < 7;
    if (isBare && bare !== undefined) return bare;
    const start = hashOf(`name ${asset.spec.seed}`, names.length);
    const turned = [...names.slice(start), ...names.slice(0, start)];
    return this.#first(
      asset,
      turned.flatMap((name) => formsOf(name, asset)),
    );
  }

  #recolor(asset: PlannedAsset, heroTitle: string | undefined): string {
    if (heroTitle === undefined) throw new Error(`${asset.drawing} recolors no hero of ${asset.collection.name}`);
    const name = heroTitle.split(/, | in | No\. /)[0] ?? heroTitle;
    const { palette } = asset;
    const named = [`${name} in ${palette.name}`, `${name}, ${palette.name}`];
    const epithets = epithetsOf(asset).map((epithet) => `${epithet} ${name}`);
    const byStudio = asset.studio.titles.includes('before') ? [...epithets, ...named] : [...named, ...epithets];
    return this.#first(asset, asset.studio.titles.includes('after') ? byStudio.toReversed() : byStudio);
  }

  #first(asset: PlannedAsset, candidates: readonly string[]): string {
    const title = candidates.find((candidate) => this.#isFree(candidate) && !repeatsAWord(candidate));
    if (title === undefined) throw new Error(`no title is left for ${asset.drawing} in ${asset.palette.name}`);
    return title;
  }

  #isFree(title: string): boolean {
    return !this.#taken.has(title);
  }
}

function formsOf(name: string, asset: PlannedAsset): string[] {
  const { palette, spec, studio } = asset;
  const form = pickBy(`form ${spec.seed}`, studio.titles);
  switch (form) {
    case 'before':
      return epithetsOf(asset).map((epithet) => `${epithet} ${name}`);
    case 'after':
      return [`${name}, ${palette.name}`];
    case 'in':
      return [`${name} in ${palette.name}`];
    case 'number':
      return [`${name} No. ${2 + hashOf(`number ${spec.seed}`, 17)}`];
    case 'study':
      return [`${name} ${pickBy(`study ${spec.seed}`, STUDIES)}`];
  }
}

function epithetsOf({ palette, spec }: PlannedAsset): readonly string[] {
  const epithets = PALETTE_WORDS[palette.slug];
  if (!epithets) throw new Error(`there are no words for the palette ${palette.slug}`);
  const start = hashOf(`epithet ${spec.seed} ${palette.slug}`, epithets.length);
  return [...epithets.slice(start), ...epithets.slice(0, start)];
}

function repeatsAWord(title: string): boolean {
  const words = title.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
  const stems = words.map((word) => word.slice(0, 5));
  return new Set(stems).size < stems.length;
}
