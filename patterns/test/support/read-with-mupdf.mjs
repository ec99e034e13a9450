/**
 * Reads a PDF or a PDF-compatible Illustrator file with MuPDF, writes its page as a PNG, and prints what it finds as
 * JSON.
 *
 * Usage: node read-with-mupdf.mjs <file> <edge in pixels> <png to write>
 */
import { readFile, writeFile } from 'node:fs/promises';

import * as mupdf from 'mupdf';

const [, , path, edge, target] = process.argv;
const document = mupdf.Document.openDocument(await readFile(path), 'application/pdf');
const page = document.loadPage(0);
const bounds = page.getBounds();
const scale = Number(edge) / (bounds[2] - bounds[0]);
const pixmap = page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false, true);
await writeFile(target, pixmap.asPNG());

const pdf = document.asPDF();
const layers = Array.from({ length: pdf.countLayers() }, (_, index) => pdf.getLayerName(index));
const metadata = pdf.getTrailer().get('Root').get('Metadata');
process.stdout.write(
  JSON.stringify({
    pages: document.countPages(),
    bounds,
    layers,
    title: document.getMetaData('info:Title'),
    xmp: metadata.isStream() ? metadata.readStream().asString() : '',
    wasRepaired: pdf.wasRepaired(),
  }),
);
