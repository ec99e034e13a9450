import { chakra } from '@chakra-ui/react';
import { MAX_PINNED_PATTERNS } from '@halfdrop/domain';
import { useForm } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { JudgedTrial } from './JudgedTrial.tsx';
import { useSaveSearchPinMutation } from './SaveSearchPin.mutation.generated.ts';

interface Props {
  /** The pin to edit; null for a new one. */
  readonly pin: {
    readonly words: string;
    readonly endsOn: string | null;
    readonly patterns: ReadonlyArray<{ readonly sku: string }>;
  } | null;
  readonly onSaved: () => void;
}

const fields = ['words', 'skus', 'endsOn'] as const;

/** Parses SKUs with any separators. */
const skusIn = (text: string) => text.split(/[\s,;]+/).filter((sku) => sku !== '');

/** Form to pin patterns to a search, or replace them. */
export function SearchPinForm({ pin, onSaved }: Props) {
  const [savePin] = useSaveSearchPinMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({
    defaultValues: {
      words: pin?.words ?? '',
      skus: pin?.patterns.map(({ sku }) => sku).join('\n') ?? '',
      endsOn: pin?.endsOn ?? '',
    },
  });
  const submit = form.handleSubmit(async ({ words, skus, endsOn }) => {
    const input = { words, skus: skusIn(skus), endsOn: endsOn === '' ? null : endsOn };
    const { failure } = await send(async () => (await savePin({ variables: { input } })).data?.saveSearchPin);
    if (failure) return showFailure(form.setError, fields, failure);
    form.reset({ words: '', skus: '', endsOn: '' });
    onSaved();
    return toast({ status: 'success', title: 'The patterns are pinned', description: 'Searches follow at once.' });
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  useUnsavedGuard(isDirty);
  const readDraft = () => {
    form.clearErrors();
    const { words, skus } = form.getValues();
    return { pin: { words, skus: skusIn(skus) } };
  };
  const isOfField = errors.words ?? errors.skus ?? errors.endsOn;
  return (
    <Form aria-label="Pin patterns" display="grid" gap="4" maxWidth="40rem" onSubmit={(event) => void submit(event)}>
      <Heading size="card">{pin ? `Change “${pin.words}”` : 'Pin patterns'}</Heading>
      <FormError message={isOfField ? undefined : errors.root?.message} />
      <TextField
        label="Who searches for"
        maxLength={100}
        autoComplete="off"
        error={errors.words?.message}
        {...form.register('words')}
      />
      <TextAreaField
        label="Sees first"
        hint={`Asset IDs, one a line, the first in front; at most ${MAX_PINNED_PATTERNS}.`}
        rows={4}
        error={errors.skus?.message}
        {...form.register('skus')}
      />
      <TextField
        label="Until (optional)"
        type="date"
        hint="The last day on which they stand first."
        error={errors.endsOn?.message}
        {...form.register('endsOn')}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SubmitButton label="Pin" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        <JudgedTrial readDraft={readDraft} onRefused={(message) => form.setError('root', { message })} />
      </chakra.div>
    </Form>
  );
}
