import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Characters of the shop's languages, and its symbols. */
const latin = `${printable(0x20, 0x7e)}${printable(0xa0, 0xff)}ıŒœˆ˚˜–—‘’‚“”„†•…‹›€™←↑→↓−×`;

/** Characters of the few italic words in headings, all of them the shop's own. */
const english = `${printable(0x20, 0x7e)}–—‘’“”`;

/** The part of a font that is used: its characters, and the pinned or limited ranges of its axes. */
interface ShownFace {
  readonly file: string;
  readonly text: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
}

const shown: readonly ShownFace[] = [
  { file: 'fraunces-latin-opsz-normal', text: latin, axes: { opsz: 72, wght: 400 } },
  { file: 'fraunces-latin-opsz-italic', text: english, axes: { opsz: 72, wght: 400 } },
  { file: 'instrument-sans-latin-wght-normal', text: latin, axes: { wght: { min: 400, max: 700 } } },
  { file: 'geist-mono-latin-wght-normal', text: latin, axes: { wght: 400 } },
  { file: 'geist-mono-latin-ext-wght-normal', text: '₹', axes: { wght: 400 } },
];

const faceAddress = /url\('([^']+\/([^/']+)\.woff2)'\)/g;

/**
 * Inlines the fonts into the stylesheet that declares them, subset to what the shop uses. As a page is painted
 * once its stylesheet has loaded, it never switches fonts and shifts; and a first visit loads a third of the
 * bytes before showing text.
 */
export function subsetFonts(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/fonts.css')) return null;
      let css = code;
      for (const [address, specifier = '', file = ''] of code.matchAll(faceAddress))
        css = css.replace(address, `url('${await subsetFace(resolve(specifier), file)}')`);
      return { code: css, map: null };
    },
  };
}

/** Returns a subset font as a data URL. */
async function subsetFace(path: string, name: string): Promise<string> {
  const face = shown.find(({ file }) => file === name);
  if (!face) throw new Error(`${name}: say in subset-fonts.ts what is shown of it.`);
  const font = await subsetFont(await readFile(path), face.text, { targetFormat: 'woff2', variationAxes: face.axes });
  return `data:font/woff2;base64,${font.toString('base64')}`;
}

function printable(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
