import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type Currency,
  CURRENCY_META,
  CurrencyContext,
  readChosenCurrency,
  writeChosenCurrency,
} from '#lib/currency.ts';

interface CurrencyProviderProps {
  /** The currency the page begins with. */
  readonly initial: Currency;
  readonly children: ReactNode;
}

/** Lets one currency lead on every page, and follows what is chosen in another tab when one comes back to this one. */
export function CurrencyProvider({ initial, children }: CurrencyProviderProps) {
  const [lead, setLead] = useState(initial);

  useEffect(() => {
    const follow = () => setLead((shown) => readChosenCurrency() ?? shown);
    window.addEventListener('focus', follow);
    return () => window.removeEventListener('focus', follow);
  }, []);

  const choice = useMemo(
    () => ({
      lead,
      choose: (currency: Currency) => {
        writeChosenCurrency(currency);
        setLead(currency);
      },
    }),
    [lead],
  );
  return (
    <CurrencyContext value={choice}>
      <meta name={CURRENCY_META} content={initial} />
      {children}
    </CurrencyContext>
  );
}
