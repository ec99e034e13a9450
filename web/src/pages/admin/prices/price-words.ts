import type { PricedKind, PriceVersionStatus } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney, type Price } from '#lib/money.ts';
import type { PriceEntry_EntryFragment } from './PriceEntry.fragment.generated.ts';

/** What the price book has for a category, a license or a pattern. */
export type Entry = PriceEntry_EntryFragment;

const kinds: Readonly<Record<string, PricedKind>> = { asset: 'ASSET', category: 'CATEGORY', surcharge: 'SURCHARGE' };

/** What has a price, as an address names it; undefined for other words. */
export function pricedKindFrom(word: string): PricedKind | undefined {
  return lookUp(kinds, word);
}

/** Where a price is looked after. */
export function addressOfPrice({ kind, id, sku }: Pick<Entry, 'kind' | 'id' | 'sku'>): string {
  return `/admin/prices/${kind.toLowerCase()}/${sku ?? id}`;
}

/** A price in both currencies, such as `$9.00, ₹749`. */
export function priceWords({ usd, inr }: Price): string {
  return `${formatMoney(usd)}, ${formatMoney(inr)}`;
}

/** What holds, in words. */
export function entryPriceWords({ kind, price }: Pick<Entry, 'kind' | 'price'>): string {
  if (price) return priceWords(price);
  return kind === 'ASSET' ? 'That of its category' : 'No price yet';
}

/** Where a version stands, in words. */
export const versionStatusWords: Readonly<Record<PriceVersionStatus, string>> = {
  CANCELED: 'Canceled',
  PLANNED: 'Planned',
  STARTED: 'Started',
};

/** How many patterns and bags a change touches, such as `143 patterns and 12 bags`. */
export function touchedWords(patterns: number, bags: number): string {
  return `${patterns} ${patterns === 1 ? 'pattern' : 'patterns'} and ${bags} ${bags === 1 ? 'bag' : 'bags'}`;
}
