import { useSyncExternalStore } from 'react';
import { formatMoney, type Price } from './money.ts';
import { readStored, writeStored } from './storage.ts';

/** The currencies of the price book. */
export type Currency = 'INR' | 'USD';

const KEY = 'halfdrop.currency';
const listeners = new Set<() => void>();

/** The currency someone has chosen to lead everywhere; null while each page leads with its own. */
function readCurrency(): Currency | null {
  const stored = readStored(KEY);
  return stored === 'INR' || stored === 'USD' ? stored : null;
}

/** Lets a currency lead on every page from now on; null leaves it to the pages again. */
export function chooseCurrency(currency: Currency | null): void {
  writeStored(KEY, currency);
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

const notChosen = () => null;

/** What was chosen, following every change; null on the server and until the page is hydrated. */
export function useChosenCurrency(): Currency | null {
  return useSyncExternalStore(onChange, readCurrency, notChosen);
}

/** The currency that leads: what was chosen, else what the page leads with of itself. */
export function useLeadCurrency(ofPage: Currency): Currency {
  return useChosenCurrency() ?? ofPage;
}

/** A price in the currency that leads. */
export function formatLead(price: Price, lead: Currency): string {
  return formatMoney(lead === 'INR' ? price.inr : price.usd);
}
