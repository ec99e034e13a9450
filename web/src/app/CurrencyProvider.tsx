import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  type Currency,
  CURRENCY_META,
  CurrencyContext,
  readChosenCurrency,
  writeChosenCurrency,
} from '#lib/currency.ts';

interface CurrencyProviderProps {
  /** Currency used for the first render. */
  readonly initial: Currency;
  readonly children: ReactNode;
}

/** Provides the leading currency to every page. When the tab regains focus, picks up a choice made in another tab. */
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
