import { chakra } from '@chakra-ui/react';
import { Heading } from '#ui/Heading.tsx';
import { LedgerExport } from './LedgerExport.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { Reconciliation } from './Reconciliation.tsx';

/** The money of the shop: whether the provider has the same, the books, and what the bookkeeper takes away. */
export function MoneyDesk() {
  return (
    <>
      <Heading as="h1" size="page" marginBottom="6">
        Money
      </Heading>
      <chakra.div display="grid" gap="12">
        <Reconciliation>
          <section aria-labelledby="export">
            <Heading id="export" as="h2" size="card" marginBottom="4">
              Export
            </Heading>
            <LedgerExport />
          </section>
          <section aria-labelledby="ledger">
            <Heading id="ledger" as="h2" size="card" marginBottom="4">
              Ledger
            </Heading>
            <LedgerTable />
          </section>
        </Reconciliation>
      </chakra.div>
    </>
  );
}
