import type { PricedKind, PriceVersionStatus } from '#generated/types.ts';
import { lookUp } from '#lib/look-up.ts';
import { formatMoney, type Price } from '#lib/money.ts';
import type { PriceEntry_EntryFragment } from './PriceEntry.fragment.generated.ts';

/** Price book entry of a category, license or pattern. */
export type Entry = PriceEntry_EntryFragment;

const kinds: Readonly<Record<string, PricedKind>> = { asset: 'ASSET', category: 'CATEGORY', surcharge: 'SURCHARGE' };

/** Parses the kind of a price in the URL; undefined if invalid. */
export function pricedKindFrom(word: string): PricedKind | undefined {
  return lookUp(kinds, word);
}

/** Returns the URL of a price's desk. */
export function addressOfPrice({ kind, id, sku }: Pick<Entry, 'kind' | 'id' | 'sku'>): string {
  return `/admin/prices/${kind.toLowerCase()}/${sku ?? id}`;
}

/** Formats a price in both currencies, such as `$9.00, ₹749`. */
export function priceWords({ usd, inr }: Price): string {
  return `${formatMoney(usd)}, ${formatMoney(inr)}`;
}

/** Formats the current price. */
export function entryPriceWords({ kind, price }: Pick<Entry, 'kind' | 'price'>): string {
  if (price) return priceWords(price);
  return kind === 'ASSET' ? 'That of its category' : 'No price yet';
}

/** Labels of price version statuses. */
export const versionStatusWords: Readonly<Record<PriceVersionStatus, string>> = {
  CANCELED: 'Canceled',
  PLANNED: 'Planned',
  STARTED: 'Started',
};

/** Formats what a change affects, such as `143 patterns and 12 bags`. */
export function touchedWords(patterns: number, bags: number): string {
  return `${patterns} ${patterns === 1 ? 'pattern' : 'patterns'} and ${bags} ${bags === 1 ? 'bag' : 'bags'}`;
}
