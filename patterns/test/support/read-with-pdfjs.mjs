/**
 * Reads a PDF with pdf.js, which is independent of our writer, and prints what it finds as JSON. It runs in a separate
 * process because pdf.js is an ES module that the test runner cannot load.
 *
 * Usage: node read-pdf.mjs <file> <width in pixels>
 */
import { readFile } from 'node:fs/promises';

import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [, , path, width] = process.argv;
const data = new Uint8Array(await readFile(path));
const document = await getDocument({ data, stopAtErrors: true, verbosity: 0 }).promise;
const page = await document.getPage(1);
const optionalContent = await document.getOptionalContentConfig();
const { info, metadata } = await document.getMetadata();

const [left, , right] = page.view;
const viewport = page.getViewport({ scale: Number(width) / (right - left) });
const canvas = createCanvas(viewport.width, viewport.height);
await page.render({ canvasContext: canvas.getContext('2d'), viewport }).promise;

process.stdout.write(
  JSON.stringify({
    pages: document.numPages,
    view: page.view,
    layers: Object.values(optionalContent.getGroups() ?? {}).map((group) => group.name),
    title: info.Title,
    xmpTitle: metadata?.get('dc:title'),
    png: canvas.toBuffer('image/png').toString('base64'),
  }),
);
