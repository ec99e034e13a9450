import { contemporaryCategories } from './contemporary-filters.ts';
import { type ContemporaryArtistsQuery, useContemporaryArtistsQuery } from './ContemporaryArtists.query.generated.ts';

type Share = NonNullable<ContemporaryArtistsQuery['assetDesigners']>[number];

/** A studio with its number of contemporary patterns and the newest one. */
export type Artist = Share & { readonly designer: NonNullable<Share['designer']> };

const variables = { categories: [...contemporaryCategories] };

/** Returns studios by number of contemporary patterns, highest first; empty while loading or if unavailable. */
export function useContemporaryArtists(): readonly Artist[] {
  const { data, previousData } = useContemporaryArtistsQuery({ variables, errorPolicy: 'all' });
  const shares = (data ?? previousData)?.assetDesigners ?? [];
  return shares.filter((share): share is Artist => share.designer !== null);
}
