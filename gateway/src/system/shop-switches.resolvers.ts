import type { ShopSwitchName as RestSwitchName } from '@halfdrop/domain';
import type { Resolvers, ShopSwitchName } from '../generated/resolvers.ts';
import { outcomeOf } from '../platform/payload-errors.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { ShopSwitchesApi } from './ShopSwitchesApi.ts';

interface Context extends RequestContext {
  readonly shopSwitches: ShopSwitchesApi;
}

const names: Readonly<Record<RestSwitchName, ShopSwitchName>> = {
  newsletter: 'NEWSLETTER',
  purchases: 'PURCHASES',
  'studio-applications': 'STUDIO_APPLICATIONS',
  uploads: 'UPLOADS',
};

const restNames = {
  NEWSLETTER: 'newsletter',
  PURCHASES: 'purchases',
  STUDIO_APPLICATIONS: 'studio-applications',
  UPLOADS: 'uploads',
} as const satisfies Readonly<Record<ShopSwitchName, RestSwitchName>>;

/** Resolvers for shop switches. Authorization is enforced by the API. */
export const shopSwitchResolvers: Resolvers<Context> = {
  Query: {
    shopSwitches: (_root, _args, { shopSwitches }) => shopSwitches.list(),
  },
  Mutation: {
    setShopSwitch: async (_root, { input: { name, ...wanted } }, { shopSwitches }) => {
      const { data, errors } = await outcomeOf(shopSwitches.set(restNames[name], wanted), {
        expects: ['ValidationError', 'VersionConflictError'],
        fields: { VersionConflictError: 'version' },
      });
      return { shopSwitch: data, errors };
    },
  },
  ShopSwitch: { name: ({ name }) => names[name] },
};
