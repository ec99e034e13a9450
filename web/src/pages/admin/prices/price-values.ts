import { centsOf, decimalOf, ReasonField } from '@halfdrop/domain';
import * as v from 'valibot';
import type { ChangePriceInput } from '#generated/types.ts';
import type { FormFailure } from '#lib/form-failure.ts';
import type { Entry } from './price-words.ts';

const amount = (words: string) =>
  v.pipe(
    v.string(),
    v.check((text) => centsOf(text) !== null, words),
  );

/** Rules of the price form. */
export const PriceValues = v.object({
  usd: amount('Please enter dollars, such as 9.00'),
  inr: amount('Please enter rupees, such as 749.00'),
  /** Whether the pattern uses its category's price, regardless of the amounts. */
  isInherited: v.boolean(),
  firstDay: v.string(),
  reason: ReasonField,
});
/** Form values of a price. */
export type PriceForm = v.InferInput<typeof PriceValues>;

const fieldNames: Readonly<Record<string, keyof PriceForm>> = { price: 'usd', startsAt: 'firstDay' };

/** Form fields that the server may reject. */
export const priceFields = ['usd', 'inr', 'firstDay', 'reason'] as const;

/** Maps the server's field errors to the form's fields. */
export function typedFailure({ message, fields }: Pick<FormFailure, 'message' | 'fields'>) {
  return { message, fields: fields.map((field) => ({ ...field, path: fieldNames[field.path] ?? field.path })) };
}

/** Returns the form values of a price. */
export function valuesOf({ price, inheritedPrice }: Entry): PriceForm {
  const shown = price ?? inheritedPrice;
  return {
    usd: shown ? decimalOf(shown.usd.minorUnits) : '',
    inr: shown ? decimalOf(shown.inr.minorUnits) : '',
    isInherited: false,
    firstDay: '',
    reason: '',
  };
}

/** Converts the form values to mutation input: days start at midnight UTC. */
export function changeFrom({ kind, id, version }: Entry, values: PriceForm): ChangePriceInput {
  const { usd, inr, isInherited, firstDay, reason } = values;
  return {
    kind,
    id,
    version,
    reason,
    price: isInherited ? null : { usd: centsOf(usd) ?? 0, inr: centsOf(inr) ?? 0 },
    startsAt: firstDay === '' ? null : `${firstDay}T00:00:00.000Z`,
  };
}
