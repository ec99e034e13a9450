import * as v from 'valibot';
import { MAX_TAX_ADDRESS_CHARACTERS, MAX_TAX_NAME_CHARACTERS, MAX_TAX_NUMBER_CHARACTERS } from '../limits.ts';
import { CountryCodeField } from './studio.ts';

const required = (what: string, most: number) =>
  v.pipe(
    v.string(`${what} is required`),
    v.trim(),
    v.nonEmpty(`${what} is required`),
    v.maxLength(most, `At most ${most} characters`),
  );

const numberRule = 'A tax number has 4 or more letters and digits';

/** The fields of a payee on a payout document. */
export const TaxPapersFields = {
  legalName: required('Name', MAX_TAX_NAME_CHARACTERS),
  address: required('Address', MAX_TAX_ADDRESS_CHARACTERS),
  country: CountryCodeField,
  taxNumber: v.pipe(
    required('Tax number', MAX_TAX_NUMBER_CHARACTERS),
    v.regex(/^[\p{L}\p{N} ./-]+$/u, numberRule),
    v.check((text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 4, numberRule),
  ),
};
