import type { IncomingHttpHeaders } from 'node:http';

/** Currencies of the price book. */
export type LeadCurrency = 'INR' | 'USD';

/** Currency chosen on the page; the cookie is written by the web app, see its `lib/currency.ts`. */
const choice = /(?:^|; *)halfdrop\.currency=(INR|USD)(?:;|$)/;
/** A language tag with a region, such as `en-IN`, `hi-Deva-IN` or `es-419`. */
const regional = /^[a-z]{2,3}(?:-[a-z]{4})?-(?<region>[a-z]{2}|\d{3})\b/i;

/**
 * Returns a visitor's lead currency: the chosen one, otherwise INR if the first language with a region is for India,
 * otherwise USD.
 */
export function leadCurrencyOf({ cookie, 'accept-language': languages = '' }: IncomingHttpHeaders): LeadCurrency {
  const chosen = choice.exec(cookie ?? '')?.[1];
  if (chosen === 'INR' || chosen === 'USD') return chosen;
  const regions = languages.split(',').flatMap((language) => regional.exec(language.trim())?.groups?.['region'] ?? []);
  return regions[0]?.toUpperCase() === 'IN' ? 'INR' : 'USD';
}
