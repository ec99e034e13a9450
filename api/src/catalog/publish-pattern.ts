import { addressOf } from './address-of.ts';
import type { Trx } from '../database.ts';
import { insertAsset, reviseAsset, type PublishedPattern } from './publications.repository.ts';

interface Publication {
  /** The listing this is a newer version of; null for a new pattern. */
  readonly assetId: string | null;
  readonly pattern: PublishedPattern;
  readonly at: Date;
}

/** Puts a pattern on sale, or replaces the current listing with a newer version. Returns the asset's identity. */
export async function publishPattern(trx: Trx, { assetId, pattern, at }: Publication): Promise<string> {
  const altText = altTextOf(pattern);
  if (assetId !== null) {
    await reviseAsset(trx, assetId, { ...pattern, altText, at });
    return assetId;
  }
  const address = addressOf(pattern.title) ?? 'pattern';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? address : `${address}-${number}`;
    const id = await insertAsset(trx, { ...pattern, slug, altText, at });
    if (id !== null) return id;
  }
}

const colorList = new Intl.ListFormat('en', { type: 'conjunction' });

/** Returns the alternative text of the image. */
function altTextOf({ title, appearance }: PublishedPattern): string {
  const names = appearance.measures.swatches.map(({ name }) => name.toLowerCase());
  return `${title}, a seamless pattern in ${colorList.format([...new Set(names)].slice(0, 4))}.`;
}
