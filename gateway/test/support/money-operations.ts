import { ERRORS, MONEY, PAGE } from './selections.ts';

const TRANSACTION = `key kind postedAt amount { ${MONEY} }`;

/** Operations that cover every root field of the ledger once. */
export const moneyOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'adminPayouts',
    `{ adminPayouts(limit: 2) { items { id studio { id name } number amount { ${MONEY} } status reason month requestedAt
      settledAt } ${PAGE} } }`,
  ],
  ['exportPayouts', `mutation { exportPayouts(input: { view: FAILED }) { url ${ERRORS} } }`],
  ['ledgerTransactions', `{ ledgerTransactions(limit: 2) { items { ${TRANSACTION} } ${PAGE} } }`],
  [
    'ledgerTransaction',
    `{ ledgerTransaction(key: "order-paid:1") { transaction { ${TRANSACTION} }
      entries { account amount { ${MONEY} } } orderNumber } }`,
  ],
  [
    'reconciliations',
    `{ reconciliations {
      reconciliations { id provider fromAt startedAt finishedAt chargeCount refundCount differenceCount }
      differences { difference kind reference theirAmount { ${MONEY} } ourAmount { ${MONEY} } ledgerKey orderNumber
        happenedAt } } }`,
  ],
  ['requestReconciliation', `mutation { requestReconciliation { requestedAt ${ERRORS} } }`],
];
