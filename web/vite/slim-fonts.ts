import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What of a face is shown: its characters, and where its axes are pinned or how far they are moved. */
interface ShownFace {
  readonly face: RegExp;
  readonly text: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
}

/** Characters of the languages the shop is written in, with the signs it uses. */
const latin = [...printable(0x20, 0x7e), ...printable(0xa0, 0xff), ...'ıŒœˆ˚˜–—‘’‚“”„†•…‹›€™←↑→↓−×'].join('');

const shown: readonly ShownFace[] = [
  { face: /fraunces-latin-opsz-normal/, text: latin, axes: { opsz: { min: 36, max: 96 }, wght: 400 } },
  { face: /fraunces-latin-opsz-italic/, text: latin, axes: { opsz: 96, wght: 400 } },
  { face: /instrument-sans-latin-wght-normal/, text: latin, axes: { wght: { min: 400, max: 700 } } },
  { face: /geist-mono-latin-wght-normal/, text: latin, axes: { wght: { min: 400, max: 500 } } },
  { face: /geist-mono-latin-ext-wght-normal/, text: '₹', axes: { wght: { min: 400, max: 700 } } },
];

/**
 * Leaves in the faces what the shop shows of them: less than half the bytes that stand between a first visit and its
 * text. The names of the files keep the hash of the whole face, which the server's build writes too.
 */
export function slimFonts(): Plugin {
  return {
    name: 'slim-fonts',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const found = shown.find(({ face }) => face.test(file.fileName));
        if (!found) throw new Error(`${file.fileName}: say in ${import.meta.filename} what is shown of it.`);
        const options = { targetFormat: 'woff2' as const, variationAxes: found.axes };
        file.source = await subsetFont(Buffer.from(file.source), found.text, options);
      }
    },
  };
}

function printable(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
}
