import { ReasonField } from '@halfdrop/domain';
import { demoSwitches } from '../factories/shop-switch.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { versionConflict } from '../user-errors.ts';

const SWITCHED_AT = '2026-11-25T09:00:00.000Z';

/** Switches, which nothing else of the mocked shop asks. */
export function switchState(shop: Shop): { readonly queries: QueryResolvers; readonly mutations: MutationResolvers } {
  const switches = new Map(demoSwitches().map((each) => [each.name, each]));
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
