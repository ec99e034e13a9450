interface ReasonWords {
  /** The label shown to reviewers. */
  readonly label: string;
  /** The explanation sent to the designer. */
  readonly says: string;
  /** What the designer can do about it. */
  readonly advice: string;
}

/** Reasons to refuse a submission or request changes, with the texts for reviewers and designers. */
const REVIEW_REASON_WORDS = {
  seam_visible: {
    label: 'Seam visible',
    says: 'The repeat can be seen: the marked places do not join.',
    advice: 'Move the tile by half its size, repair what is cut, and upload the file again.',
  },
  repeat_obvious: {
    label: 'Repeat too obvious',
    says: 'One motif stands out, so that the eye sees a grid when the pattern is laid large.',
    advice: 'Spread the weight more evenly, or make the repeat larger.',
  },
  resolution: {
    label: 'Resolution',
    says: 'The picture is soft or pixelated at the size it is sold in.',
    advice: 'Export it from the original at full size; enlarging the picture itself does not help.',
  },
  artifacts: {
    label: 'Compression artifacts',
    says: 'The file shows blocks or fringes of strong compression.',
    advice: 'Export it again as PNG or TIFF, or as JPEG of the highest quality.',
  },
  banding: {
    label: 'Banding',
    says: 'Gradients rise in steps that show in print.',
    advice: 'Work in 16 bits, or add a little noise to the gradients.',
  },
  color_space: {
    label: 'Colour space',
    says: 'The colours look different from what the preview promises.',
    advice: 'Convert the file to sRGB and look at it again before you upload it.',
  },
  scan_quality: {
    label: 'Dust, paper or shadows',
    says: 'Dust, the grain of paper or shadows of the scan are in the picture.',
    advice: 'Clean the marked places, and set the ground to one even colour if it is meant to be.',
  },
  vector_quality: {
    label: 'Untidy vectors',
    says: 'The drawing has stray points, open shapes or traces of an automatic tracing.',
    advice: 'Simplify the paths, close the shapes, and remove what cannot be seen.',
  },
  text_in_art: {
    label: 'Words in the art',
    says: 'There are words or letters in the pattern that say something.',
    advice: 'Remove them, unless the lettering is the motif and the words are free to use.',
  },
  watermark: {
    label: 'Watermark or signature',
    says: 'A watermark, a signature or a frame is in the picture.',
    advice: 'Upload the tile alone; who made it is written into the files.',
  },
  trademark: {
    label: 'Trademark',
    says: 'A trademark, a logo or a protected character can be recognized.',
    advice: 'Remove it. We cannot sell it, even where it was drawn anew.',
  },
  person: {
    label: 'Recognizable person or place',
    says: 'A person, or a building whose pictures are protected, can be recognized.',
    advice: 'Change it so that nobody in particular is shown.',
  },
  other_designer: {
    label: 'Name of another designer',
    says: 'The name of another designer or house stands in the title, the description or the tags.',
    advice: 'Describe the style in words of your own.',
  },
  copy: {
    label: 'Copy of another pattern',
    says: 'It is the same drawing as another pattern on sale.',
    advice: 'If the drawing is yours, say in an appeal where it comes from.',
  },
  derivative: {
    label: 'Too close to the work of others',
    says: 'It is closer to the work of someone else than a style in common explains.',
    advice: 'Upload work whose drawing, composition and colours are your own.',
  },
  stock_elements: {
    label: 'Bought or free elements',
    says: 'The motifs come from a collection that others use, too.',
    advice: 'Draw them yourself: we sell the right to what is yours alone.',
  },
  too_many_variations: {
    label: 'More than three variations',
    says: 'There are three variations of this drawing already.',
    advice: 'Withdraw one of the others, or offer it as a colorway.',
  },
  generative_undeclared: {
    label: 'Declaration missing',
    says: 'The picture seems to be made in part by a generative tool, which is not declared.',
    advice: 'Declare it. If none was used, say so in an appeal, with a step of your work.',
  },
  wrong_category: {
    label: 'Category does not fit',
    says: 'People who look in this category look for something else.',
    advice: 'Choose the category in which you would look for it yourself.',
  },
  tags: {
    label: 'Tags do not fit',
    says: 'Some of the tags name what is not in the picture.',
    advice: 'Keep those that say what can be seen: motif, style, colour, mood, use.',
  },
  title: {
    label: 'Title',
    says: 'The title does not tell what the pattern is, or is a file name.',
    advice: 'Name what can be seen, in two to five words.',
  },
  description: {
    label: 'Description',
    says: 'The description is missing something that buyers need, or says something else than the picture.',
    advice: 'Say what is drawn, how, and for what it suits.',
  },
  true_size: {
    label: 'True size not plausible',
    says: 'At the size that is named the motif is far too large or too small.',
    advice: 'Measure one repeat as it is to be printed and give its width.',
  },
  demand: {
    label: 'Enough of this kind',
    says: 'We have more patterns of this kind than are bought.',
    advice: 'Look at “Wanted” in your panel for what people search and do not find.',
  },
  not_suitable: {
    label: 'Not suitable for sale',
    says: 'The motif hurts or excludes people, or may not be sold everywhere.',
    advice: 'Read our rules on what can be sold; someone else looks at it again if you appeal.',
  },
} as const satisfies Readonly<Record<string, ReasonWords>>;

/** Reason to refuse a submission or request changes. */
export type ReviewReason = keyof typeof REVIEW_REASON_WORDS;

/** All reasons, in the order shown to reviewers. */
export const REVIEW_REASONS = Object.keys(REVIEW_REASON_WORDS).filter(isReviewReason);

/** Returns whether a text is the code of a reason. */
export function isReviewReason(text: string): text is ReviewReason {
  return Object.hasOwn(REVIEW_REASON_WORDS, text);
}

/** Returns the texts of a reason. */
export function reviewReasonWords(reason: ReviewReason): ReasonWords {
  return REVIEW_REASON_WORDS[reason];
}

/** Possible outcomes of a review. */
export const VERDICTS = ['approved', 'changes_requested', 'rejected'] as const;
/** Outcome of a review. */
export type Verdict = (typeof VERDICTS)[number];
