import * as v from 'valibot';

/**
 * How a section of the home page looks: a pattern laid out beside the words of the shop; design collections; a dark band;
 * tiles with a large one at their start or end; a tall pattern beside small ones; a strip that scrolls; patterns with the
 * time they have left; what one can rely on; the newsletter.
 */
export const HOME_LAYOUTS = [
  'hero',
  'collections',
  'band',
  'tiles-start',
  'tiles-end',
  'feature',
  'strip',
  'editions',
  'promises',
  'newsletter',
] as const;
/** How a section of the home page looks. */
export type HomeLayout = (typeof HOME_LAYOUTS)[number];

/** How many patterns of a section come with the home page: as many as the page of the shop shows. */
export const HOME_PATTERNS: Readonly<Record<HomeLayout, number>> = {
  hero: 1,
  collections: 24,
  band: 9,
  'tiles-start': 9,
  'tiles-end': 9,
  feature: 9,
  strip: 10,
  editions: 9,
  promises: 0,
  newsletter: 0,
};

/** Sections of the longest home page. */
export const MAX_HOME_SECTIONS = 16;
/** Patterns that can be picked by hand for a section. */
export const MAX_HOME_PICKS = 24;

/** Characters of the longest heading of a section. */
export const MAX_HOME_TITLE_CHARACTERS = 120;
/** Characters of the longest caption of a section. */
export const MAX_HOME_CAPTION_CHARACTERS = 300;

/** What stands in a caption for how many patterns there are. */
export const HOME_COUNT_TAG = '{{patterns}}';

/** Layouts that say what they say wherever they stand, and show no patterns. */
const FIXED_LAYOUTS: ReadonlySet<HomeLayout> = new Set(['promises', 'newsletter']);

/** Whether a section has words and patterns of its own, or always says the same. */
export function isHomeLayoutFixed(layout: HomeLayout): boolean {
  return FIXED_LAYOUTS.has(layout);
}

const HomeSourceSchema = v.union([
  v.object({ kind: v.literal('collection'), slug: v.string() }),
  v.object({ kind: v.literal('category'), slug: v.string() }),
  v.object({ kind: v.literal('picks'), ids: v.array(v.string()) }),
]);
/** Which patterns a section shows: those of a shop collection, of a category, or picked by hand. */
export type HomeSource = v.InferOutput<typeof HomeSourceSchema>;

const HomeSectionSchema = v.object({
  /** Tells the sections of a page apart. */
  key: v.string(),
  layout: v.picklist(HOME_LAYOUTS),
  isShown: v.boolean(),
  /** Words between asterisks are set off. */
  title: v.string(),
  caption: v.string(),
  /** Null where nothing is chosen yet, and for what shows no patterns. */
  source: v.nullable(HomeSourceSchema),
});
/** A section of the home page, as it is written. */
export type HomeSection = v.InferOutput<typeof HomeSectionSchema>;

const UNREADABLE = 'The sections cannot be read';

const HomeSectionsSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, UNREADABLE),
  v.array(HomeSectionSchema, UNREADABLE),
);

const isShort = (text: string, maxCharacters: number) => text.length <= maxCharacters;

/** What has to be so of all sections together and of each, with what to say otherwise. */
const rules: ReadonlyArray<readonly [message: string, holds: (sections: readonly HomeSection[]) => boolean]> = [
  [`The home page has at most ${MAX_HOME_SECTIONS} sections`, ({ length }) => length <= MAX_HOME_SECTIONS],
  [
    'The home page begins with its one large heading',
    ([first, ...others]) =>
      first?.layout === 'hero' && first.isShown && others.every(({ layout }) => layout !== 'hero'),
  ],
  [
    'Each section has a key of its own',
    (sections) =>
      sections.every(({ key }) => /^[a-z0-9-]{1,60}$/.test(key)) &&
      new Set(sections.map(({ key }) => key)).size === sections.length,
  ],
  [
    'What always says the same stands on the page once',
    (sections) => [...FIXED_LAYOUTS].every((fixed) => sections.filter(({ layout }) => layout === fixed).length <= 1),
  ],
  [
    `Each section needs a heading, of at most ${MAX_HOME_TITLE_CHARACTERS} characters`,
    (sections) =>
      sections.every(
        ({ layout, title }) =>
          isShort(title, MAX_HOME_TITLE_CHARACTERS) && (isHomeLayoutFixed(layout) || title.trim() !== ''),
      ),
  ],
  [
    `A caption must be at most ${MAX_HOME_CAPTION_CHARACTERS} characters`,
    (sections) => sections.every(({ caption }) => isShort(caption, MAX_HOME_CAPTION_CHARACTERS)),
  ],
  [
    `At most ${MAX_HOME_PICKS} patterns can be picked for a section`,
    (sections) => sections.every(({ source }) => source?.kind !== 'picks' || source.ids.length <= MAX_HOME_PICKS),
  ],
];

/** The sections of a home page, from the text they are kept as, whether or not they can be published. @throws ValiError for another text */
export function readHomeSections(body: string): readonly HomeSection[] {
  return v.parse(HomeSectionsSchema, body);
}

/** The text that sections are kept as, one on each line. */
export function writeHomeSections(sections: readonly HomeSection[]): string {
  return `[\n${sections.map((section) => JSON.stringify(section)).join(',\n')}\n]`;
}

/** What is wrong with a text as the sections of a home page, in a sentence without its stop; null for nothing. */
export function homeSectionsFault(body: string): string | null {
  const { success, output, issues } = v.safeParse(HomeSectionsSchema, body);
  if (!success) return issues[0].message;
  return rules.find(([, holds]) => !holds(output))?.[0] ?? null;
}
