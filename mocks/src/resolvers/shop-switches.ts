import { ReasonField } from '@halfdrop/domain';
import type { MutationResolvers, QueryResolvers, ShopSwitch } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { versionConflict } from '../user-errors.ts';

const SWITCHED_AT = '2026-11-25T09:00:00.000Z';

/** Returns the error for a function that is switched off; empty while it is on. */
export function switchedOff({ switches }: Shop, name: ShopSwitch['name']) {
  const asked = switches.get(name);
  return asked && !asked.isOn ? [{ __typename: 'SwitchedOffError' as const, message: asked.refusal, path: [] }] : [];
}

/** State and resolvers of the shop switches. In the mocked shop, only orders and plans respect them. */
export function switchState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const { switches } = shop;
  return {
    queries: {
      shopSwitches: (_root, _args, context) => {
        shop.demand(context, 'system.manage');
        return [...switches.values()];
      },
    },
    mutations: {
      setShopSwitch: (_root, { input: { name, isOn, reason, version } }, context) => {
        shop.demand(context, 'system.manage');
        const known = switches.get(name);
        if (!known) throw new Error(`there is no switch ${name}`);
        const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
        if (errors.length > 0) return { shopSwitch: null, errors };
        if (known.version !== version) return { shopSwitch: null, errors: [versionConflict(known.version)] };
        const shopSwitch = { ...known, isOn, reason: reason.trim(), changedAt: SWITCHED_AT, version: version + 1 };
        switches.set(name, shopSwitch);
        return { shopSwitch, errors: [] };
      },
    },
  };
}
