import { HOLD_NOTICE_DAYS, ReasonField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { formatDay } from '#lib/dates.ts';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useFormAct } from '../acts/desk-acts.ts';
import type { DeskAsset } from './asset-words.ts';
import { useAnnounceAssetHoldMutation } from './AnnounceAssetHold.mutation.generated.ts';
import { useHoldAssetMutation } from './HoldAsset.mutation.generated.ts';
import { useReleaseAssetMutation } from './ReleaseAsset.mutation.generated.ts';

const rules = v.object({ reason: ReasonField, isAtOnce: v.boolean() });
const fields = ['reason'] as const;

interface Props {
  readonly asset: DeskAsset;
  readonly onChanged: () => void;
}

/** Returns what the form does to a pattern in its current state. */
function placing({ isHeld, announcedHold }: DeskAsset) {
  if (isHeld) return { act: 'release', label: 'Put on sale again', done: 'On sale again' } as const;
  if (announcedHold) return { act: 'release', label: 'Leave it on sale', done: 'It stays on sale' } as const;
  return { act: 'hold', label: 'Take from sale', done: 'Its studio is told' } as const;
}

function usePlace({ asset, onChanged }: Props) {
  const [announce] = useAnnounceAssetHoldMutation();
  const [hold] = useHoldAssetMutation();
  const [release] = useReleaseAssetMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { reason: '', isAtOnce: false } });
  const { act, label, done } = placing(asset);
  const submit = form.handleSubmit(async ({ reason, isAtOnce }) => {
    const variables = { input: { assetId: asset.id, reason } };
    const { failure } = await send(async () => {
      if (act === 'release') return (await release({ variables })).data?.releaseAsset;
      if (isAtOnce) return (await hold({ variables })).data?.holdAsset;
      return (await announce({ variables })).data?.announceAssetHold;
    });
    if (failure) return showFailure(form.setError, fields, failure);
    form.reset();
    onChanged();
    return toast({ status: 'success', title: done });
  });
  return { form, submit, secondsToWait, act, label };
}

/** Takes a pattern off sale, with notice or at once, or puts it back; its studio is told the reason. */
export function PlaceForm(props: Props) {
  const { form, submit, secondsToWait, act, label } = usePlace(props);
  const { status, isHeld, announcedHold } = props.asset;
  const { errors, isSubmitting } = form.formState;
  const place = useFormAct(label);
  if (status === 'WITHDRAWN' && !isHeld && !announcedHold) {
    return <chakra.p color="ink.muted">Its studio, or its last day, has taken it from sale.</chakra.p>;
  }
  return (
    <Form aria-label={label} display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Heading size="card">{label}</Heading>
      <chakra.p color="ink.muted">{explanationOf(props.asset)}</chakra.p>
      <FormError message={errors.reason ? undefined : errors.root?.message} />
      <TextField
        label="Why"
        hint="Its studio reads it, and it stands in the audit."
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      {act === 'hold' ? (
        <CheckField
          label="At once, as somebody would be harmed meanwhile: a claim of rights, something unlawful, fraud"
          {...form.register('isAtOnce')}
        />
      ) : null}
      <div ref={place}>
        <SubmitButton label={label} isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}

function explanationOf({ isHeld, announcedHold }: DeskAsset): string {
  if (isHeld) return 'Shoppers find and buy it again.';
  if (announcedHold) return `Its studio was told that it is taken from sale on ${formatDay(announcedHold.startsAt)}.`;
  return `Its studio is told ${HOLD_NOTICE_DAYS} days before. Whoever has bought or claimed it keeps licence and files.`;
}
