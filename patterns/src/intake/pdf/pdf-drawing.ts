import type { Budget } from '../budget.ts';
import { normalizeSvg } from '../svg/normalize-svg.ts';
import { Refusal } from '../upload-result.ts';
import { PdfFile } from './pdf-file.ts';
import { onlyPage } from './pdf-page.ts';
import { PdfPainter } from './pdf-painter.ts';
import { svgNumber } from './svg-numbers.ts';

/**
 * Reads a single-page PDF as a drawing: shapes, flat colors, lines, clips, transparency. It is converted to SVG and
 * processed like every drawing from there, so that nothing else of the file is kept. Throws a Refusal for pictures,
 * text, unsupported gradients and anything else that programs would render differently.
 */
export function readPdfDrawing(bytes: Buffer, budget: Budget): ReturnType<typeof normalizeSvg> {
  const { pdfBytes } = budget.limits;
  if (bytes.length > pdfBytes) throw new Refusal('too-large', `A PDF may have ${pdfBytes} bytes at most.`);
  const file = new PdfFile(bytes, budget);
  const page = onlyPage(file);
  const [left, bottom, right, top] = page.box;
  const size = [right - left, top - bottom].map(svgNumber);
  const content = new PdfPainter(file, page, budget).draw();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}">` +
    `${content}</svg>`;
  return normalizeSvg(Buffer.from(svg), budget);
}
