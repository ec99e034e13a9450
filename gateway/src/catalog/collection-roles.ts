import type { CollectionRole } from '../generated/resolvers.ts';
import type { Asset } from '../generated/rest.ts';

type RestRole = NonNullable<Asset['role']>;

/** Collection roles by REST name. */
export const roles: Record<RestRole, CollectionRole> = {
  blender: 'BLENDER',
  coordinate: 'COORDINATE',
  hero: 'HERO',
};

/** REST names of collection roles. */
export const restRoles: Record<CollectionRole, RestRole> = {
  BLENDER: 'blender',
  COORDINATE: 'coordinate',
  HERO: 'hero',
};
