/** Numbers and names interpolated into the text of a finding. */
type FindingData = Readonly<Record<string, number | string>>;

interface Words {
  /** Describes the finding. */
  readonly says: string | ((data: FindingData) => string);
  /** What the designer can do about it. */
  readonly advice: string;
}

const LAYOUTS: Readonly<Record<string, string>> = {
  block: 'a full drop',
  'half-drop': 'a half drop',
  brick: 'a brick repeat',
  mirror: 'a mirror repeat',
};

const layoutIn = (layout: number | string | undefined): string => LAYOUTS[String(layout)] ?? 'its repeat';
const sides = ({ width, height }: FindingData): string => `${width} × ${height} px`;
const megabytes = (bytes: number | string | undefined): string => `${Math.round(Number(bytes) / 1_000_000)} MB`;

const EXPORT_AGAIN = 'Open the file in the program that made it and export it again.';
const PLAIN_EXPORT = 'Export it again as a plain PNG, TIFF or SVG, without anything attached.';
const SIMPLER = 'Merge or flatten parts in your program, or export it as a PNG or TIFF.';

/** Texts shown to designers for each preflight finding, with advice. */
const FINDING_WORDS = {
  'too-small': {
    says: (data) => `The tile has ${sides(data)}; it needs at least ${data['least']} px on either side.`,
    advice: 'Export it larger from the original. Do not enlarge the picture itself: it only gets softer.',
  },
  'absurd-size': {
    says: (data) =>
      data['most'] === undefined
        ? 'The sides of the file are beyond what is printed.'
        : `The tile has ${sides(data)}; a side may have ${data['most']} px at most.`,
    advice: 'Export one repeat only, with sides of 3500 to 12,000 px.',
  },
  'too-large': {
    says: (data) =>
      data['bytes'] === undefined
        ? 'The file has too many bytes.'
        : `The file has ${megabytes(data['bytes'])}; ${megabytes(data['most'])} are taken at most.`,
    advice: 'Flatten layers that are not needed, or save with compression.',
  },
  'not-square': {
    says: (data) => `The tile measures ${sides(data)}, which is not square.`,
    advice: 'Lay the repeat out on a square tile, as two by one or as three by two of a smaller one.',
  },
  'odd-sides': {
    says: (data) => `The tile has an odd number of pixels on a side: ${data['width']}.`,
    advice: 'Export it with an even number, so that half drops can be laid exactly.',
  },
  'profile-missing': {
    says: 'The file is in CMYK without a colour profile, so nobody can tell what its colours look like.',
    advice: 'Embed the profile when you export, or convert the file to sRGB.',
  },
  'profile-broken': {
    says: 'The colour profile in the file is damaged, or is one for another kind of colour.',
    advice: 'Assign the right profile, or convert the file to sRGB, and export it again.',
  },
  'profile-assumed': {
    says: 'The file names no colour profile; it is read as sRGB.',
    advice: 'If the colours look different here, embed the profile when you export.',
  },
  'colors-converted': {
    says: 'The colours of the file go beyond sRGB, in which files are sold; they are converted.',
    advice: 'Look at the preview. Convert to sRGB yourself if you want to choose how.',
  },
  'deep-color': {
    says: (data) => `The file has ${data['bits']} bits a channel. It is kept so; files are sold with 8.`,
    advice: 'Nothing to do.',
  },
  density: {
    says: (data) =>
      `The file names ${data['dpi']} dpi. It is sold with 300 dpi, at which one repeat is ${data['centimeters']} cm wide.`,
    advice: 'Nothing to do, if you want it that wide: the number of pixels stays the same.',
  },
  transparent: {
    says: (data) => `${data['percent']} % of the tile are see-through. They are laid on white.`,
    advice: 'Put your own ground behind the drawing if it should not be white.',
  },
  'soft-edges': {
    says: 'The outermost pixels of the tile are half transparent: a hairline shows wherever it repeats.',
    advice: 'Align the artboard to whole pixels and let the ground reach beyond it before you export.',
  },
  blank: {
    says: 'The tile is one colour and nothing else.',
    advice: 'Check that the layers with the drawing were visible when you exported.',
  },
  'few-colors': {
    says: (data) => `The tile has only ${data['colors']} colours and no soft transitions; edges look jagged in print.`,
    advice: 'Export with anti-aliasing, and not with an indexed palette. Keep it if hard pixels are what you want.',
  },
  banding: {
    says: 'Gradients rise in steps that can be seen.',
    advice: 'Work in 16 bits, or add a little noise to the gradient before you export.',
  },
  enlarged: {
    says: (data) => `The tile is soft, as if it had been enlarged about ${data['factor']} times.`,
    advice: 'Export at full size from the original. Keep it if the softness is meant, as in watercolour.',
  },
  border: {
    says: 'The tile has a border of one colour all around, which shows as a grid when it repeats.',
    advice: 'Crop the tile to the repeat itself.',
  },
  'seam-broken': {
    says: (data) => `The tile does not join as ${layoutIn(data['layout'])}.${fitsWords(data)}`,
    advice: 'Move the tile by half its size and repair what is cut where the edges meet now.',
  },
  'seam-suspect': {
    says: (data) => `The tile may not join as ${layoutIn(data['layout'])}.${fitsWords(data)}`,
    advice: 'Look at the marked places in a repeat.',
  },
  'copy-of-own': {
    says: ({ title }) =>
      `This seems to be the same drawing as ${title === undefined || title === '' ? 'another tile of yours' : `your “${title}”`}.`,
    advice: 'If it is a colorway, upload it as one. At most three variations of a drawing are taken.',
  },
  empty: { says: 'The file is empty.', advice: EXPORT_AGAIN },
  unsupported: {
    says: ({ detail }) => String(detail ?? 'This kind of file, or this way of writing it, is not taken.'),
    advice: 'Export it as PNG, JPEG, TIFF, layered PSD or SVG, or as a PDF of plain vectors.',
  },
  malformed: { says: 'The file is damaged.', advice: EXPORT_AGAIN },
  truncated: { says: 'The file ends before it is complete.', advice: 'Export or copy it again.' },
  polyglot: { says: 'The file carries something beside the picture.', advice: PLAIN_EXPORT },
  'decompression-bomb': { says: 'The file unpacks to far more than its size gives reason for.', advice: PLAIN_EXPORT },
  'oversized-metadata': { says: 'The file carries too much beside the picture.', advice: PLAIN_EXPORT },
  'multiple-pages': {
    says: 'The file holds more than one picture.',
    advice: 'Upload one tile in each file, not animated.',
  },
  script: { says: 'The drawing holds a script or a web page.', advice: PLAIN_EXPORT },
  'external-reference': {
    says: 'The drawing refers to something outside of the file.',
    advice: 'Embed pictures, turn words into outlines, and export it again.',
  },
  'placed-file': {
    says: 'The file carries a file of its own, such as a smart object, which buyers would get unseen.',
    advice: 'Turn smart objects into layers, or rasterize them, remove attached files, and save again.',
  },
  'live-text': {
    says: 'The file holds text that needs a font, which others may not have.',
    advice: 'Turn text into shapes, or rasterize it, and save again.',
  },
  'no-composite': {
    says: 'The file was saved without the picture that its layers make together.',
    advice: 'Save it with “Maximize compatibility” turned on.',
  },
  entity: { says: 'The drawing declares a document type of its own.', advice: PLAIN_EXPORT },
  recursion: { says: 'A part of the drawing refers to itself.', advice: SIMPLER },
  'too-complex': { says: 'The file has more parts than a pattern needs.', advice: SIMPLER },
  'out-of-time': { says: 'Looking at the file took too long.', advice: SIMPLER },
  'out-of-memory': { says: 'Looking at the file took too much memory.', advice: SIMPLER },
  crashed: { says: 'The file could not be read.', advice: EXPORT_AGAIN },
} as const satisfies Readonly<Record<string, Words>>;

/** Code of a preflight finding. */
export type PreflightCode = keyof typeof FINDING_WORDS;

function fitsWords({ fits }: FindingData): string {
  return fits === undefined ? '' : ` It does as ${layoutIn(fits)}.`;
}

/** Returns the text of a finding and the advice for it. */
export function findingWords({ code, data }: { readonly code: PreflightCode; readonly data: FindingData }) {
  const { says, advice }: Words = FINDING_WORDS[code];
  return { says: typeof says === 'string' ? says : says(data), advice };
}
