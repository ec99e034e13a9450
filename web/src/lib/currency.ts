import { createContext, use } from 'react';
import { formatMoney, type Price } from './money.ts';

/** The currencies of the price book. */
export type Currency = 'INR' | 'USD';

/** The leading currency, which is written first on every page, and its setter. */
export interface CurrencyChoice {
  readonly lead: Currency;
  readonly choose: (currency: Currency) => void;
}

/** Cookie of the choice. The server renders prices by it, see the gateway's `lead-currency.ts`. */
const COOKIE = 'halfdrop.currency';
const YEAR_SECONDS = 31_536_000;

/** The page's leading currency; US dollars by default. */
export const CurrencyContext = createContext<CurrencyChoice>({ lead: 'USD', choose: () => undefined });

/** Returns the leading currency. */
export function useLeadCurrency(): Currency {
  return use(CurrencyContext).lead;
}

/** Formats a price in the leading currency. */
export function formatLead(price: Price, lead: Currency): string {
  return formatMoney(lead === 'INR' ? price.inr : price.usd);
}

/** Returns the chosen currency; null without a choice, or if cookies are blocked. */
export function readChosenCurrency(): Currency | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=(INR|USD)(?:;|$)`).exec(document.cookie)?.[1];
  return value === 'INR' || value === 'USD' ? value : null;
}

/** Stores the choice for a year. */
export function writeChosenCurrency(currency: Currency): void {
  document.cookie = `${COOKIE}=${currency}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Name of the meta tag that holds the currency a page was rendered in. */
export const CURRENCY_META = 'lead-currency';

/**
 * Returns the initial currency of a page: the one it was rendered in, so that hydration matches; else the stored
 * choice; else that of the first browser language that names a region.
 */
export function currencyOfPage(page: Document, languages: readonly string[]): Currency {
  const rendered = page.querySelector<HTMLMetaElement>(`meta[name="${CURRENCY_META}"]`)?.content;
  if (rendered === 'INR' || rendered === 'USD') return rendered;
  // Not parsed with Intl: some browsers report `en-US@posix`, which it rejects.
  const region = /-([A-Z]{2})\b/.exec(languages.join())?.[1];
  return readChosenCurrency() ?? (region === 'IN' ? 'INR' : 'USD');
}
