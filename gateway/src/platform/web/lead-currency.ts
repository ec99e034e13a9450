import type { IncomingHttpHeaders } from 'node:http';

/** The currencies of the price book. */
export type LeadCurrency = 'INR' | 'USD';

/** What somebody has chosen on the page; the web app writes it, see its `lib/currency.ts`. */
const choice = /(?:^|; *)halfdrop\.currency=(INR|USD)(?:;|$)/;
/** A language with its region, such as `en-IN`, `hi-Deva-IN` or `es-419`. */
const regional = /^[a-z]{2,3}(?:-[a-z]{4})?-(?<region>[a-z]{2}|\d{3})\b/i;

/**
 * The currency that leads for a visitor: the one chosen, else rupees where the first language that names a region names
 * India, else dollars.
 */
export function leadCurrencyOf({ cookie, 'accept-language': languages = '' }: IncomingHttpHeaders): LeadCurrency {
  const chosen = choice.exec(cookie ?? '')?.[1];
  if (chosen === 'INR' || chosen === 'USD') return chosen;
  const regions = languages.split(',').flatMap((language) => regional.exec(language.trim())?.groups?.['region'] ?? []);
  return regions[0]?.toUpperCase() === 'IN' ? 'INR' : 'USD';
}
