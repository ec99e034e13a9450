import type { PaymentMethods } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** API for payment options. */
export interface PaymentsApi {
  settings(): Promise<PaymentMethods>;
}

/** Creates a `PaymentsApi` that calls the REST API once per request. */
export function restPaymentsApi(client: RestClient): PaymentsApi {
  let asked: Promise<PaymentMethods> | undefined;
  return { settings: () => (asked ??= client.get<PaymentMethods>(restPath`/payment-methods`)) };
}
