import { ReasonField } from '@halfdrop/domain';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { showFailure } from '#lib/form-failure.ts';
import { lastInstantOf } from '#lib/last-instant.ts';
import { useSender } from '#lib/useSender.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useFormAct } from '../acts/desk-acts.ts';
import type { DeskAsset } from './asset-words.ts';
import { useLimitAssetMutation } from './LimitAsset.mutation.generated.ts';

const rules = v.object({ lastDay: v.string(), reason: ReasonField });
const fields = ['lastDay', 'reason'] as const;

interface Props {
  readonly asset: DeskAsset;
  readonly onChanged: () => void;
}

/**
 * Makes a pattern a limited edition, which leaves the shop after a given day, or reverts that; its
 * studio is told the reason.
 */
export function EditionForm({ asset: { id: assetId, endsAt }, onChanged }: Props) {
  const [limit] = useLimitAssetMutation();
  const { send, secondsToWait } = useSender();
  const before = endsAt === null ? '' : lastInstantOf(endsAt).slice(0, 10);
  const form = useForm({ resolver: valibotResolver(rules), defaultValues: { lastDay: before, reason: '' } });
  const submit = form.handleSubmit(async ({ lastDay, reason }) => {
    const input = { assetId, lastDay: lastDay === '' ? null : lastDay, reason };
    const { failure } = await send(async () => (await limit({ variables: { input } })).data?.limitAsset);
    if (failure) return showFailure(form.setError, fields, failure);
    onChanged();
    return toast({
      status: 'success',
      title: lastDay === '' ? 'It is no longer a limited edition' : 'It is a limited edition',
      description: 'Its studio is told.',
    });
  });
  const { errors, isSubmitting } = form.formState;
  const place = useFormAct('Limited edition');
  return (
    <Form aria-label="Limited edition" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <Heading size="card">Limited edition</Heading>
      <chakra.p color="ink.muted">
        After its last day it leaves the shop; whoever has it keeps licence and files.
      </chakra.p>
      <FormError message={errors.lastDay || errors.reason ? undefined : errors.root?.message} />
      <TextField
        label="Last day on sale"
        type="date"
        hint="By UTC. Empty for no end."
        error={errors.lastDay?.message}
        {...form.register('lastDay')}
      />
      <TextField
        label="Reason for the last day"
        hint="Its studio reads it, and it stands in the audit."
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <div ref={place}>
        <SubmitButton label="Save the last day" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
