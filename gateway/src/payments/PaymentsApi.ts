import type { PaymentMethods } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** How this shop is paid. */
export interface PaymentsApi {
  methods(): Promise<PaymentMethods['methods']>;
}

/** Payment over REST. */
export function restPaymentsApi(client: RestClient): PaymentsApi {
  return { methods: async () => (await client.get<PaymentMethods>(restPath`/payment-methods`)).methods };
}
