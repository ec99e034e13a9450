/** Metadata of a production file. */
export type FileMeta = {
  title: string;
  /** Description of the picture in a few sentences; omitted by default. */
  description?: string;
  /** Keywords, most important first; none by default. */
  keywords?: readonly string[];
  /** The studio that made the pattern. */
  author: string;
  /** The full copyright line. */
  copyright: string;
  /** ID of the asset in the shop; independent of the buyer. */
  assetId: string;
  /** URL of the asset's page in the shop. */
  url: string;
  /** Usage terms of a copy; by default, a sentence that points to the shop's page. */
  usageTerms?: string;
  /** How the picture was made, in IPTC terms; by default, by an algorithm without a trained model. */
  digitalSource?: 'algorithmicMedia' | 'digitalCreation' | 'trainedAlgorithmicMedia';
};

/** Returns the usage terms of a file not yet licensed to a buyer. */
export function usageTermsOf(meta: FileMeta): string {
  return meta.usageTerms ?? `Use needs a licence for this pattern: ${meta.url}`;
}

/** Escapes text for an XML element or a quoted attribute; control characters, which XML forbids, become spaces. */
export function escapeXml(text: string): string {
  return printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Removes control characters and lone surrogates, so that the text is safe in every kind of metadata. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ');
}

/** Converts text to ASCII: accents are dropped and the copyright sign is spelled out. */
export function ascii(text: string): string {
  return printable(text)
    .replace(/©/g, '(c)')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');
}
