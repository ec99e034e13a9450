import { can, earliestClosing } from '@halfdrop/domain';
import { departure } from '../factories/departure.ts';
import { designers } from '../factories/designer.ts';
import { forbidden } from '../failures.ts';
import type { Departure, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { notFound, proofRequired } from '../user-errors.ts';

const ON_SALE = 12;
const illegal = (message: string) => ({ __typename: 'IllegalTransitionError' as const, message, path: [] });

interface State {
  readonly queries: QueryResolvers;
  readonly mutations: MutationResolvers;
}

/** State and resolvers of studio departures; initially there are none. */
export function departureState(shop: Shop, proven: ReadonlySet<Account>): State {
  const departures = new Map<string, Departure>();
  const ownedBy = (context: MockContext, studioId: string): boolean => {
    const { user } = signedIn(shop, context);
    if (!can(user, 'studio.close')) throw forbidden();
    return can(user, 'studio.close', { kind: 'studio', id: studioId });
  };
  const shown = (id: string) => ({ id, departure: departures.get(id) ?? null, onSaleCount: ON_SALE });
  const listed = () =>
    designers.flatMap(({ id, name, slug }) => {
      const found = departures.get(id);
      return found ? [{ id, name, slug, departure: found }] : [];
    });

  return {
    queries: {
      studioDeparture: (_root, { studioId }, context) => (ownedBy(context, studioId) ? shown(studioId) : null),
      departures: (_root, _args, context) => {
        shop.demand(context, 'studios.close');
        return listed();
      },
    },
    mutations: {
      announceDeparture: (_root, { input: { studioId, leavesAt } }, context) => {
        if (!ownedBy(context, studioId)) return { studioDeparture: null, errors: [notFound('studioId')] };
        const isToCome = leavesAt > new Date().toISOString();
        const errors = brokenRules([[isToCome, 'leavesAt', 'Choose a future day']]);
        if (errors.length > 0) return { studioDeparture: null, errors };
        if (departures.get(studioId)?.isByShop) {
          return { studioDeparture: null, errors: [illegal('The shop is closing this studio.')] };
        }
        departures.set(studioId, departure({ leavesAt }));
        return { studioDeparture: shown(studioId), errors };
      },
      takeDepartureBack: (_root, { input: { studioId } }, context) => {
        if (!ownedBy(context, studioId)) return { studioDeparture: null, errors: [notFound('studioId')] };
        departures.delete(studioId);
        return { studioDeparture: shown(studioId), errors: [] };
      },
      linkStudioPack: (_root, { input: { studioId } }, context) =>
        ownedBy(context, studioId)
          ? { url: '/contributor/leave#pack', errors: [] }
          : { url: null, errors: [notFound('studioId')] },
      ...closings(shop, proven, { departures, listed }),
    },
  };
}

interface Departures {
  readonly departures: Map<string, Departure>;
  readonly listed: () => Array<{ id: string; name: string; slug: string; departure: Departure }>;
}

function closings(shop: Shop, proven: ReadonlySet<Account>, { departures, listed }: Departures): MutationResolvers {
  return {
    closeStudio: (_root, { input: { slug, closesAt, reason } }, context) => {
      shop.demand(context, 'studios.close');
      if (!proven.has(signedIn(shop, context))) return { departure: null, errors: [proofRequired] };
      const studio = designers.find((each) => each.slug === slug);
      const earliest = earliestClosing(new Date()).toISOString();
      const errors = brokenRules([
        [studio !== undefined, 'slug', 'There is no active studio with this address'],
        [
          closesAt >= earliest,
          'closesAt',
          `Studios are notified 30 days before: ${earliest.slice(0, 10)} at the earliest`,
        ],
      ]);
      if (!studio || errors.length > 0) return { departure: null, errors };
      departures.set(studio.id, departure({ isByShop: true, leavesAt: closesAt, reason }));
      return { departure: listed().find(({ id }) => id === studio.id) ?? null, errors };
    },
    takeClosingBack: (_root, { input: { studioId } }, context) => {
      shop.demand(context, 'studios.close');
      if (!proven.has(signedIn(shop, context))) return { departures: null, errors: [proofRequired] };
      if (!departures.get(studioId)?.isByShop) return { departures: null, errors: [notFound('studioId')] };
      departures.delete(studioId);
      return { departures: listed(), errors: [] };
    },
  };
}
