import { createContext, use } from 'react';
import { formatMoney, type Price } from './money.ts';

/** The currencies of the price book. */
export type Currency = 'INR' | 'USD';

/** Which currency is written first on every page, and the way to change it. */
export interface CurrencyChoice {
  readonly lead: Currency;
  readonly choose: (currency: Currency) => void;
}

/** The cookie of the choice: the server renders prices by it, see the gateway's `lead-currency.ts`. */
const COOKIE = 'halfdrop.currency';
const YEAR_SECONDS = 31_536_000;

/** The currency of the page that is shown; dollars where nobody has said otherwise. */
export const CurrencyContext = createContext<CurrencyChoice>({ lead: 'USD', choose: () => undefined });

/** The currency that leads, on every page the same. */
export function useLeadCurrency(): Currency {
  return use(CurrencyContext).lead;
}

/** A price in the currency that leads. */
export function formatLead(price: Price, lead: Currency): string {
  return formatMoney(lead === 'INR' ? price.inr : price.usd);
}

/** The currency somebody has chosen; null without a choice, or where the browser denies cookies. */
export function readChosenCurrency(): Currency | null {
  const value = new RegExp(`(?:^|; )${COOKIE}=(INR|USD)(?:;|$)`).exec(document.cookie)?.[1];
  return value === 'INR' || value === 'USD' ? value : null;
}

/** Keeps a choice for a year. */
export function writeChosenCurrency(currency: Currency): void {
  document.cookie = `${COOKIE}=${currency}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The name of the meta tag by which a page says in which currency it was rendered. */
export const CURRENCY_META = 'lead-currency';

/**
 * The currency a page starts with: the one it was rendered with, so that hydration finds the same prices; else what
 * somebody has chosen; else that of the first of the browser's languages that names a region.
 */
export function currencyOfPage(page: Document, languages: readonly string[]): Currency {
  const rendered = page.querySelector<HTMLMetaElement>(`meta[name="${CURRENCY_META}"]`)?.content;
  if (rendered === 'INR' || rendered === 'USD') return rendered;
  // Not read by Intl: some browsers say `en-US@posix`, which it refuses.
  const region = /-([A-Z]{2})\b/.exec(languages.join())?.[1];
  return readChosenCurrency() ?? (region === 'IN' ? 'INR' : 'USD');
}
