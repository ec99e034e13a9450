/** What a production file says about itself. */
export type FileMeta = {
  title: string;
  /** The studio that made the pattern. */
  author: string;
  /** The full copyright line. */
  copyright: string;
  /** Identifier of the asset in the shop; it does not depend on the buyer. */
  assetId: string;
  /** Page of the asset in the shop. */
  url: string;
};

/** Escapes text for an XML element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
