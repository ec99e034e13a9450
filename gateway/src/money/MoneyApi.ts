import type {
  LedgerPage,
  LedgerTransactionDetails,
  Reconciliations,
  ReconciliationRequest,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Which transactions are wanted. */
interface WantedTransactions {
  readonly day?: string;
  readonly account?: string;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** The books, and whether the payment provider has the same. */
export interface MoneyApi {
  transactions(wanted: WantedTransactions): Promise<LedgerPage>;
  transaction(key: string): Promise<LedgerTransactionDetails | null>;
  reconciliations(): Promise<Reconciliations>;
  reconcile(): Promise<ReconciliationRequest>;
}

/** The books over REST. */
export function restMoneyApi(client: RestClient): MoneyApi {
  return {
    transactions: (wanted) => client.get<LedgerPage>(restPath`/admin/money/transactions`, { ...wanted }),
    transaction: (key) => client.find<LedgerTransactionDetails>(restPath`/admin/money/transactions/${key}`),
    reconciliations: () => client.get<Reconciliations>(restPath`/admin/money/reconciliations`),
    reconcile: () => client.post<ReconciliationRequest>(restPath`/admin/money/reconciliations`),
  };
}
