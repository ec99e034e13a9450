import * as v from 'valibot';
import { MAX_STUDIO_ABOUT_CHARACTERS, MAX_STUDIO_LINKS, MAX_STUDIO_NAME_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugRule = 'Use 3 to 40 lower-case letters, digits and single hyphens';

/** Slugs reserved for the shop. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'contributor',
  'contributors',
  'designer',
  'designers',
  'halfdrop',
  'help',
  'new',
  'own',
  'shop',
  'stats',
  'studio',
  'studios',
  'support',
]);

/** The name of a studio, trimmed. */
export const StudioNameField = v.pipe(
  requiredText('Studio name', MAX_STUDIO_NAME_CHARACTERS),
  v.minGraphemes(2, 'Studio name must be at least 2 characters'),
);

/** The slug of a studio. All-digit slugs are refused because they would be mistaken for a studio number. */
export const StudioSlugField = v.pipe(
  v.string('Address is required'),
  v.trim(),
  v.nonEmpty('Address is required'),
  v.minLength(3, slugRule),
  v.maxLength(40, slugRule),
  v.regex(SLUG, slugRule),
  v.regex(/[a-z]/, 'The address needs at least one letter'),
  v.check((slug) => !RESERVED_SLUGS.has(slug), 'This address is reserved'),
);

/** A studio's specialty. */
export const StudioSpecialtyField = requiredText('Specialty', MAX_STUDIO_NAME_CHARACTERS);

/** A studio's description of itself. */
export const StudioAboutField = requiredText('About', MAX_STUDIO_ABOUT_CHARACTERS);

const linkRule = 'Use full addresses that begin with https:// or http://';

/** Links to a studio's work. */
export const StudioLinksField = v.pipe(
  v.array(
    v.pipe(v.string(linkRule), v.trim(), v.maxLength(300, linkRule), v.url(linkRule), v.regex(/^https?:/i, linkRule)),
  ),
  v.maxLength(MAX_STUDIO_LINKS, `At most ${MAX_STUDIO_LINKS} links`),
);

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** An ISO 3166-1 alpha-2 country code. */
export const CountryCodeField = v.pipe(
  v.string('Country is required'),
  v.nonEmpty('Country is required'),
  v.regex(COUNTRY_CODE, 'Choose a country'),
  v.check((code) => countryName(code) !== null, 'Choose a country'),
);

/** Returns the English name of a country by its ISO 3166-1 alpha-2 code, or null if the code is not assigned. */
export function countryName(code: string): string | null {
  // `Intl.DisplayNames` throws on malformed codes.
  if (!COUNTRY_CODE.test(code)) return null;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return NOT_COUNTRIES.has(code) ? null : (names.of(code) ?? null);
}

/** Region codes that Unicode names but ISO 3166-1 does not assign. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
