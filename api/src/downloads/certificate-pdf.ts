import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import { encode } from 'uqr';
import { licenseFacts } from '../content/licenses.ts';
import { canonicalFacts, groupedCode, type CertificateFacts, type SignedFacts } from './certificate-facts.ts';
import { longDate, printable, wrappedText } from '../platform/pdf/pdf-text.ts';

/** Input of a certificate's PDF; plain data. The same sheet always produces the same bytes. */
export interface CertificateSheet extends SignedFacts {
  /** Colors of the pattern as `#rrggbb`, largest share first. */
  readonly swatches: readonly string[];
  /** URL of the public page that verifies it. */
  readonly verifyUrl: string;
  /** Permanent URL of its terms; null if none were published. */
  readonly termsUrl: string | null;
}

interface Fonts {
  readonly display: PDFFont;
  readonly italic: PDFFont;
  readonly text: PDFFont;
  readonly strong: PDFFont;
  readonly mono: PDFFont;
}

const width = 595.28;
const height = 841.89;
const margin = 56;
const measure = width - 2 * margin;
const factColumn = 132;
const qrSize = 118;

const paper = hexColor('#FAF7F2');
const ink = hexColor('#1B1815');
const quiet = hexColor('#5A534A');
const line = hexColor('#E3DCD0');

function hexColor(hex: string): RGB {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16) / 255);
  return rgb(red, green, blue);
}

/** Draws the certificate of a license: one A4 page with its facts, its terms, a QR code and the signature. */
export async function drawCertificate(sheet: CertificateSheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts: Fonts = {
    display: await pdf.embedFont(StandardFonts.TimesRoman),
    italic: await pdf.embedFont(StandardFonts.TimesRomanItalic),
    text: await pdf.embedFont(StandardFonts.Helvetica),
    strong: await pdf.embedFont(StandardFonts.HelveticaBold),
    mono: await pdf.embedFont(StandardFonts.Courier),
  };
  await describe(pdf, sheet);
  const page = pdf.addPage([width, height]);
  page.drawRectangle({ x: 0, y: 0, width, height, color: paper });
  drawSwatches(page, sheet.swatches);
  drawHead(page, fonts, sheet.facts);
  drawFacts(page, fonts, sheet);
  drawTerms(page, fonts, sheet);
  drawProof(page, fonts, sheet);
  return pdf.save({ useObjectStreams: false });
}

/** Embeds the facts in machine-readable form: as metadata, and as an attachment with key and signature. */
async function describe(pdf: PDFDocument, { facts, signature, keyUrl, verifyUrl }: CertificateSheet): Promise<void> {
  // Only the date of acquisition is used: the time of drawing would make two copies differ.
  const acquired = new Date(`${facts.acquiredOn}T00:00:00Z`);
  pdf.setTitle(`Licence certificate ${facts.licenseNumber}: ${facts.pattern}`);
  pdf.setAuthor('Halfdrop');
  pdf.setSubject(canonicalFacts(facts));
  pdf.setKeywords([`certificate:${facts.certificate}`, `ed25519:${signature}`]);
  pdf.setProducer('Halfdrop');
  pdf.setCreator('Halfdrop');
  pdf.setLanguage('en');
  pdf.setCreationDate(acquired);
  pdf.setModificationDate(acquired);
  const proof = { facts, canonical: canonicalFacts(facts), algorithm: 'Ed25519', signature, keyUrl, verifyUrl };
  await pdf.attach(Buffer.from(`${JSON.stringify(proof, null, 2)}\n`), 'certificate.json', {
    mimeType: 'application/json',
    description: 'The facts of this certificate and their signature',
    creationDate: acquired,
    modificationDate: acquired,
  });
}

/** Draws the pattern's colors as a band along the top edge. */
function drawSwatches(page: PDFPage, swatches: readonly string[]): void {
  const each = width / Math.max(1, swatches.length);
  for (const [index, hex] of swatches.entries()) {
    page.drawRectangle({ x: index * each, y: height - 20, width: each + 0.5, height: 20, color: hexColor(hex) });
  }
}

function drawHead(page: PDFPage, fonts: Fonts, { pattern }: CertificateFacts): void {
  page.drawText('Halfdrop', { x: margin, y: 768, size: 17, font: fonts.display, color: ink });
  page.drawText('Licence certificate', { x: margin, y: 712, size: 34, font: fonts.display, color: ink });
  const title = printable(pattern, fonts.italic);
  const size = Math.max(11, Math.min(21, (21 * measure) / fonts.italic.widthOfTextAtSize(title, 21)));
  page.drawText(title, { x: margin, y: 682, size, font: fonts.italic, color: quiet });
}

/** Returns the labels and values of a certificate, in reading order. */
function rowsOf({ facts, termsUrl }: CertificateSheet): (readonly [string, string])[] {
  const source = facts.plan === null ? 'Free download' : `${facts.plan} plan`;
  const terms = termsUrl === null ? 'As printed below' : `Version ${facts.licenseTermsVersion}`;
  return [
    ['Holder', facts.holder],
    ['Pattern', facts.pattern],
    ['Asset ID', facts.assetId],
    ['Colours', `${facts.colors}, and every other palette the shop offers for it`],
    ['Licence', licenseFacts(facts.license).name],
    ['Licence terms', terms],
    ['Licence number', facts.licenseNumber],
    ['Acquired', longDate(facts.acquiredOn)],
    facts.orderNumber === null ? ['Acquired with', source] : ['Order', facts.orderNumber],
  ];
}

function drawFacts(page: PDFPage, fonts: Fonts, sheet: CertificateSheet): void {
  let y = 640;
  page.drawLine({
    start: { x: margin, y: y + 20 },
    end: { x: width - margin, y: y + 20 },
    color: line,
    thickness: 0.8,
  });
  for (const [name, value] of rowsOf(sheet)) {
    const words = printable(value, fonts.strong);
    const space = measure - factColumn;
    const size = Math.max(7, Math.min(11, (11 * space) / fonts.strong.widthOfTextAtSize(words, 11)));
    page.drawText(name, { x: margin, y, size: 10, font: fonts.text, color: quiet });
    page.drawText(words, { x: margin + factColumn, y, size, font: fonts.strong, color: ink });
    page.drawLine({
      start: { x: margin, y: y - 10 },
      end: { x: width - margin, y: y - 10 },
      color: line,
      thickness: 0.8,
    });
    y -= 28;
  }
}

function drawTerms(page: PDFPage, fonts: Fonts, { facts, termsUrl }: CertificateSheet): void {
  const { permits, forbids } = licenseFacts(facts.license);
  const lasting = 'The licence does not end. The design itself remains the property of its designer.';
  let y = 366;
  page.drawText('What it allows', { x: margin, y, size: 15, font: fonts.display, color: ink });
  y -= 24;
  for (const sentence of [permits, forbids, lasting, ...(termsUrl === null ? [] : [`Full terms: ${termsUrl}`])]) {
    for (const part of wrappedText(sentence, fonts.text, 10.5, measure)) {
      page.drawText(part, { x: margin, y, size: 10.5, font: fonts.text, color: ink });
      y -= 16;
    }
    y -= 5;
  }
}

function drawProof(page: PDFPage, fonts: Fonts, { facts, signature, keyUrl, verifyUrl }: CertificateSheet): void {
  const top = 214;
  const left = margin + qrSize + 24;
  drawQr(page, verifyUrl, margin, top - qrSize);
  page.drawText('Verify this certificate', { x: left, y: top - 13, size: 15, font: fonts.display, color: ink });
  let y = top - 34;
  const small = (text: string, font: PDFFont, size: number, gap: number) => {
    for (const part of wrappedText(text, font, size, width - margin - left)) {
      page.drawText(part, { x: left, y, size, font, color: font === fonts.mono ? ink : quiet });
      y -= size + 3;
    }
    y -= gap;
  };
  small(groupedCode(facts.certificate), fonts.mono, 11, 2);
  small(`Scan the code, or enter it at ${new URL('/verify', verifyUrl).href}`, fonts.text, 8.5, 5);
  small(`Signature (Ed25519): ${signature}`, fonts.mono, 6.5, 3);
  small(`The public key is at ${keyUrl}; the signed facts are attached to this file.`, fonts.text, 7.5, 0);
}

function drawQr(page: PDFPage, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = qrSize / size;
  // A single path, so that viewers leave no hairlines between its squares.
  const squares = data.flatMap((row, top) => row.map((isDark, left) => (isDark ? `M${left} ${top}h1v1h-1z` : '')));
  page.drawSvgPath(squares.join(''), { x, y: y + qrSize, scale: module, color: ink });
}
