import { chakra } from '@chakra-ui/react';
import { LinkButton } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { DeskHead } from '../DeskHead.tsx';
import { LedgerExport } from './LedgerExport.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { Reconciliation } from './Reconciliation.tsx';

/** The shop's money: reconciliation with the provider, the ledger, and exports for bookkeeping. */
export function MoneyDesk() {
  return (
    <>
      <DeskHead title="Money">
        <LinkButton to="/admin/payouts" variant="outline">
          Payouts of studios
        </LinkButton>
      </DeskHead>
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
