import { can, TaxPapersFields } from '@halfdrop/domain';
import { designers } from '../factories/designer.ts';
import { afterPayoutRequest, demoStudioPayouts, PAYOUT_NOW } from '../factories/payout.ts';
import { forbidden } from '../failures.ts';
import type {
  AdminPayout,
  AdminPayoutView,
  MutationResolvers,
  Payout,
  PayoutStatus,
  QueryResolvers,
  StudioPayouts,
} from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import type { Shop } from '../shop.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import { signedIn } from '../signed-in.ts';
import { notFound } from '../user-errors.ts';

const onTheWay: readonly PayoutStatus[] = ['REQUESTED', 'SENT'];
const failed: readonly PayoutStatus[] = ['FAILED', 'RETURNED'];
const views: Readonly<Record<AdminPayoutView, readonly PayoutStatus[]>> = {
  ALL: [...onTheWay, ...failed, 'PAID'],
  FAILED: failed,
  ON_THE_WAY: onTheWay,
  PAID: ['PAID'],
};

function toAdminPayout(studioId: string, payout: Payout): AdminPayout {
  const { id, number, amount, status, reason, month, requestedAt, settledAt } = payout;
  const studio = { id: studioId, name: designers.find((each) => each.id === studioId)?.name ?? '' };
  return { id: `${studioId}-${id}`, studio, number, amount, status, reason, month, requestedAt, settledAt };
}

/** Returns the payouts of a view, for studios whose name starts with a text, newest first. */
function listed(studios: ReadonlyMap<string, StudioPayouts>, view: AdminPayoutView, search: string): AdminPayout[] {
  const beginning = search.trim().toLowerCase();
  return [...studios]
    .flatMap(([id, { payouts }]) => payouts.map((payout) => toAdminPayout(id, payout)))
    .filter(({ status, studio }) => views[view].includes(status) && studio.name.toLowerCase().startsWith(beginning))
    .toSorted((left, right) => right.requestedAt.localeCompare(left.requestedAt));
}

/** State and resolvers of payouts. */
export function payoutState(shop: Shop): { queries: QueryResolvers; mutations: MutationResolvers } {
  const studios = new Map(designers.slice(0, 2).map(({ id }) => [id, demoStudioPayouts(id)]));

  /** Returns the payouts of a studio if the viewer manages its money. */
  const ownedBy = (context: MockContext, studioId: string): StudioPayouts | undefined => {
    const { user } = signedIn(shop, context);
    if (!can(user, 'studio.payouts')) throw forbidden();
    return can(user, 'studio.payouts', { kind: 'studio', id: studioId }) ? studios.get(studioId) : undefined;
  };

  return {
    queries: {
      adminPayouts: (_root, { view, sort, search, page, limit }, context) => {
        shop.demand(context, 'money.inspect');
        const found = shop.scenario === 'empty' ? [] : listed(studios, view ?? 'ALL', search ?? '');
        return paged(sort === 'REQUESTED' ? found.toReversed() : found, page ?? 1, limit ?? 24);
      },
      studioPayouts: (_root, { studioId }, context) => ownedBy(context, studioId) ?? null,
    },
    mutations: {
      requestPayout: (_root, { input: { studioId } }, context) => {
        const studio = ownedBy(context, studioId);
        if (!studio) return { studioPayouts: null, errors: [notFound('studioId')] };
        if (studio.payouts[0]?.settledAt === null) return { studioPayouts: studio, errors: [] };
        if (!studio.taxPapers) {
          const message = 'Fill in the tax papers of the studio first.';
          return { studioPayouts: null, errors: [{ __typename: 'TaxPapersRequiredError', message, path: [] }] };
        }
        if (studio.balance.minorUnits < studio.minimum.minorUnits) {
          const message = 'The balance is too small to be paid out yet.';
          return { studioPayouts: null, errors: [{ __typename: 'PayoutRefusedError', message, path: [] }] };
        }
        const paid = afterPayoutRequest(studio);
        studios.set(studioId, paid);
        return { studioPayouts: paid, errors: [] };
      },
      saveTaxPapers: (_root, { input: { studioId, taxNumber, ...papers } }, context) => {
        const studio = ownedBy(context, studioId);
        if (!studio) return { studioPayouts: null, errors: [notFound('studioId')] };
        const broken = brokenRules([
          fieldRule('legalName', TaxPapersFields.legalName, papers.legalName),
          fieldRule('address', TaxPapersFields.address, papers.address),
          fieldRule('country', TaxPapersFields.country, papers.country),
          fieldRule('taxNumber', TaxPapersFields.taxNumber, taxNumber),
        ]);
        if (broken.length > 0) return { studioPayouts: null, errors: broken };
        const taxPapers = { ...papers, taxNumberEnding: taxNumber.slice(-3), savedAt: PAYOUT_NOW };
        const saved = { ...studio, taxPapers };
        studios.set(studioId, saved);
        return { studioPayouts: saved, errors: [] };
      },
      startPayoutOnboarding: (_root, { input: { studioId } }, context) =>
        ownedBy(context, studioId)
          ? { url: '/contributor', errors: [] }
          : { url: null, errors: [notFound('studioId')] },
    },
  };
}
