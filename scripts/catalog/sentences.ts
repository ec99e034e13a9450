/** Facts available to the first sentence of a description. */
export interface Facts {
  /** The motif, phrased for use within a sentence. */
  readonly subject: string;
  /** The main colors, largest first: "ivory, red and deep blue". */
  readonly colors: string;
  /** The color that covers most. */
  readonly ground: string;
  /** The remaining colors; never empty. */
  readonly inks: string;
  /** "a half-drop repeat". */
  readonly repeat: string;
  /** "bedding and curtains". */
  readonly use: string;
  readonly studio: string;
}

type Sentence = (facts: Facts) => string;

/** Motifs on a ground. */
const ON_A_GROUND: readonly Sentence[] = [
  ({ subject, inks, ground, repeat }) => `${subject} in ${inks} on ${ground}, laid in ${repeat}.`,
  ({ subject, inks, ground, use }) => `On ${ground}, ${subject} in ${inks}: for ${use}.`,
  ({ subject, inks, ground, repeat, use }) => `${repeat} for ${use}: ${subject}, ${inks} against ${ground}.`,
  ({ subject, inks, ground, studio }) => `${studio} scatters ${subject} over ${ground}, coloured ${inks}.`,
  ({ subject, colors, repeat, use }) => `${subject}, in ${colors}; ${repeat} that suits ${use}.`,
  ({ subject, ground, inks, use }) => `A ${ground} ground with ${subject} in ${inks}, for ${use}.`,
];

/** Constructions that fill the plane. */
const CONSTRUCTED: readonly Sentence[] = [
  ({ subject, colors, repeat }) => `${subject} in ${colors}, built as ${repeat}.`,
  ({ subject, colors, use }) => `${colors}: ${subject}, meant for ${use}.`,
  ({ subject, colors, studio, repeat }) =>
    `${studio} constructs ${subject} in ${colors} and lets them run as ${repeat}.`,
  ({ subject, colors, use, repeat }) => `${subject}, filled with ${colors}. ${repeat} for ${use}.`,
  ({ subject, colors, repeat, use }) => `${repeat} for ${use}: ${subject} in ${colors}.`,
];

/** Historical ornament. */
const ORNAMENT: readonly Sentence[] = [
  ({ subject, colors, repeat }) => `${subject}, set in ${colors} and hung in ${repeat}.`,
  ({ subject, ground, inks, use }) => `${inks} on ${ground}: ${subject}, at home on ${use}.`,
  ({ subject, colors, studio, use }) => `${studio} redraws ${subject} in ${colors}, for ${use}.`,
  ({ subject, colors, repeat, use }) => `Made for ${use}: ${subject} in ${colors}, as ${repeat}.`,
  ({ subject, inks, ground, repeat }) => `${repeat}: ${subject}, ${inks} over ${ground}.`,
];

/** Cloth, stitch and dye. */
const CLOTH: readonly Sentence[] = [
  ({ subject, colors, use }) => `${subject} in ${colors}, with the hand of real cloth, for ${use}.`,
  ({ subject, colors, repeat }) => `${colors} make ${subject}; the cloth runs on as ${repeat}.`,
  ({ subject, ground, inks, use }) => `${subject}: ${inks} with ${ground}, for ${use}.`,
  ({ subject, colors, studio, repeat }) => `From the worktable of ${studio}: ${subject} in ${colors}, ${repeat}.`,
  ({ subject, colors, repeat, use }) => `${repeat}, ready for ${use}: ${subject} in ${colors}.`,
];

/** Paint, paper, ink and stone. */
const SURFACE: readonly Sentence[] = [
  ({ subject, colors, use }) => `${subject}, ${colors}, for ${use}.`,
  ({ subject, ground, inks, repeat }) => `${subject} in ${inks} with ${ground} between them, ${repeat}.`,
  ({ subject, colors, studio, use }) => `${studio} made ${subject} in ${colors}, thinking of ${use}.`,
  ({ subject, colors, repeat, use }) => `In ${colors}, ${subject}: ${repeat} for ${use}.`,
  ({ subject, colors, repeat }) => `${colors} meet in ${subject}, in ${repeat} without a visible join.`,
];

/** Small and sparse. */
const QUIET: readonly Sentence[] = [
  ({ subject, ground, inks }) => `${subject}. ${inks} on ${ground}, no more.`,
  ({ subject, ground, inks, use }) => `${ground} with ${subject} in ${inks}, for ${use}.`,
  ({ subject, colors, repeat, use }) => `${subject} in ${colors}, ${repeat}, for ${use}.`,
  ({ subject, inks, ground, repeat }) => `Only ${subject}, in ${inks} on ${ground}, in ${repeat}.`,
];

const members = (text: string, sentences: readonly Sentence[]): (readonly [string, readonly Sentence[]])[] =>
  text.split(' ').map((family) => [family, sentences] as const);

/** Possible first sentences of a description, by family. */
export const FIRST_SENTENCES: ReadonlyMap<string, readonly Sentence[]> = new Map([
  ...members('botanica vine meadow ditsy tropical citrus ginkgo celestial memphis groovy', ON_A_GROUND),
  ...members('bauhaus opart truchet quilt riso girih azulejo kilim', CONSTRUCTED),
  ...members('deco damask paisley suzani seigaiha midcentury', ORNAMENT),
  ...members('plaid tweed sashiko shibori ikat', CLOTH),
  ...members('brush watercolour cutpaper marble topo terrazzo animal', SURFACE),
  ...members('minimal marks fineline petite', QUIET),
]);
