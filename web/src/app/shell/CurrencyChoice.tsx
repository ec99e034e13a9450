import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { chooseCurrency, type Currency, useChosenCurrency } from '#lib/currency.ts';

const options: readonly { readonly value: Currency; readonly label: string }[] = [
  { value: 'USD', label: 'US dollars ($)' },
  { value: 'INR', label: 'Indian rupees (₹)' },
];

const Select = chakra('select', {
  base: {
    minHeight: '11',
    paddingInline: '3.5',
    border: '1px solid',
    borderColor: 'band.muted',
    borderRadius: 'full',
    background: 'band',
    color: 'band.ink',
    fontSize: '14px',
    '&:focus-visible': { outlineColor: 'band.ink' },
  },
});

/** Which currency leads on every page; without a choice each page leads with its own. */
export function CurrencyChoice() {
  const id = useId();
  const chosen = useChosenCurrency();
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <label htmlFor={id}>Currency</label>
      <Select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => chooseCurrency(options.find(({ value }) => value === target.value)?.value ?? null)}
      >
        <option value="">As on each page</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
