/** A number that people quote: a prefix, a dash, and so many characters that can be read out. */
export interface CodeFormat {
  readonly prefix: string;
  readonly length: number;
}

/** The number of an order. */
export const ORDER_NUMBER: CodeFormat = { prefix: 'HDO', length: 8 };

/** The number of a license. */
export const LICENSE_NUMBER: CodeFormat = { prefix: 'HDL', length: 12 };

/** The number of a ticket. */
export const TICKET_NUMBER: CodeFormat = { prefix: 'HD-T', length: 8 };

/** The number of a takedown request. */
export const TAKEDOWN_NUMBER: CodeFormat = { prefix: 'HD-C', length: 8 };

const ASSET_ID = /^(HD-)?(\d{8})$/i;

/** The number of an asset as people see it, such as `HD-10000042`. */
export function publicAssetId(sku: number | string): string {
  return `HD-${String(sku).padStart(8, '0')}`;
}

/** The number in an asset id, `HD-` and eight digits or the digits alone; null for anything else. */
export function skuOf(text: string): number | null {
  const digits = ASSET_ID.exec(text.trim())?.[2];
  return digits === undefined ? null : Number(digits);
}

/** Whether a text is an asset id with its prefix: digits alone may be meant as words. */
export function isPublicAssetId(text: string): boolean {
  return ASSET_ID.exec(text)?.[1] !== undefined;
}
