/** What a production file says about itself. */
export type FileMeta = {
  title: string;
  /** What it shows, in a few sentences; nothing is said when left out. */
  description?: string;
  /** What it is found by, the weightiest first; none when left out. */
  keywords?: readonly string[];
  /** The studio that made the pattern. */
  author: string;
  /** The full copyright line. */
  copyright: string;
  /** Identifier of the asset in the shop; it does not depend on the buyer. */
  assetId: string;
  /** Page of the asset in the shop. */
  url: string;
  /** On what terms a copy may be used; a sentence that points to the shop's page when left out. */
  usageTerms?: string;
  /** How the picture was made, as IPTC calls it: by rules, without a trained model, when left out. */
  digitalSource?: 'algorithmicMedia' | 'digitalCreation' | 'trainedAlgorithmicMedia';
};

/** The usage terms of a file that belongs to no buyer yet. */
export function usageTermsOf(meta: FileMeta): string {
  return meta.usageTerms ?? `Use needs a licence for this pattern: ${meta.url}`;
}

/** Escapes text for an XML element or a quoted attribute; control characters, which XML forbids, become spaces. */
export function escapeXml(text: string): string {
  return printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Text without control characters and lone surrogates, safe in every kind of metadata. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ');
}

/** Text for places that hold ASCII only: accents are dropped and the sign of copyright is spelled out. */
export function ascii(text: string): string {
  return printable(text)
    .replace(/©/g, '(c)')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');
}
