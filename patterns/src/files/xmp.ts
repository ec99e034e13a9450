import { escapeXml, usageTermsOf } from './file-meta.ts';
import type { FileMeta } from './file-meta.ts';
import type { ProductionFormat } from './formats.ts';
import { licenseLine } from './license.ts';
import type { LicenseStamp } from './license.ts';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
} as const;

/** The IPTC vocabulary for how a picture was made. */
const DIGITAL_SOURCES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const MEDIA_TYPES: Readonly<Record<ProductionFormat, string>> = {
  psd: 'image/vnd.adobe.photoshop',
  jpg: 'image/jpeg',
  png: 'image/png',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  ai: 'application/pdf',
};

/** Describes what an AI file is and is not, for anyone inspecting it. */
const AI_NOTE =
  'PDF-compatible Illustrator file: opens in Adobe Illustrator as editable vectors with layers; holds no native Illustrator data.';

const USAGE_TERMS = /<xmpRights:UsageTerms>.*?<\/xmpRights:UsageTerms>/s;
const END_OF_RDF = '</rdf:RDF>';

const alternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
const sequence = (item: string): string => `<rdf:Seq>${item}</rdf:Seq>`;
const bag = (items: readonly string[]): string =>
  `<rdf:Bag>${items.map((item) => `<rdf:li>${escapeXml(item)}</rdf:li>`).join('')}</rdf:Bag>`;
const record = (fields: string): string => sequence(`<rdf:li rdf:parseType="Resource">${fields}</rdf:li>`);
const usageTerms = (text: string): string => `<xmpRights:UsageTerms>${alternative(text)}</xmpRights:UsageTerms>`;

/** Returns the description of the picture and, in an AI file, of the kind of file. */
function descriptionOf({ description = '' }: FileMeta, format: ProductionFormat): string {
  const text = format === 'ai' ? `${description} ${AI_NOTE}`.trim() : description;
  return text === '' ? '' : `<dc:description>${alternative(text)}</dc:description>`;
}

/** Returns the keyword properties; the properties of a PDF repeat them in one line. */
function keywordsOf({ keywords = [] }: FileMeta, format: ProductionFormat): string {
  if (keywords.length === 0) return '';
  const line =
    MEDIA_TYPES[format] === 'application/pdf' ? `<pdf:Keywords>${escapeXml(keywords.join(', '))}</pdf:Keywords>` : '';
  return `<dc:subject>${bag(keywords)}</dc:subject>${line}`;
}

/**
 * Returns the RDF description of a file (XMP part 1, ISO 16684-1) with the properties of IPTC Core and Extension and of
 * the PLUS license data format, without the surrounding packet.
 */
export function xmpDescription(meta: FileMeta, format: ProductionFormat): string {
  const namespaces = Object.entries(NAMESPACES)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ');
  const properties =
    `dc:format="${MEDIA_TYPES[format]}" dc:identifier="${escapeXml(meta.assetId)}" ` +
    `xmpRights:Marked="True" xmpRights:WebStatement="${escapeXml(meta.url)}" ` +
    `xmpMM:DocumentID="xmp.did:${escapeXml(meta.assetId)}" photoshop:Credit="${escapeXml(meta.author)}" ` +
    `photoshop:TransmissionReference="${escapeXml(meta.assetId)}" ` +
    `Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCES}${meta.digitalSource ?? 'algorithmicMedia'}"`;
  const licensor =
    `<plus:LicensorName>${escapeXml(meta.author)}</plus:LicensorName>` +
    `<plus:LicensorURL>${escapeXml(meta.url)}</plus:LicensorURL>`;
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${namespaces} ${properties}>` +
    `<dc:title>${alternative(meta.title)}</dc:title>` +
    descriptionOf(meta, format) +
    keywordsOf(meta, format) +
    `<dc:creator>${sequence(`<rdf:li>${escapeXml(meta.author)}</rdf:li>`)}</dc:creator>` +
    `<dc:rights>${alternative(meta.copyright)}</dc:rights>` +
    usageTerms(usageTermsOf(meta)) +
    `<plus:Licensor>${record(licensor)}</plus:Licensor>` +
    `</rdf:Description>${END_OF_RDF}</x:xmpmeta>`
  );
}

/** Returns a complete XMP packet, for every format except SVG. */
export function xmpPacket(meta: FileMeta, format: ProductionFormat): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${xmpDescription(meta, format)}<?xpacket end="w"?>`;
}

/**
 * Returns the XMP of a master with a license: the usage terms are replaced by those of the license, and licensee and
 * number are added. Throws an Error if the text is not the XMP of a master or already carries a license.
 */
export function licensedXmp(xmp: string, license: LicenseStamp): string {
  if (!USAGE_TERMS.test(xmp) || !xmp.includes(END_OF_RDF)) throw new Error('The XMP is not that of a production file');
  if (xmp.includes('plus:LicenseID')) throw new Error('The file already carries a license');
  const line = licenseLine(license);
  const licensee = record(`<plus:LicenseeName>${escapeXml(license.licensee)}</plus:LicenseeName>`);
  const description =
    `<rdf:Description rdf:about="" xmlns:plus="${NAMESPACES.plus}" xmlns:photoshop="${NAMESPACES.photoshop}" ` +
    `plus:LicenseID="${escapeXml(license.number)}" photoshop:Instructions="${escapeXml(line)}">` +
    `<plus:Licensee>${licensee}</plus:Licensee></rdf:Description>`;
  return xmp.replace(USAGE_TERMS, () => usageTerms(line)).replace(END_OF_RDF, () => `${description}${END_OF_RDF}`);
}
