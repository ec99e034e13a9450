import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

/** Facts about a bitmap file according to ImageMagick. */
export interface Identified {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Horizontal and vertical density, and their unit: 1 is pixels per inch. */
  readonly density: readonly [number, number, number];
  readonly profiles: readonly string[];
}

/** A difference between two pictures, from 0 to 255. */
interface Difference {
  readonly most: number;
  readonly mean: number;
}

/** Facts about a PSD according to @webtoon/psd. */
export interface ReadPsd {
  readonly size: readonly [number, number];
  /** Lowest first; a box is left, top, width and height. */
  readonly layers: readonly {
    readonly name: string;
    readonly box: readonly [number, number, number, number];
    readonly blend: string;
  }[];
  /** Difference between the flattened picture in the file and the PNG. */
  readonly composite: Difference;
  /** Difference between the composited layers and the PNG. */
  readonly flattened: Difference;
}

/** Facts about a PDF according to pdf.js. */
export interface ReadPdf {
  readonly pages: number;
  readonly view: readonly number[];
  readonly layers: readonly string[];
  readonly title: string;
  readonly xmpTitle: string;
  /** The page as a PNG in base64. */
  readonly png: string;
}

/** Facts about a PDF according to MuPDF. */
export interface MupdfFacts {
  readonly pages: number;
  readonly bounds: readonly number[];
  readonly layers: readonly string[];
  readonly title: string;
  readonly xmp: string;
  readonly wasRepaired: boolean;
}

/** Messages of Ghostscript while drawing: none for a valid file. */
export interface GhostscriptFacts {
  readonly said: readonly string[];
}

/** A rendered page with the facts reported by the reader. */
export interface Painted<Facts> {
  readonly facts: Facts;
  readonly png: Buffer;
}

type Paths = (name: string) => string;

/** Writes files to a temporary folder for the duration of a reader's run. */
function withFiles<Result>(files: Readonly<Record<string, Buffer>>, read: (path: Paths) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'halfdrop-files-'));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return read((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a reader in a separate process, because most are ES modules or WebAssembly that the test runner cannot load. */
function answerOf(script: string, ...parameters: readonly string[]): unknown {
  const output = execFileSync(process.execPath, [join(__dirname, script), ...parameters], { maxBuffer: 64_000_000 });
  const answer: unknown = JSON.parse(output.toString('utf8'));
  return answer;
}

/** Reads a bitmap with ImageMagick. */
export function identify(file: Buffer, format: 'JPEG' | 'PNG' | 'PSD'): Identified {
  return withFiles({ file }, (path) => answerOf('identify.mjs', path('file'), format)) as Identified;
}

/** Reads a PSD with @webtoon/psd, which did not write the file. */
export function readPsd(file: Buffer, png: Buffer): ReadPsd {
  return withFiles({ file, png }, (path) => answerOf('read-with-webtoon.mjs', path('file'), path('png'))) as ReadPsd;
}

/** Reads a PDF with pdf.js; the page is rendered in the given width. */
export function readWithPdfjs(file: Buffer, width: number): Painted<ReadPdf> {
  return withFiles({ file }, (path) => {
    const facts = answerOf('read-with-pdfjs.mjs', path('file'), String(width)) as ReadPdf;
    return { facts, png: Buffer.from(facts.png, 'base64') };
  });
}

/** Reads a PDF with MuPDF. */
export function readWithMupdf(file: Buffer, edge: number): Painted<MupdfFacts> {
  return withFiles({ file }, (path) => {
    const facts = answerOf('read-with-mupdf.mjs', path('file'), String(edge), path('png')) as MupdfFacts;
    return { facts, png: readFileSync(path('png')) };
  });
}

/** Renders a single-page EPS or PDF, whose edge is `edge` pixels at the density, with Ghostscript. */
export function drawWithGhostscript(file: Buffer, edge: number, density: number): Painted<GhostscriptFacts> {
  return withFiles({ file }, (path) => {
    const target = path('png');
    const facts = answerOf('ghostscript.mjs', path('file'), String(edge), String(density), target);
    return { facts: facts as GhostscriptFacts, png: readFileSync(target) };
  });
}

/** Returns the mean difference of two pictures of the same size, from 0 to 255. */
export async function meanDifference(first: Buffer, second: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [first, second].map((file) => sharp(file).flatten().removeAlpha().raw().toBuffer()),
  );
  if (!left || left.length !== right?.length) throw new Error('The pictures differ in size');
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}
