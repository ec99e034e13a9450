import { ReasonField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useFormAct } from '../acts/desk-acts.ts';
import type { DeskAsset } from './asset-words.ts';
import { useHoldAssetMutation } from './HoldAsset.mutation.generated.ts';
import { useReleaseAssetMutation } from './ReleaseAsset.mutation.generated.ts';

const rules = v.object({ reason: ReasonField });
const fields = ['reason'] as const;

interface Props {
  readonly asset: DeskAsset;
  readonly onChanged: () => void;
}

function usePlace({ asset, onChanged }: Props) {
  const [hold] = useHoldAssetMutation();
  const [release] = useReleaseAssetMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { reason: '' } });
  const submit = form.handleSubmit(async ({ reason }) => {
    const variables = { input: { assetId: asset.id, reason } };
    const { failure } = asset.isHeld
      ? await send(async () => (await release({ variables })).data?.releaseAsset)
      : await send(async () => (await hold({ variables })).data?.holdAsset);
    if (failure) return showFailure(form.setError, fields, failure);
    form.reset();
    onChanged();
    return toast({
      status: 'success',
      title: asset.isHeld ? 'On sale again' : 'Taken from sale',
      description: 'Its studio is told.',
    });
  });
  return { form, submit, secondsToWait };
}

/** Takes a pattern from sale, or puts it on sale again; its studio is told why. */
export function PlaceForm(props: Props) {
  const { form, submit, secondsToWait } = usePlace(props);
  const { status, isHeld } = props.asset;
  const { errors, isSubmitting } = form.formState;
  const label = isHeld ? 'Put on sale again' : 'Take from sale';
  const place = useFormAct(label);
  if (status === 'WITHDRAWN' && !isHeld) {
    return <chakra.p color="ink.muted">Its studio, or its last day, has taken it from sale.</chakra.p>;
  }
  return (
    <Form aria-label={label} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Heading size="card">{label}</Heading>
      {isHeld ? null : <chakra.p color="ink.muted">Whoever has bought or claimed it keeps licence and files.</chakra.p>}
      <FormError message={errors.reason ? undefined : errors.root?.message} />
      <TextField
        label="Why"
        hint="Its studio reads it, and it stands in the audit."
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <div ref={place}>
        <SubmitButton label={label} isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
