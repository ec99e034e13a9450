import { type AccountApi, restAccountApi } from '../account/AccountApi.ts';
import { type GoogleSignInApi, restGoogleSignInApi } from '../account/GoogleSignInApi.ts';
import { type AdminApi, restAdminApi } from '../admin/AdminApi.ts';
import { type CartApi, restCartApi } from '../cart/CartApi.ts';
import { type CatalogApi, restCatalogApi } from '../catalog/CatalogApi.ts';
import { type ContentApi, restContentApi } from '../content/ContentApi.ts';
import { type DesignersApi, restDesignersApi } from '../designers/DesignersApi.ts';
import { type DownloadsApi, restDownloadsApi } from '../downloads/DownloadsApi.ts';
import { type HelpApi, restHelpApi } from '../help/HelpApi.ts';
import { type NewsletterApi, restNewsletterApi } from '../newsletter/NewsletterApi.ts';
import { type OrdersApi, restOrdersApi } from '../orders/OrdersApi.ts';
import { type PrivacyApi, restPrivacyApi } from '../privacy/PrivacyApi.ts';
import { restReviewsApi, type ReviewsApi } from '../reviews/ReviewsApi.ts';
import { restSitemapApi, type SitemapApi } from '../sitemap/SitemapApi.ts';
import { type PaymentsApi, restPaymentsApi } from '../payments/PaymentsApi.ts';
import { restSubscriptionsApi, type SubscriptionsApi } from '../subscriptions/SubscriptionsApi.ts';
import { restSupportApi, type SupportApi } from '../support/SupportApi.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import { RestClient } from './rest-client.ts';
import type { CallDispatcher } from './upstream-pool.ts';

/** The REST calls of every domain. */
export interface Apis {
  readonly account: AccountApi;
  readonly admin: AdminApi;
  readonly cart: CartApi;
  readonly catalog: CatalogApi;
  readonly content: ContentApi;
  readonly designers: DesignersApi;
  readonly downloads: DownloadsApi;
  readonly googleSignIn: GoogleSignInApi;
  readonly help: HelpApi;
  readonly newsletter: NewsletterApi;
  readonly orders: OrdersApi;
  readonly privacy: PrivacyApi;
  readonly reviews: ReviewsApi;
  readonly sitemap: SitemapApi;
  readonly payments: PaymentsApi;
  readonly subscriptions: SubscriptionsApi;
  readonly support: SupportApi;
}

/** What resolvers of one request share. It ends with the request. */
export interface GatewayContext extends Apis {
  /** True when the request carries a bearer token, valid or not. */
  readonly isSignedIn: boolean;
  readonly requestId: string;
  readonly loaders: Loaders;
}

/** Who asks. */
export interface Caller {
  readonly token: string | null;
  readonly requestId: string;
  readonly clientAddress: string | null;
  /** What the caller's browser says of itself; null when it says nothing. */
  readonly userAgent: string | null;
  /** Sets cookies in the caller's browser. */
  readonly onCookies?: (cookies: readonly string[]) => void;
}

/** Makes the REST calls of one caller. */
export type ApisFor = (caller: Caller) => Apis;

/** Builds the context of one request over whatever stands for the REST calls. */
export function createContext(apisFor: ApisFor, caller: Caller): GatewayContext {
  const apis = apisFor(caller);
  return {
    ...apis,
    isSignedIn: caller.token !== null,
    requestId: caller.requestId,
    loaders: createLoaders(apis),
  };
}

/** The real REST calls over one pool of connections. */
export function restApis(
  dispatcher: CallDispatcher,
  deadlineMs: number,
  onExchange?: (method: string, status: number, seconds: number) => void,
): ApisFor {
  return (caller) => {
    const client = new RestClient({ dispatcher, deadlineMs, onExchange, ...caller });
    return {
      account: restAccountApi(client),
      admin: restAdminApi(client),
      cart: restCartApi(client),
      catalog: restCatalogApi(client),
      content: restContentApi(client),
      designers: restDesignersApi(client),
      downloads: restDownloadsApi(client),
      googleSignIn: restGoogleSignInApi(client),
      help: restHelpApi(client),
      newsletter: restNewsletterApi(client),
      orders: restOrdersApi(client),
      privacy: restPrivacyApi(client),
      reviews: restReviewsApi(client),
      sitemap: restSitemapApi(client),
      payments: restPaymentsApi(client),
      subscriptions: restSubscriptionsApi(client),
      support: restSupportApi(client),
    };
  };
}
