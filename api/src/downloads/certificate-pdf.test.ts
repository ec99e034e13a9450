import { PDFArray, PDFDocument, PDFRawStream, decodePDFRawStream } from 'pdf-lib';
import { testCertificate } from '../../test/support/test-certificate.ts';
import { canonicalFacts } from './certificate-facts.ts';
import { drawCertificate, type CertificateSheet } from './certificate-pdf.ts';

const sheetWith = (facts: Partial<CertificateSheet['facts']>): CertificateSheet => ({
  ...testCertificate,
  facts: { ...testCertificate.facts, ...facts },
});

/** Returns the text of its single page, in drawing order. */
async function wordsOf(sheet: CertificateSheet): Promise<string> {
  const pdf = await PDFDocument.load(await drawCertificate(sheet));
  expect(pdf.getPageCount()).toBe(1);
  const contents = pdf.getPage(0).node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((each) => pdf.context.lookup(each)) : [contents];
  const drawing = streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  const words = [...drawing.join('\n').matchAll(/<([0-9A-F]+)> Tj/g)];
  return words.map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(' ');
}

test('BC-17 the certificate of a standard license says what it is, whose, and what it allows', async () => {
  const words = await wordsOf(testCertificate);
  for (const fact of [
    'Licence certificate',
    'Ada Weaver',
    'Rose & Thorn',
    'HD-10000000',
    'Standard licence',
    'Version 4',
    'HDL-222222222222',
    '21 November 2026',
    'HDO-22222222',
    'HDC-22222-33333-44444-55555',
    'personal and commercial projects, in print and on screen, with attribution',
    'nor sell products whose value lies mainly in the pattern',
    'http://shop.example/license-terms?version=4',
    'http://shop.example/verify',
    'http://shop.example/api/verify-key',
  ]) {
    expect(words).toContain(fact);
  }
  expect(words.replaceAll(' ', '')).toContain(testCertificate.signature);
});

test('BC-18 EN-16 that of an extended license allows products for resale, without attribution', async () => {
  const words = await wordsOf(sheetWith({ license: 'extended' }));
  expect(words).toContain('Extended licence');
  expect(words).toContain('without attribution, and on products for resale');
});

test('G-08 that of a free download says personal use only', async () => {
  const words = await wordsOf(sheetWith({ license: 'personal', orderNumber: null }));
  expect(words).toContain('personal projects only');
  expect(words).toContain('Free download');
});

test('what a plan gave names the plan', async () => {
  expect(await wordsOf(sheetWith({ license: 'commercial', orderNumber: null, plan: 'Pro' }))).toContain('Pro plan');
});

test('a name of any script and length fits, and is attached as it was written', async () => {
  const holder = `Łukasz Żółć ${'Ngọc '.repeat(14)}山田`;
  expect(await wordsOf(sheetWith({ holder }))).toContain('Zólc');
  const pdf = await PDFDocument.load(await drawCertificate(sheetWith({ holder })));
  expect(pdf.getSubject()).toBe(canonicalFacts({ ...testCertificate.facts, holder }));
});

test('the same sheet gives the same bytes; the signature is in its metadata', async () => {
  const [first, second] = [await drawCertificate(testCertificate), await drawCertificate(testCertificate)];
  expect(Buffer.from(first).equals(second)).toBe(true);
  expect((await PDFDocument.load(first)).getKeywords()).toContain(`ed25519:${testCertificate.signature}`);
});
