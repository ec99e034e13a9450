import { escapeXml } from './file-meta.ts';
import type { FileMeta } from './file-meta.ts';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

/** The IPTC term for pictures that a program drew from rules, without a trained model. */
const DIGITAL_SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';

const alternative = (text: string): string =>
  `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;

/** The RDF description of a file (XMP part 1, ISO 16684-1), without the packet around it. */
export function xmpDescription(meta: FileMeta): string {
  const namespaces = Object.entries(NAMESPACES)
    .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
    .join(' ');
  const properties =
    `xmpRights:Marked="True" xmpRights:WebStatement="${escapeXml(meta.url)}" ` +
    `xmpMM:DocumentID="xmp.did:${escapeXml(meta.assetId)}" photoshop:Credit="${escapeXml(meta.author)}" ` +
    `Iptc4xmpExt:DigitalSourceType="${DIGITAL_SOURCE}"`;
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${namespaces} ${properties}>` +
    `<dc:title>${alternative(meta.title)}</dc:title>` +
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(meta.author)}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:rights>${alternative(meta.copyright)}</dc:rights>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  );
}

/** A complete XMP packet for JPEG, PNG and PDF files. */
export function xmpPacket(meta: FileMeta): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${xmpDescription(meta)}<?xpacket end="w"?>`;
}
