import { countryName } from '@halfdrop/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** A country to choose. */
interface Country {
  /** Its ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
}

/** Every country by its English name. It tries all pairs of letters, so it is made once, where it is first needed. */
export function listCountries(): readonly Country[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const countries = codes.flatMap((code) => {
    const name = countryName(code);
    return name === null ? [] : [{ code, name }];
  });
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
