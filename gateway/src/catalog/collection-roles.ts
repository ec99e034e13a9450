import type { CollectionRole } from '../generated/resolvers.ts';
import type { Asset } from '../generated/rest.ts';

type RestRole = NonNullable<Asset['role']>;

/** What patterns are in their design collections, as REST says it. */
export const roles: Record<RestRole, CollectionRole> = {
  blender: 'BLENDER',
  coordinate: 'COORDINATE',
  hero: 'HERO',
};

/** What patterns are in their design collections, as GraphQL says it. */
export const restRoles: Record<CollectionRole, RestRole> = {
  BLENDER: 'blender',
  COORDINATE: 'coordinate',
  HERO: 'hero',
};
