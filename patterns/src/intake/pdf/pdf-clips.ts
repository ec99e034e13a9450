import type { Matrix } from '../../files/vector/matrix.ts';
import { contains, shared, type PageBox } from './page-box.ts';
import type { PdfPath } from './pdf-path.ts';

/** A clip that is in force. */
export interface PdfClip {
  readonly id: string;
  /** What it lets through, where that is an upright rectangle. */
  readonly box: PageBox | null;
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
    const own = path.uprightBox(matrix);
    if (own !== null && contains(own, this.page)) return outer;
    const id = `c${this.written.length}`;
    const rule = isEvenOdd ? ' clip-rule="evenodd"' : '';
    const data = path.data(matrix) || 'M0 0';
    this.written.push(`<clipPath id="${id}"${clipAttribute(outer)}><path d="${data}"${rule}/></clipPath>`);
    const box = own !== null && outer?.box !== null ? shared(own, outer?.box ?? this.page) : null;
    return { id, box };
  }

  /** A shape that covers a box, clipped where it has to be. */
  clipped(markup: string, clip: PdfClip | null, covered: PageBox): string {
    const isThrough = clip === null || (clip.box !== null && contains(clip.box, covered));
    return isThrough ? markup : `<g${clipAttribute(clip)}>${markup}</g>`;
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
