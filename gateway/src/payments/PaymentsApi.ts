import type { PaymentMethods } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';

/** How this shop is paid. */
export interface PaymentsApi {
  methods(): Promise<PaymentMethods['methods']>;
}

/** Payment over REST. */
export function restPaymentsApi(client: RestClient): PaymentsApi {
  return { methods: async () => (await client.get<PaymentMethods>('/payment-methods')).methods };
}
