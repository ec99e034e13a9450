import { earliestRateCardStart } from '@halfdrop/domain';
import { rateCard } from '../factories/rate-card.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { brokenRules } from '../rules.ts';
import type { Account, Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { proofRequired } from '../user-errors.ts';

/** State and resolvers of rate cards: one card, until another is announced. */
export function rateCardState(
  shop: Shop,
  proven: ReadonlySet<Account>,
): { queries: QueryResolvers; mutations: MutationResolvers } {
  const cards = [rateCard()];
  return {
    queries: { rateCards: () => cards },
    mutations: {
      announceRateCard: (_root, { input }, context) => {
        shop.demand(context, 'rates.announce');
        if (!proven.has(signedIn(shop, context))) return { rateCard: null, errors: [proofRequired] };
        const now = new Date();
        const earliest = earliestRateCardStart(now).toISOString();
        const errors = brokenRules([
          [input.reason.trim() !== '', 'reason', 'Say why'],
          [
            input.startsAt >= earliest,
            'startsAt',
            `Studios are notified 60 days before: ${earliest.slice(0, 10)} at the earliest`,
          ],
        ]);
        if (errors.length > 0) return { rateCard: null, errors };
        if (input.version !== cards.length + 1) {
          const message = 'This was changed elsewhere in the meantime. Nothing was overwritten.';
          const conflict = { message, path: ['version'], currentVersion: cards.length };
          return { rateCard: null, errors: [{ __typename: 'VersionConflictError', ...conflict }] };
        }
        const announced = rateCard({ ...input, announcedAt: now.toISOString() });
        cards.push(announced);
        return { rateCard: announced, errors };
      },
    },
  };
}
