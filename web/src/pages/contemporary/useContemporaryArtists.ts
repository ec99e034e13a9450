import { contemporaryCategories } from './contemporary-filters.ts';
import { type ContemporaryArtistsQuery, useContemporaryArtistsQuery } from './ContemporaryArtists.query.generated.ts';

type Share = NonNullable<ContemporaryArtistsQuery['assetDesigners']>[number];

/** A studio that draws contemporary patterns, with how many of them and the newest. */
export type Artist = Share & { readonly designer: NonNullable<Share['designer']> };

const variables = { categories: [...contemporaryCategories] };

/** The studios with most contemporary patterns first; none while they load or when they cannot be had. */
export function useContemporaryArtists(): readonly Artist[] {
  const { data, previousData } = useContemporaryArtistsQuery({ variables, errorPolicy: 'all' });
  const shares = (data ?? previousData)?.assetDesigners ?? [];
  return shares.filter((share): share is Artist => share.designer !== null);
}
