import type { PaymentMethods } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** How this shop is paid. */
export interface PaymentsApi {
  settings(): Promise<PaymentMethods>;
}

/** Payment over REST, asked once for a request. */
export function restPaymentsApi(client: RestClient): PaymentsApi {
  let asked: Promise<PaymentMethods> | undefined;
  return { settings: () => (asked ??= client.get<PaymentMethods>(restPath`/payment-methods`)) };
}
