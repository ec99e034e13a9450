import * as v from 'valibot';

/**
 * Layouts of a home page section: a pattern beside the shop's text; design collections; a dark band; tiles with a large
 * one at the start or end; a tall pattern beside small ones; a scrolling strip; patterns with their time left; the
 * shop's promises; the newsletter.
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
/** Layout of a home page section. */
export type HomeLayout = (typeof HOME_LAYOUTS)[number];

/** How many patterns of a section are loaded with the home page: as many as the page shows. */
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

/** Maximum number of sections of the home page. */
export const MAX_HOME_SECTIONS = 16;
/** Maximum number of patterns picked by hand for a section. */
export const MAX_HOME_PICKS = 24;

/** Maximum length of a section's heading. */
export const MAX_HOME_TITLE_CHARACTERS = 120;
/** Maximum length of a section's caption. */
export const MAX_HOME_CAPTION_CHARACTERS = 300;

/** Placeholder in a caption for the number of patterns. */
export const HOME_COUNT_TAG = '{{patterns}}';

/** Layouts with fixed content and no patterns. */
const FIXED_LAYOUTS: ReadonlySet<HomeLayout> = new Set(['promises', 'newsletter']);

/** Returns whether a layout has fixed content, as opposed to its own text and patterns. */
export function isHomeLayoutFixed(layout: HomeLayout): boolean {
  return FIXED_LAYOUTS.has(layout);
}

const HomeSourceSchema = v.union([
  v.object({ kind: v.literal('collection'), slug: v.string() }),
  v.object({ kind: v.literal('category'), slug: v.string() }),
  v.object({ kind: v.literal('picks'), ids: v.array(v.string()) }),
]);
/** The source of a section's patterns: a shop collection, a category, or picks made by hand. */
export type HomeSource = v.InferOutput<typeof HomeSourceSchema>;

const HomeSectionSchema = v.object({
  /** Identifies the section within its page. */
  key: v.string(),
  layout: v.picklist(HOME_LAYOUTS),
  isShown: v.boolean(),
  /** Text between asterisks is emphasized. */
  title: v.string(),
  caption: v.string(),
  /** Null if nothing is chosen yet, or if the layout shows no patterns. */
  source: v.nullable(HomeSourceSchema),
});
/** A section of the home page, as stored. */
export type HomeSection = v.InferOutput<typeof HomeSectionSchema>;

const UNREADABLE = 'The sections cannot be read';

const HomeSectionsSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, UNREADABLE),
  v.array(HomeSectionSchema, UNREADABLE),
);

const isShort = (text: string, maxCharacters: number) => text.length <= maxCharacters;

/** Validation rules for the sections, each with its error message. */
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

/**
 * Parses the stored sections of a home page, whether or not they can be published.
 * @throws ValiError if the text is malformed
 */
export function readHomeSections(body: string): readonly HomeSection[] {
  return v.parse(HomeSectionsSchema, body);
}

/** Serializes sections for storage, one per line. */
export function writeHomeSections(sections: readonly HomeSection[]): string {
  return `[\n${sections.map((section) => JSON.stringify(section)).join(',\n')}\n]`;
}

/**
 * Returns the first problem that keeps sections from being published, as a sentence without its period; null if there
 * is none.
 */
export function homeSectionsFault(body: string): string | null {
  const { success, output, issues } = v.safeParse(HomeSectionsSchema, body);
  if (!success) return issues[0].message;
  return rules.find(([, holds]) => !holds(output))?.[0] ?? null;
}
