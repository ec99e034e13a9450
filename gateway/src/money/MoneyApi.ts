import type {
  LedgerPage,
  LedgerTransactionDetails,
  Reconciliations,
  ReconciliationRequest,
} from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

/** Filter for ledger transactions. */
interface WantedTransactions {
  readonly day?: string;
  readonly account?: string;
  readonly q?: string;
  readonly page: number;
  readonly limit: number;
}

/** The ledger and its reconciliation with the payment provider. */
export interface MoneyApi {
  transactions(wanted: WantedTransactions): Promise<LedgerPage>;
  transaction(key: string): Promise<LedgerTransactionDetails | null>;
  reconciliations(): Promise<Reconciliations>;
  reconcile(): Promise<ReconciliationRequest>;
}

/** Creates a `MoneyApi` that calls the REST API. */
export function restMoneyApi(client: RestClient): MoneyApi {
  return {
    transactions: (wanted) => client.get<LedgerPage>(restPath`/admin/money/transactions`, { ...wanted }),
    transaction: (key) => client.find<LedgerTransactionDetails>(restPath`/admin/money/transactions/${key}`),
    reconciliations: () => client.get<Reconciliations>(restPath`/admin/money/reconciliations`),
    reconcile: () => client.post<ReconciliationRequest>(restPath`/admin/money/reconciliations`),
  };
}
