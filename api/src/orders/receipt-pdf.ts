import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { longDate, printable, wrappedText } from '../downloads/certificate-text.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

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

/** Where the next line goes; a full page is followed by another. */
interface Cursor {
  page: PDFPage;
  y: number;
}

/** Draws a receipt on A4 pages. */
export async function drawReceipt(facts: ReceiptFacts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const paidOn = new Date(`${facts.day}T00:00:00Z`);
  pdf.setTitle(`Receipt ${facts.number}`);
  pdf.setAuthor('Halfdrop');
  pdf.setProducer('Halfdrop');
  pdf.setCreator('Halfdrop');
  pdf.setLanguage('en');
  pdf.setCreationDate(paidOn);
  pdf.setModificationDate(paidOn);
  const fonts: Fonts = {
    display: await pdf.embedFont(StandardFonts.TimesRoman),
    text: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const cursor = { page: pdf.addPage([width, height]), y: height - margin };
  drawHead(cursor, fonts, facts);
  for (const { what, amount } of facts.lines) drawRow(pdf, cursor, fonts.text, what, amount);
  drawRule(cursor);
  for (const { what, amount } of facts.sums) {
    drawRow(pdf, cursor, what === 'Total' ? fonts.strong : fonts.text, what, amount);
  }
  drawRule(cursor);
  drawRow(pdf, cursor, fonts.text, 'Payment', '');
  drawRow(pdf, cursor, fonts.text, facts.paidBy, '');
  return pdf.save({ useObjectStreams: false });
}

function drawHead(cursor: Cursor, fonts: Fonts, facts: ReceiptFacts): void {
  const [name, ...rest] = facts.seller;
  const put = (text: string, font: PDFFont, size: number, gap: number, color = ink) => {
    cursor.y -= gap;
    cursor.page.drawText(printable(text, font), { x: margin, y: cursor.y, size, font, color });
  };
  put(name, fonts.display, 18, 4);
  for (const text of rest) put(text, fonts.text, 9, 13, quiet);
  put('Receipt', fonts.display, 32, 52);
  put(`Order ${facts.number}`, fonts.strong, 10, 26);
  put(longDate(facts.day), fonts.text, 10, lineHeight);
  for (const [index, text] of facts.buyer.entries()) {
    put(index === 0 ? `Sold to ${text}` : text, fonts.text, 10, lineHeight);
  }
  cursor.y -= 12;
  drawRule(cursor);
}

function drawRow(pdf: PDFDocument, cursor: Cursor, font: PDFFont, what: string, amount: string): void {
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
