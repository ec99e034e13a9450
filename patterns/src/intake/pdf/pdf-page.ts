import { Refusal } from '../upload-result.ts';
import type { PdfFile } from './pdf-file.ts';
import { isList, malformedPdf, PdfStream, type PdfTable, type PdfValue } from './pdf-value.ts';

/** The only page of a PDF. */
export interface PdfPage {
  /** Left, bottom, right and top of the visible area, in page units. */
  readonly box: readonly [number, number, number, number];
  readonly resources: PdfTable;
  readonly content: Buffer;
}

const MAX_DEPTH = 32;
/** Attributes a page inherits from its parents. */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** Finds the page of a PDF. Throws a Refusal if there are several, or if parts of it are hidden. */
export function onlyPage(file: PdfFile): PdfPage {
  const catalog = file.catalog();
  refuseHiddenLayers(file, catalog);
  const [page, ...others] = leaves(file, catalog.get('Pages'), new Map(), 0);
  if (!page) throw malformedPdf();
  if (others.length > 0) throw new Refusal('multiple-pages', 'The PDF has more than one page.');
  if ((file.value(page.get('Rotate')) ?? 0) !== 0) throw new Refusal('unsupported', 'The page of the PDF is turned.');
  const [x1, y1, x2, y2] = file.numbers(page.get('TrimBox') ?? page.get('CropBox') ?? page.get('MediaBox'));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) throw malformedPdf();
  return {
    box: [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)],
    resources: file.table(page.get('Resources')),
    content: contentOf(file, page.get('Contents')),
  };
}

/** Returns the pages below a page tree node, each with its inherited attributes. Stops after two. */
function leaves(file: PdfFile, value: PdfValue | undefined, above: PdfTable, depth: number): PdfTable[] {
  if (depth > MAX_DEPTH) throw new Refusal('recursion', 'A part of the PDF refers to itself.');
  const own = file.table(value);
  const taken = INHERITED.flatMap((key) => {
    const found = own.get(key) ?? above.get(key);
    return found === undefined ? [] : [[key, found] as const];
  });
  const page = new Map([...own, ...taken]);
  if (!own.has('Kids')) return own.size === 0 ? [] : [page];
  const found: PdfTable[] = [];
  for (const kid of file.list(own.get('Kids'))) {
    found.push(...leaves(file, kid, page, depth + 1));
    if (found.length > 1) break;
  }
  return found;
}

/** Returns the content of a page, whose streams are joined as if separated by white space. */
function contentOf(file: PdfFile, value: PdfValue | undefined): Buffer {
  const found = file.value(value);
  const streams = isList(found) ? file.list(found) : [found];
  const parts = streams.flatMap((stream) => {
    if (stream === null) return [];
    if (!(stream instanceof PdfStream)) throw malformedPdf();
    return [file.unpacked(stream), Buffer.from('\n')];
  });
  return Buffer.concat(parts);
}

/** Refuses hidden layers, because programs differ in whether they print them. */
function refuseHiddenLayers(file: PdfFile, catalog: PdfTable): void {
  const shown = file.table(file.table(catalog.get('OCProperties')).get('D'));
  const isHidden = file.list(shown.get('OFF')).length > 0 || (file.name(shown.get('BaseState')) ?? 'ON') !== 'ON';
  if (isHidden) throw new Refusal('unsupported', 'The PDF has hidden layers.');
}
