import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { centsOf, MAX_REASON_CHARACTERS } from '@halfdrop/domain';
import { useForm, useFormState, type UseFormReturn, useWatch } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import type { Price } from '#lib/money.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useChangePriceMutation } from './ChangePrice.mutation.generated.ts';
import { changeFrom, priceFields, type PriceForm, PriceValues, typedFailure, valuesOf } from './price-values.ts';
import { type Entry, priceWords } from './price-words.ts';

interface Props {
  readonly entry: Entry;
  /** How many patterns and bags a change touches, in words. */
  readonly touched: string;
  /** Reads the price anew. */
  readonly onChanged: () => void;
}

/** Changes a price, at once or from a day, and says before what it touches. Who saves second is told. */
export function ChangePriceForm({ entry, touched, onChanged }: Props) {
  const [change] = useChangePriceMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<PriceForm>({ resolver: valibotResolver(PriceValues), defaultValues: valuesOf(entry) });
  const { handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);

  const submit = handleSubmit(async (values) => {
    const input = changeFrom(entry, values);
    const { failure } = await send(async () => (await change({ variables: { input } })).data?.changePrice);
    if (failure) return showFailure(setError, priceFields, typedFailure(failure));
    onChanged();
    return toast({ status: 'success', title: input.startsAt ? 'Price planned' : 'Price changed' });
  });

  return (
    <Form
      aria-label="Change the price"
      display="grid"
      gap="4"
      maxWidth="40rem"
      onSubmit={(event) => void submit(event)}
    >
      <Heading size="card">Change the price</Heading>
      <FormError message={errors.root?.message} />
      <PriceFields entry={entry} form={form} />
      <Preview entry={entry} touched={touched} form={form} />
      <div>
        <SubmitButton label="Save price" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}

interface PartProps extends Pick<Props, 'entry'> {
  readonly form: UseFormReturn<PriceForm>;
}

function PriceFields({ entry, form: { register, control } }: PartProps) {
  const { errors } = useFormState({ control });
  return (
    <>
      {entry.kind === 'ASSET' && entry.price ? (
        <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
          <input type="checkbox" {...register('isInherited')} />
          It costs what its category does
        </chakra.label>
      ) : null}
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <TextField
          label="In dollars"
          inputMode="decimal"
          autoComplete="off"
          error={errors.usd?.message}
          {...register('usd')}
        />
        <TextField
          label="In rupees"
          inputMode="decimal"
          autoComplete="off"
          error={errors.inr?.message}
          {...register('inr')}
        />
      </chakra.div>
      <TextField
        label="From"
        type="date"
        hint="Left empty for at once. Days begin at midnight UTC; a price that is planned is replaced."
        error={errors.firstDay?.message}
        {...register('firstDay')}
      />
      <TextField
        label="Why"
        hint="It stands in the history and in the audit."
        maxLength={MAX_REASON_CHARACTERS}
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason')}
      />
    </>
  );
}

/** What saving changes, before it is saved. */
function Preview({ entry, touched, form: { control } }: PartProps & Pick<Props, 'touched'>) {
  const [usd, inr, isInherited] = useWatch({ control, name: ['usd', 'inr', 'isInherited'] });
  const before = pairOf(entry.price ?? entry.inheritedPrice);
  const after = isInherited ? pairOf(entry.inheritedPrice) : amountWords(centsOf(usd), centsOf(inr));
  return (
    <chakra.p role="status" color="ink.muted">
      {before === after
        ? 'The price stays as it is.'
        : `From ${before} to ${after} for ${touched}; every one of those bags shows a notice.`}
    </chakra.p>
  );
}

function pairOf(price: Price | null): string {
  return amountWords(price?.usd.minorUnits ?? null, price?.inr.minorUnits ?? null);
}

function amountWords(cents: number | null, paise: number | null): string {
  if (cents === null || paise === null) return 'no price';
  return priceWords({ usd: { minorUnits: cents, currency: 'USD' }, inr: { minorUnits: paise, currency: 'INR' } });
}
