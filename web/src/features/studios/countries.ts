import { countryName } from '@halfdrop/domain';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** A country option. */
interface Country {
  /** ISO 3166-1 alpha-2 code. */
  readonly code: string;
  readonly name: string;
}

/** Returns all countries by English name. Probes all pairs of letters, so call it once, on first use. */
export function listCountries(): readonly Country[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const countries = codes.flatMap((code) => {
    const name = countryName(code);
    return name === null ? [] : [{ code, name }];
  });
  return countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
