import type { NewsletterSubscription } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for newsletter subscriptions. */
export interface NewsletterApi {
  subscribe(email: string): Promise<NewsletterSubscription>;
  confirm(token: string): Promise<NewsletterSubscription>;
  unsubscribe(token: string): Promise<NewsletterSubscription>;
}

/** Creates a `NewsletterApi` that calls the REST API. */
export function restNewsletterApi(client: RestClient): NewsletterApi {
  return {
    subscribe: (email) => client.post<NewsletterSubscription>(restPath`/newsletter/subscriptions`, { email }),
    confirm: (token) => client.post<NewsletterSubscription>(restPath`/newsletter/confirmations`, { token }),
    unsubscribe: (token) =>
      client.post<NewsletterSubscription>(restPath`/api/newsletter/unsubscribe`, {}, { query: { token } }),
  };
}
