import type { Account, Shop } from '../shop.ts';
import { assetDeskState } from './asset-desk.ts';
import { auditQueries } from './audit.ts';
import { categoryDeskState } from './category-desk.ts';
import { collectionDeskState } from './collection-desk.ts';
import { couponDeskState } from './coupon-desk.ts';
import { departureState } from './departures.ts';
import { exportMutations } from './exports.ts';
import { findQueries } from './finds.ts';
import { mailOutboxState } from './mail-outbox.ts';
import { moneyState } from './money.ts';
import { newsletterDeskState } from './newsletter-desk.ts';
import { peopleState } from './people.ts';
import { planDeskState } from './plan-desk.ts';
import { priceDeskState } from './price-desk.ts';
import { rateCardState } from './rate-cards.ts';
import { refundState } from './refunds.ts';
import { judgedSearchState } from './judged-searches.ts';
import { searchDeskState } from './search-desk.ts';
import { searchPinState } from './search-pins.ts';
import { switchState } from './shop-switches.ts';
import { studioDeskState } from './studio-desk.ts';
import { takedownState } from './takedowns.ts';
import { type DeskState, staffState } from './staff.ts';
import { supportState } from './support.ts';
import { systemState } from './system.ts';
import { textDeskState } from './text-desk.ts';

/** State and resolvers of all staff desks, with the accounts that have re-entered their password. */
export function deskState(shop: Shop): DeskState & { readonly proven: ReadonlySet<Account> } {
  const proven = new Set<Account>();
  const desks: readonly DeskState[] = [
    supportState(shop),
    couponDeskState(shop),
    planDeskState(shop),
    newsletterDeskState(shop),
    mailOutboxState(shop),
    priceDeskState(shop),
    refundState(shop),
    { queries: { ...auditQueries(shop), ...findQueries(shop) }, mutations: exportMutations(shop, proven) },
    peopleState(shop, proven),
    staffState(shop, proven),
    rateCardState(shop, proven),
    departureState(shop, proven),
    systemState(shop),
    switchState(shop),
    moneyState(shop),
    searchDeskState(shop),
    searchPinState(shop),
    judgedSearchState(shop),
    textDeskState(shop),
    categoryDeskState(shop),
    collectionDeskState(shop),
    assetDeskState(shop),
    takedownState(shop),
    studioDeskState(shop),
  ];
  const all = desks.reduce((before, { queries, mutations }) => ({
    queries: { ...before.queries, ...queries },
    mutations: { ...before.mutations, ...mutations },
  }));
  return { ...all, proven };
}
