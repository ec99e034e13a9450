import type { JobView, MoneyCheckName, PaymentEventView } from '@halfdrop/domain';
import type {
  MoneyCheck,
  MoneyCheckFindings,
  PaymentEventPage,
  ReceivedPaymentEvent,
  SystemJob,
  SystemJobPage,
  SystemState,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface Wanted<View> {
  readonly view: View;
  readonly page: number;
  readonly limit: number;
}

/** API for system health, jobs, payment events and money checks. */
export interface SystemApi {
  state(): Promise<SystemState>;
  jobs(wanted: Wanted<JobView>): Promise<SystemJobPage>;
  retryJob(id: string): Promise<SystemJob>;
  discardJob(id: string, reason: string): Promise<SystemJob>;
  paymentEvents(wanted: Wanted<PaymentEventView>): Promise<PaymentEventPage>;
  processPaymentEvent(id: string): Promise<ReceivedPaymentEvent>;
  moneyChecks(): Promise<MoneyCheck[]>;
  moneyCheck(name: MoneyCheckName): Promise<MoneyCheckFindings>;
}

/** Creates a `SystemApi` that calls the REST API. */
export function restSystemApi(client: RestClient): SystemApi {
  return {
    state: () => client.get<SystemState>(restPath`/admin/system`),
    jobs: (wanted) => client.get<SystemJobPage>(restPath`/admin/system/jobs`, { ...wanted }),
    retryJob: (id) => client.post<SystemJob>(restPath`/admin/system/jobs/${id}/retry`),
    discardJob: (id, reason) => client.post<SystemJob>(restPath`/admin/system/jobs/${id}/discard`, { reason }),
    paymentEvents: (wanted) => client.get<PaymentEventPage>(restPath`/admin/system/payment-events`, { ...wanted }),
    processPaymentEvent: (id) =>
      client.post<ReceivedPaymentEvent>(restPath`/admin/system/payment-events/${id}/process`),
    moneyChecks: () => client.get<MoneyCheck[]>(restPath`/admin/money-checks`),
    moneyCheck: (name) => client.get<MoneyCheckFindings>(restPath`/admin/money-checks/${name}`),
  };
}
