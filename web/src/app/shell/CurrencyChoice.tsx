import { chakra } from '@chakra-ui/react';
import { use, useId } from 'react';
import { type Currency, CurrencyContext } from '#lib/currency.ts';

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

/** Selector for the leading currency. */
export function CurrencyChoice() {
  const id = useId();
  const { lead, choose } = use(CurrencyContext);
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <label htmlFor={id}>Currency</label>
      <Select
        id={id}
        value={lead}
        onChange={({ target }) => choose(options.find(({ value }) => value === target.value)?.value ?? lead)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
