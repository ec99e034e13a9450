import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

/** What ImageMagick says of a bitmap file. */
export interface Identified {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Horizontal and vertical density, and their unit: 1 is pixels an inch. */
  readonly density: readonly [number, number, number];
  readonly profiles: readonly string[];
}

/** A difference between two pictures, from 0 to 255. */
interface Difference {
  readonly most: number;
  readonly mean: number;
}

/** What @webtoon/psd makes of a PSD. */
export interface ReadPsd {
  readonly size: readonly [number, number];
  /** Lowest first; a box is left, top, width and height. */
  readonly layers: readonly {
    readonly name: string;
    readonly box: readonly [number, number, number, number];
    readonly blend: string;
  }[];
  /** The flattened picture in the file against the PNG. */
  readonly composite: Difference;
  /** The layers laid over one another against the PNG. */
  readonly flattened: Difference;
}

/** What pdf.js makes of a PDF. */
export interface ReadPdf {
  readonly pages: number;
  readonly view: readonly number[];
  readonly layers: readonly string[];
  readonly title: string;
  readonly xmpTitle: string;
  /** The page, as base64 of a PNG. */
  readonly png: string;
}

/** What MuPDF makes of a PDF. */
export interface MupdfFacts {
  readonly pages: number;
  readonly bounds: readonly number[];
  readonly layers: readonly string[];
  readonly title: string;
  readonly xmp: string;
  readonly wasRepaired: boolean;
}

/** What Ghostscript says while it draws: nothing, of a sound file. */
export interface GhostscriptFacts {
  readonly said: readonly string[];
}

/** A picture of a page with what the reader says of the file. */
export interface Painted<Facts> {
  readonly facts: Facts;
  readonly png: Buffer;
}

type Paths = (name: string) => string;

/** Lays files into a folder for as long as a reader needs them. */
function withFiles<Result>(files: Readonly<Record<string, Buffer>>, read: (path: Paths) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'halfdrop-files-'));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return read((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a reader in a process of its own, as most are ES modules or WebAssembly that the test runner cannot load. */
function answerOf(script: string, ...parameters: readonly string[]): unknown {
  const output = execFileSync(process.execPath, [join(__dirname, script), ...parameters], { maxBuffer: 64_000_000 });
  const answer: unknown = JSON.parse(output.toString('utf8'));
  return answer;
}

/** Asks ImageMagick. */
export function identify(file: Buffer, format: 'JPEG' | 'PNG' | 'PSD'): Identified {
  return withFiles({ file }, (path) => answerOf('identify.mjs', path('file'), format)) as Identified;
}

/** Asks @webtoon/psd, which did not write the file. */
export function readPsd(file: Buffer, png: Buffer): ReadPsd {
  return withFiles({ file, png }, (path) => answerOf('read-with-webtoon.mjs', path('file'), path('png'))) as ReadPsd;
}

/** Asks pdf.js; the page is painted in the given width. */
export function readWithPdfjs(file: Buffer, width: number): Painted<ReadPdf> {
  return withFiles({ file }, (path) => {
    const facts = answerOf('read-with-pdfjs.mjs', path('file'), String(width)) as ReadPdf;
    return { facts, png: Buffer.from(facts.png, 'base64') };
  });
}

/** Asks MuPDF. */
export function readWithMupdf(file: Buffer, edge: number): Painted<MupdfFacts> {
  return withFiles({ file }, (path) => {
    const facts = answerOf('read-with-mupdf.mjs', path('file'), String(edge), path('png')) as MupdfFacts;
    return { facts, png: readFileSync(path('png')) };
  });
}

/** Draws an EPS or PDF of one page, whose edge is `edge` pixels at the density, with Ghostscript. */
export function drawWithGhostscript(file: Buffer, edge: number, density: number): Painted<GhostscriptFacts> {
  return withFiles({ file }, (path) => {
    const target = path('png');
    const facts = answerOf('ghostscript.mjs', path('file'), String(edge), String(density), target);
    return { facts: facts as GhostscriptFacts, png: readFileSync(target) };
  });
}

/** The mean difference of two pictures of one size, from 0 to 255. */
export async function meanDifference(first: Buffer, second: Buffer): Promise<number> {
  const [left, right] = await Promise.all(
    [first, second].map((file) => sharp(file).flatten().removeAlpha().raw().toBuffer()),
  );
  if (!left || left.length !== right?.length) throw new Error('The pictures differ in size');
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}
