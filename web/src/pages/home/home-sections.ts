import { CombinedGraphQLErrors } from '@apollo/client';
import type { HomePageQueryVariables } from './HomePage.query.generated.ts';

/** The pattern on show at the top. When it has left the shop, the best rated one takes its place. */
const HERO_SLUG = 'midnight-half-drop-posies';

/** A list of the home page: the name of its field in the query. */
export type HomePart = Exclude<keyof HomePageQueryVariables, 'heroSlug'>;

/** What a section shows: its patterns, places for them, or why there are none. */
export type PartState<Page> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly page: Page };

const everything = {
  trending: true,
  newArrivals: true,
  premium: true,
  selection: true,
  free: true,
} as const satisfies Record<HomePart, true>;

/** Whether a field of a reply is a list of the home page. */
function isHomePart(name: unknown): name is HomePart {
  return typeof name === 'string' && Object.hasOwn(everything, name);
}

/** Asks for every list but those left out. */
export function variablesWithout(leftOut: readonly HomePart[]): HomePageQueryVariables {
  const without = Object.fromEntries(leftOut.map((part) => [part, false]));
  return { heroSlug: HERO_SLUG, ...everything, ...without };
}

/** The lists that made a reply fail; empty when the failure is not that of single lists, such as a lost connection. */
export function failedParts(error: unknown): readonly HomePart[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return [...new Set(error.errors.map(({ path }) => path?.[0]).filter(isHomePart))];
}
