import * as v from 'valibot';
import { MAX_STUDIO_ABOUT_CHARACTERS, MAX_STUDIO_LINKS, MAX_STUDIO_NAME_CHARACTERS } from '../limits.ts';
import { requiredText } from './text.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugRule = 'Use 3 to 40 lower-case letters, digits and single hyphens';

/** Names by which nobody but the shop may be called. */
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

/** The readable part of a studio's address. Digits alone would be taken for a studio's number. */
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

/** What a studio is known for. */
export const StudioSpecialtyField = requiredText('Specialty', MAX_STUDIO_NAME_CHARACTERS);

/** What a studio tells about itself. */
export const StudioAboutField = requiredText('About', MAX_STUDIO_ABOUT_CHARACTERS);

const linkRule = 'Use full addresses that begin with https:// or http://';

/** Where the work of a studio can be seen. */
export const StudioLinksField = v.pipe(
  v.array(
    v.pipe(v.string(linkRule), v.trim(), v.maxLength(300, linkRule), v.url(linkRule), v.regex(/^https?:/i, linkRule)),
  ),
  v.maxLength(MAX_STUDIO_LINKS, `At most ${MAX_STUDIO_LINKS} links`),
);

const COUNTRY_CODE = /^[A-Z]{2}$/;

/** A country as an ISO 3166-1 alpha-2 code. */
export const CountryCodeField = v.pipe(
  v.string('Country is required'),
  v.nonEmpty('Country is required'),
  v.regex(COUNTRY_CODE, 'Choose a country'),
  v.check((code) => countryName(code) !== null, 'Choose a country'),
);

/** The English name of a country by its ISO 3166-1 alpha-2 code; null for a code that stands for none. */
export function countryName(code: string): string | null {
  // Browsers throw at what is no code at all.
  if (!COUNTRY_CODE.test(code)) return null;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return NOT_COUNTRIES.has(code) ? null : (names.of(code) ?? null);
}

/** Codes that Unicode has names for and ISO 3166-1 does not assign. */
const NOT_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));
