import type { Matrix } from '../../files/vector/matrix.ts';
import { covers, type PageBox, type PageQuad } from './page-box.ts';
import type { PdfPath } from './pdf-path.ts';

/** Maximum number of nested clips examined before a shape is drawn. */
const MAX_QUADS = 16;

/** The current clip. */
export interface PdfClip {
  readonly id: string;
  /** The rectangles whose intersection it lets through; null if it has another shape. */
  readonly quads: readonly PageQuad[] | null;
}

/**
 * The clips of a drawing. Programs clip to the page first, and forms to their boxes; clips that let through everything
 * drawn are omitted, so that a plain drawing stays plain.
 */
export class PdfClips {
  private readonly page: PageBox;
  private readonly written: string[] = [];

  constructor(page: PageBox) {
    this.page = page;
  }

  /** Returns the clip that results from intersecting a transformed path with the current clip. */
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

  /** Returns the clip needed by a shape that covers a box, or null if all of it is let through. */
  needed(clip: PdfClip | null, covered: PageBox): PdfClip | null {
    return clip?.quads?.every((quad) => covers(quad, covered)) ? null : clip;
  }

  /** Returns the definitions referenced by a drawing's attributes. */
  definitions(drawing: string): string {
    const named = new Set(Array.from(drawing.matchAll(/clip-path="url\(#(c\d+)\)"/g), ([, id]) => id));
    const kept: string[] = [];
    // A clip is referenced by nested ones, which are written after it.
    for (const [index, clip] of [...this.written.entries()].toReversed()) {
      if (!named.has(`c${index}`)) continue;
      const outer = /clip-path="url\(#(c\d+)\)"/.exec(clip)?.[1];
      if (outer) named.add(outer);
      kept.unshift(clip);
    }
    return kept.length === 0 ? '' : `<defs>${kept.join('')}</defs>`;
  }
}

/** Returns the attribute that references a clip. */
export function clipAttribute(clip: PdfClip | null): string {
  return clip === null ? '' : ` clip-path="url(#${clip.id})"`;
}
