import type { Apis } from '../../src/context.ts';
import type { Caller } from '../../src/platform/request-context.ts';
import { RestFailure } from '../../src/platform/rest-failure.ts';
import { accountFakes } from './fakes/account.ts';
import { moneyFakes } from './fakes/money.ts';
import { purchaseFakes } from './fakes/purchase.ts';
import { searchFakes } from './fakes/search.ts';
import { shopFakes } from './fakes/shop.ts';
import { staffFakes } from './fakes/staff.ts';
import { studioFakes } from './fakes/studio.ts';
import { systemFakes } from './fakes/system.ts';

/** Single calls a test answers itself. */
export type FakeApis = { readonly [Domain in keyof Apis]?: Partial<Apis[Domain]> };

/** A problem as the api answers it. */
export function problem(status: number, code: string, facts: Readonly<Record<string, unknown>> = {}): RestFailure {
  return new RestFailure(status, { code, message: `Words for ${code}`, ...facts });
}

function defaults(): Apis {
  return {
    ...accountFakes(),
    ...shopFakes(),
    ...purchaseFakes(),
    ...studioFakes(),
    ...staffFakes(),
    ...systemFakes(),
    ...moneyFakes(),
    ...searchFakes(),
  };
}

/** One call that reached the fakes. */
interface RecordedCall {
  /** Such as `catalog.list`. */
  readonly name: string;
  readonly args: readonly unknown[];
  readonly token: string | null;
}

/** REST calls without a network: every domain answers with fixtures, and what was called is written down. */
export function fakeApis(answers: FakeApis = {}) {
  const calls: RecordedCall[] = [];
  const recorded = <Calls extends object>(domain: string, target: Calls, token: string | null): Calls =>
    new Proxy(target, {
      get: (object, property, receiver) => {
        const call: unknown = Reflect.get(object, property, receiver);
        if (typeof call !== 'function') return call;
        return (...args: unknown[]) => {
          calls.push({ name: `${domain}.${String(property)}`, args, token });
          return call(...args);
        };
      },
    });
  const apisFor = ({ token }: Caller): Apis => {
    const base = defaults();
    return {
      account: recorded('account', { ...base.account, ...answers.account }, token),
      applications: recorded('applications', { ...base.applications, ...answers.applications }, token),
      admin: recorded('admin', { ...base.admin, ...answers.admin }, token),
      cart: recorded('cart', { ...base.cart, ...answers.cart }, token),
      couponDesk: recorded('couponDesk', { ...base.couponDesk, ...answers.couponDesk }, token),
      planDesk: recorded('planDesk', { ...base.planDesk, ...answers.planDesk }, token),
      subscriptionDesk: recorded('subscriptionDesk', { ...base.subscriptionDesk, ...answers.subscriptionDesk }, token),
      priceDesk: recorded('priceDesk', { ...base.priceDesk, ...answers.priceDesk }, token),
      catalog: recorded('catalog', { ...base.catalog, ...answers.catalog }, token),
      content: recorded('content', { ...base.content, ...answers.content }, token),
      designers: recorded('designers', { ...base.designers, ...answers.designers }, token),
      downloads: recorded('downloads', { ...base.downloads, ...answers.downloads }, token),
      googleSignIn: recorded('googleSignIn', { ...base.googleSignIn, ...answers.googleSignIn }, token),
      help: recorded('help', { ...base.help, ...answers.help }, token),
      digests: recorded('digests', { ...base.digests, ...answers.digests }, token),
      insights: recorded('insights', { ...base.insights, ...answers.insights }, token),
      newsletter: recorded('newsletter', { ...base.newsletter, ...answers.newsletter }, token),
      newsletterDesk: recorded('newsletterDesk', { ...base.newsletterDesk, ...answers.newsletterDesk }, token),
      privacy: recorded('privacy', { ...base.privacy, ...answers.privacy }, token),
      reviews: recorded('reviews', { ...base.reviews, ...answers.reviews }, token),
      reviewReports: recorded('reviewReports', { ...base.reviewReports, ...answers.reviewReports }, token),
      takedowns: recorded('takedowns', { ...base.takedowns, ...answers.takedowns }, token),
      studioDesk: recorded('studioDesk', { ...base.studioDesk, ...answers.studioDesk }, token),
      sitemap: recorded('sitemap', { ...base.sitemap, ...answers.sitemap }, token),
      payments: recorded('payments', { ...base.payments, ...answers.payments }, token),
      subscriptions: recorded('subscriptions', { ...base.subscriptions, ...answers.subscriptions }, token),
      people: recorded('people', { ...base.people, ...answers.people }, token),
      orders: recorded('orders', { ...base.orders, ...answers.orders }, token),
      staff: recorded('staff', { ...base.staff, ...answers.staff }, token),
      studios: recorded('studios', { ...base.studios, ...answers.studios }, token),
      studioAssets: recorded('studioAssets', { ...base.studioAssets, ...answers.studioAssets }, token),
      notices: recorded('notices', { ...base.notices, ...answers.notices }, token),
      studioCollections: recorded(
        'studioCollections',
        { ...base.studioCollections, ...answers.studioCollections },
        token,
      ),
      departures: recorded('departures', { ...base.departures, ...answers.departures }, token),
      payouts: recorded('payouts', { ...base.payouts, ...answers.payouts }, token),
      royalties: recorded('royalties', { ...base.royalties, ...answers.royalties }, token),
      submissions: recorded('submissions', { ...base.submissions, ...answers.submissions }, token),
      submissionMessages: recorded(
        'submissionMessages',
        { ...base.submissionMessages, ...answers.submissionMessages },
        token,
      ),
      searchDesk: recorded('searchDesk', { ...base.searchDesk, ...answers.searchDesk }, token),
      judgedSearches: recorded('judgedSearches', { ...base.judgedSearches, ...answers.judgedSearches }, token),
      searchPins: recorded('searchPins', { ...base.searchPins, ...answers.searchPins }, token),
      money: recorded('money', { ...base.money, ...answers.money }, token),
      mailOutbox: recorded('mailOutbox', { ...base.mailOutbox, ...answers.mailOutbox }, token),
      shopSwitches: recorded('shopSwitches', { ...base.shopSwitches, ...answers.shopSwitches }, token),
      system: recorded('system', { ...base.system, ...answers.system }, token),
      support: recorded('support', { ...base.support, ...answers.support }, token),
      assetDesk: recorded('assetDesk', { ...base.assetDesk, ...answers.assetDesk }, token),
      categoryDesk: recorded('categoryDesk', { ...base.categoryDesk, ...answers.categoryDesk }, token),
      collectionDesk: recorded('collectionDesk', { ...base.collectionDesk, ...answers.collectionDesk }, token),
      textDesk: recorded('textDesk', { ...base.textDesk, ...answers.textDesk }, token),
      desk: recorded('desk', { ...base.desk, ...answers.desk }, token),
    };
  };
  return { apisFor, calls, names: () => calls.map((call) => call.name) };
}
