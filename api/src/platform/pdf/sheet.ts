import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { longDate, printable, wrappedText } from './pdf-text.ts';

/** Line of a sheet with an amount at its end. */
interface SheetRow {
  readonly what: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

/** Content of a printable financial document. The same sheet always produces the same bytes. */
export interface Sheet {
  /** Kind of document, such as `Receipt`. */
  readonly heading: string;
  /** Title of the document, used in the file metadata and below the heading. */
  readonly title: string;
  readonly reference: string;
  /** Date as `2026-11-21`, in UTC. */
  readonly day: string;
  /** Issuer and its contact details, one line each below the name. */
  readonly letterhead: readonly [name: string, ...lines: string[]];
  /** Lines above the rows. */
  readonly details: readonly string[];
  readonly rows: readonly SheetRow[];
  readonly sums: readonly SheetRow[];
  /** Lines at the end. */
  readonly notes: readonly string[];
}

const width = 595.28;
const height = 841.89;
const margin = 56;
const lineHeight = 16;
const amountColumn = 90;

const ink = rgb(0.106, 0.094, 0.082);
const quiet = rgb(0.353, 0.325, 0.29);
const rule = rgb(0.89, 0.863, 0.816);

interface Fonts {
  readonly display: PDFFont;
  readonly text: PDFFont;
  readonly strong: PDFFont;
}

/** Position of the next line; a full page continues on a new one. */
interface Cursor {
  page: PDFPage;
  y: number;
}

/** Renders a financial document on A4 pages. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const day = new Date(`${sheet.day}T00:00:00Z`);
  pdf.setTitle(sheet.title);
  pdf.setAuthor('Halfdrop');
  pdf.setProducer('Halfdrop');
  pdf.setCreator('Halfdrop');
  pdf.setLanguage('en');
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const fonts: Fonts = {
    display: await pdf.embedFont(StandardFonts.TimesRoman),
    text: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const cursor = { page: pdf.addPage([width, height]), y: height - margin };
  drawHead(cursor, fonts, sheet);
  const drawRows = (rows: readonly SheetRow[]) => {
    for (const row of rows) drawRow(pdf, cursor, row.isStrong ? fonts.strong : fonts.text, row);
  };
  drawRows(sheet.rows);
  drawRule(cursor);
  drawRows(sheet.sums);
  drawRule(cursor);
  drawRows(sheet.notes.map((what) => ({ what, amount: '' })));
  return pdf.save({ useObjectStreams: false });
}

function drawHead(cursor: Cursor, fonts: Fonts, { letterhead, heading, reference, day, details }: Sheet): void {
  const [name, ...rest] = letterhead;
  const put = (text: string, font: PDFFont, size: number, gap: number, color = ink) => {
    cursor.y -= gap;
    cursor.page.drawText(printable(text, font), { x: margin, y: cursor.y, size, font, color });
  };
  put(name, fonts.display, 18, 4);
  for (const text of rest) put(text, fonts.text, 9, 13, quiet);
  put(heading, fonts.display, 32, 52);
  put(reference, fonts.strong, 10, 26);
  for (const text of [longDate(day), ...details]) put(text, fonts.text, 10, lineHeight);
  cursor.y -= 12;
  drawRule(cursor);
}

function drawRow(pdf: PDFDocument, cursor: Cursor, font: PDFFont, { what, amount }: SheetRow): void {
  const size = 10;
  for (const [index, text] of wrappedText(what, font, size, width - 2 * margin - amountColumn).entries()) {
    if (cursor.y < margin + lineHeight) {
      cursor.page = pdf.addPage([width, height]);
      cursor.y = height - margin;
    }
    cursor.y -= lineHeight;
    cursor.page.drawText(text, { x: margin, y: cursor.y, size, font, color: ink });
    if (index > 0) continue;
    const x = width - margin - font.widthOfTextAtSize(amount, size);
    cursor.page.drawText(amount, { x, y: cursor.y, size, font, color: ink });
  }
}

function drawRule(cursor: Cursor): void {
  cursor.y -= 10;
  const end = { x: width - margin, y: cursor.y };
  cursor.page.drawLine({ start: { x: margin, y: cursor.y }, end, color: rule, thickness: 0.8 });
}
