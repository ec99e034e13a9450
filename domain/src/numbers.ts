/** Format of a human-readable number: a prefix, a dash, and a fixed count of unambiguous characters. */
export interface CodeFormat {
  readonly prefix: string;
  readonly length: number;
}

/** Format of order numbers. */
export const ORDER_NUMBER: CodeFormat = { prefix: 'HDO', length: 8 };

/** Format of license numbers. */
export const LICENSE_NUMBER: CodeFormat = { prefix: 'HDL', length: 12 };

/** Format of ticket numbers. */
export const TICKET_NUMBER: CodeFormat = { prefix: 'HD-T', length: 8 };

/** Format of takedown request numbers. */
export const TAKEDOWN_NUMBER: CodeFormat = { prefix: 'HD-C', length: 8 };

const ASSET_ID = /^(HD-)?(\d{8})$/i;

/** Returns the public ID of an asset, such as `HD-10000042`. */
export function publicAssetId(sku: number | string): string {
  return `HD-${String(sku).padStart(8, '0')}`;
}

/** Parses an asset ID, with or without the `HD-` prefix, into its SKU; returns null for anything else. */
export function skuOf(text: string): number | null {
  const digits = ASSET_ID.exec(text.trim())?.[2];
  return digits === undefined ? null : Number(digits);
}

/** Returns whether a text is an asset ID with its prefix: digits alone may be a search text. */
export function isPublicAssetId(text: string): boolean {
  return ASSET_ID.exec(text)?.[1] !== undefined;
}
