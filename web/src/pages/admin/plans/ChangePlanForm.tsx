import { MAX_REASON_CHARACTERS, planLicenseName } from '@halfdrop/domain';
import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { FormConflict } from '../conflict/FormConflict.tsx';
import { useConflict } from '../conflict/useConflict.ts';
import { useChangePlanTermsMutation } from './ChangePlanTerms.mutation.generated.ts';
import {
  changeFrom,
  LICENSE_CHOICES,
  planFields,
  planFieldWords,
  type PlanForm,
  PlanValues,
  typedFailure,
  valuesOf,
} from './plan-desk-values.ts';
import type { DeskPlan_PlanFragment } from './DeskPlan.fragment.generated.ts';
import { OnePlanDocument } from './OnePlan.query.generated.ts';
import type { DeskPlan } from './plan-desk-words.ts';

interface Props {
  readonly plan: DeskPlan;
  /** Refetches the plan. */
  readonly onChanged: () => void;
}

const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } },
});
const Check = chakra('label', { base: { display: 'flex', gap: '3', minHeight: '11', alignItems: 'center' } });

function usePlanForm({ plan, onChanged }: Props) {
  const [change] = useChangePlanTermsMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<PlanForm>({ resolver: valibotResolver(PlanValues), defaultValues: valuesOf(plan) });
  const { handleSubmit, setError, formState } = form;
  const { isDirty, isSubmitSuccessful } = formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);

  const client = useApolloClient();
  const { theirs, isMet } = useConflict(async () => {
    const variables = { id: plan.id };
    const { data } = await client.query({ query: OnePlanDocument, variables, fetchPolicy: 'no-cache' });
    return readFragment<DeskPlan_PlanFragment>(data?.adminPlan?.plan);
  });

  const save = (version: number) =>
    handleSubmit(async (values) => {
      const input = changeFrom({ ...plan, version }, values);
      const { failure } = await send(async () => (await change({ variables: { input } })).data?.changePlanTerms);
      if (failure) {
        if (await isMet(failure)) return undefined;
        return showFailure(setError, planFields, typedFailure(failure));
      }
      onChanged();
      return toast({ status: 'success', title: input.startsAt ? 'Version planned' : 'Plan changed' });
    });

  return { form, save, theirs, secondsToWait };
}

/**
 * Changes a plan for new subscribers, now or from a given day. On a conflicting save, shows the
 * differences and overwrites nothing.
 */
export function ChangePlanForm(props: Props) {
  const { plan, onChanged } = props;
  const { form, save, theirs, secondsToWait } = usePlanForm(props);
  const { errors, isSubmitting, isDirty } = form.formState;

  return (
    <>
      {theirs ? (
        <FormConflict
          what="plan"
          form={form}
          theirs={valuesOf(theirs)}
          fields={planFieldWords}
          onKeepMine={() => void save(theirs.version)()}
          onTakeTheirs={onChanged}
        />
      ) : null}
      <Form
        aria-label="Change the plan"
        display="grid"
        gap="4"
        maxWidth="40rem"
        onSubmit={(event) => void save(plan.version)(event)}
      >
        <Heading size="card">Change it for new subscribers</Heading>
        <FormError message={errors.root?.message} />
        <PlanFields form={form} isPaid={plan.interval !== null} />
        <div>
          <SubmitButton
            label="Save version"
            isSubmitting={isSubmitting}
            secondsToWait={secondsToWait}
            isReady={isDirty}
          />
        </div>
      </Form>
    </>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<PlanForm>;
}

function PlanFields({ form, isPaid }: FieldsProps & { readonly isPaid: boolean }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" error={errors.name?.message} {...register('name')} />
      <TextAreaField label="Description" rows={2} error={errors.description?.message} {...register('description')} />
      {isPaid ? <PaidTerms form={form} /> : null}
      <TextAreaField
        label="Perks"
        hint="One a line. What is promised here must exist."
        rows={4}
        error={errors.perks?.message}
        {...register('perks')}
      />
      <Check>
        <input type="checkbox" {...register('isPopular')} />
        It is recommended
      </Check>
      <TextField
        label="From"
        type="date"
        hint="Left empty for at once. Days begin at midnight UTC; a version that is planned is replaced."
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

function PaidTerms({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Pair>
        <TextField
          label="Price in dollars"
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <TextField
          label="Downloads a month"
          hint="Left empty without limit."
          inputMode="numeric"
          autoComplete="off"
          error={errors.downloads?.message}
          {...register('downloads')}
        />
        <TextField
          label="Days of trial"
          inputMode="numeric"
          autoComplete="off"
          error={errors.trialDays?.message}
          {...register('trialDays')}
        />
        <TextField
          label="Downloads of a trial"
          inputMode="numeric"
          autoComplete="off"
          error={errors.trialDownloads?.message}
          {...register('trialDownloads')}
        />
      </Pair>
      <SelectField label="Licence" error={errors.license?.message} {...register('license')}>
        {LICENSE_CHOICES.filter((license) => license !== 'PERSONAL').map((license) => (
          <option key={license} value={license}>
            {planLicenseName(license)}
          </option>
        ))}
      </SelectField>
      <Check>
        <input type="checkbox" {...register('hasPremiumAccess')} />
        It covers premium patterns
      </Check>
    </>
  );
}
