import { chakra } from '@chakra-ui/react';
import { BillingFields } from '#features/account/billing/BillingFields.tsx';
import type { useBillingDetails } from '#features/account/billing/useBillingDetails.ts';

const Details = chakra('details', {
  base: {
    marginTop: '5',
    '& summary': { minHeight: '11', alignContent: 'center', fontSize: '15px', cursor: 'pointer' },
    '& summary:hover': { textDecoration: 'underline' },
  },
});

interface InvoiceDetailsProps {
  readonly billing: ReturnType<typeof useBillingDetails>;
}

/** Company on the invoice; saved when the payment starts. */
export function InvoiceDetails({ billing }: InvoiceDetailsProps) {
  const { company, taxNumber } = billing.details;
  const words = [company, taxNumber].filter(Boolean).join(', ');
  return (
    <Details open={billing.problem !== null || undefined}>
      <summary>{words === '' ? 'Invoice to a company' : `Invoice to ${words}`}</summary>
      <chakra.div paddingTop="3">
        <BillingFields billing={billing} />
      </chakra.div>
    </Details>
  );
}
