import type { Matrix } from '../../files/vector/matrix.ts';
import { covers, type PageBox, type PageQuad } from './page-box.ts';
import type { PdfPath } from './pdf-path.ts';

/** So many clips inside of each other are looked through before a shape is drawn. */
const MAX_QUADS = 16;

/** A clip that is in force. */
export interface PdfClip {
  readonly id: string;
  /** It lets through what lies in all of these rectangles; null where it is of another shape. */
  readonly quads: readonly PageQuad[] | null;
}

/**
 * The clips of a drawing. Programs clip to the page first, and forms to their boxes; what lets through all that is drawn is left
 * out, so that a plain drawing stays one.
 */
export class PdfClips {
  private readonly page: PageBox;
  private readonly written: string[] = [];

  constructor(page: PageBox) {
    this.page = page;
  }

  /** The clip that is in force once a path, moved by a matrix, clips what another lets through. */
  inside(
    outer: PdfClip | null,
    path: PdfPath,
    { matrix, isEvenOdd }: { matrix: Matrix; isEvenOdd: boolean },
  ): PdfClip | null {
    const own = path.quad(matrix);
    if (own !== null && covers(own, this.page)) return outer;
    const id = `c${this.written.length}`;
    const rule = isEvenOdd ? ' clip-rule="evenodd"' : '';
    const data = path.data(matrix) || 'M0 0';
    this.written.push(`<clipPath id="${id}"${clipAttribute(outer)}><path d="${data}"${rule}/></clipPath>`);
    const around = outer === null ? [] : outer.quads;
    const isFew = around !== null && around.length < MAX_QUADS;
    return { id, quads: own !== null && isFew ? [...around, own] : null };
  }

  /** The clip that a shape needs which covers a box; null where all of it is let through. */
  needed(clip: PdfClip | null, covered: PageBox): PdfClip | null {
    return clip?.quads?.every((quad) => covers(quad, covered)) ? null : clip;
  }

  /** The definitions that the attributes name, as far as a drawing names them. */
  definitions(drawing: string): string {
    const named = new Set(Array.from(drawing.matchAll(/clip-path="url\(#(c\d+)\)"/g), ([, id]) => id));
    const kept: string[] = [];
    // A clip is named by those inside of it, which are written behind it.
    for (const [index, clip] of [...this.written.entries()].toReversed()) {
      if (!named.has(`c${index}`)) continue;
      const outer = /clip-path="url\(#(c\d+)\)"/.exec(clip)?.[1];
      if (outer) named.add(outer);
      kept.unshift(clip);
    }
    return kept.length === 0 ? '' : `<defs>${kept.join('')}</defs>`;
  }
}

/** What names a clip in an element. */
export function clipAttribute(clip: PdfClip | null): string {
  return clip === null ? '' : ` clip-path="url(#${clip.id})"`;
}
