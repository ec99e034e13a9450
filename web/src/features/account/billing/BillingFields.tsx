import { chakra } from '@chakra-ui/react';
import { MAX_COMPANY_CHARACTERS, MAX_TAX_NUMBER_CHARACTERS } from '@halfdrop/domain';
import { TextField } from '#ui/Field.tsx';
import { FormError } from '#ui/FormError.tsx';
import type { useBillingDetails } from './useBillingDetails.ts';

interface BillingFieldsProps {
  readonly billing: Pick<ReturnType<typeof useBillingDetails>, 'details' | 'change' | 'problem'>;
}

/** Company and tax number, as printed on invoices. */
export function BillingFields({ billing: { details, change, problem } }: BillingFieldsProps) {
  return (
    <chakra.div display="grid" gap="4">
      <FormError message={problem ?? undefined} />
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={MAX_COMPANY_CHARACTERS}
        value={details.company}
        onChange={({ target }) => change({ company: target.value })}
      />
      <TextField
        label="Tax number"
        autoComplete="off"
        maxLength={MAX_TAX_NUMBER_CHARACTERS}
        value={details.taxNumber}
        onChange={({ target }) => change({ taxNumber: target.value })}
      />
    </chakra.div>
  );
}
