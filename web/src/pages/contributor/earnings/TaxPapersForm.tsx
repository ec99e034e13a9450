import { chakra } from '@chakra-ui/react';
import {
  MAX_TAX_ADDRESS_CHARACTERS,
  MAX_TAX_NAME_CHARACTERS,
  MAX_TAX_NUMBER_CHARACTERS,
  TaxPapersFields,
} from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { CountryField } from '#features/studios/CountryField.tsx';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useSaveTaxPapersMutation } from './SaveTaxPapers.mutation.generated.ts';
import type { Earnings } from './useEarnings.ts';

interface Props extends Pick<Earnings, 'taxPapers'> {
  readonly studioId: string;
  readonly onSaved: () => void;
  /** Discards the input; undefined if there is nothing to return to. */
  readonly onCancel: (() => void) | undefined;
}

const rules = v.object(TaxPapersFields);
const fields = ['legalName', 'address', 'country', 'taxNumber'] as const;

function useTaxPapers({ studioId, taxPapers, onSaved }: Props) {
  const [save] = useSaveTaxPapersMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: {
      legalName: taxPapers?.legalName ?? '',
      address: taxPapers?.address ?? '',
      country: taxPapers?.country ?? '',
      taxNumber: '',
    },
  });
  const { errors, isSubmitting } = formState;
  // The button that opened the form is gone.
  const isChange = taxPapers !== null;
  useEffect(() => {
    if (isChange) setFocus('legalName');
  }, [isChange, setFocus]);
  const submit = handleSubmit(async (values) => {
    const variables = { input: { studioId, ...values } };
    const { failure } = await send(async () => (await save({ variables })).data?.saveTaxPapers);
    if (failure) return showFailure(setError, fields, failure);
    toast({ status: 'success', title: 'Tax papers saved' });
    onSaved();
  });
  return { register, submit, errors, isSubmitting, secondsToWait, isChange };
}

/** Form for a studio's tax details. The number must be entered again each time, as the full number is never sent back. */
export function TaxPapersForm(props: Props) {
  const { register, submit, errors, isSubmitting, secondsToWait, isChange } = useTaxPapers(props);
  const { onCancel } = props;
  return (
    <Form aria-label="Tax papers" display="grid" gap="5" maxWidth="36rem" onSubmit={(event) => void submit(event)}>
      <FormError message={errors.root?.message} />
      <TextField
        label="Name of the person or company"
        autoComplete="name"
        maxLength={MAX_TAX_NAME_CHARACTERS}
        error={errors.legalName?.message}
        {...register('legalName')}
      />
      <TextAreaField
        label="Address"
        autoComplete="street-address"
        maxLength={MAX_TAX_ADDRESS_CHARACTERS}
        error={errors.address?.message}
        {...register('address')}
      />
      <CountryField error={errors.country?.message} {...register('country')} />
      <TextField
        label="Tax number"
        hint={isChange ? 'Type it again: the one that is kept is shown to nobody.' : undefined}
        autoComplete="off"
        maxLength={MAX_TAX_NUMBER_CHARACTERS}
        error={errors.taxNumber?.message}
        {...register('taxNumber')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton label="Save tax papers" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        {onCancel ? (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </chakra.div>
    </Form>
  );
}
