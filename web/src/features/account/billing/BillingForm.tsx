import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { BillingFields } from './BillingFields.tsx';
import { useBillingDetails } from './useBillingDetails.ts';

/** Form for the company that invoices are made out to. */
export function BillingForm() {
  const billing = useBillingDetails();
  const { isChanged, isSaving, details, save } = billing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Form noValidate={false} display="grid" gap="5" maxWidth="460px" onSubmit={submit}>
      <BillingFields billing={billing} />
      <chakra.div display="flex" alignItems="center" gap="4">
        <Button type="submit" disabled={!isChanged || isSaving}>
          {isSaving ? 'Please wait...' : 'Save invoice details'}
        </Button>
        <chakra.span role="status" color="ink.muted" fontSize="14px">
          {!isChanged && details.company !== '' ? 'Stands on your next invoices.' : null}
        </chakra.span>
      </chakra.div>
    </Form>
  );
}
