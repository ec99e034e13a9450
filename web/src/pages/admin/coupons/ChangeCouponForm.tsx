import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useCategoryFieldQuery } from '#features/studios/CategoryField.query.generated.ts';
import { showFailure } from '#lib/form-failure.ts';
import { readFragment } from '#lib/fragments.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { FormConflict } from '../conflict/FormConflict.tsx';
import { useConflict } from '../conflict/useConflict.ts';
import { useChangeCouponMutation } from './ChangeCoupon.mutation.generated.ts';
import { type CouponForm, CouponValues, couponFieldWords, formFailure, termsFrom, valuesOf } from './coupon-values.ts';
import type { Coupon } from './coupon-words.ts';
import { CouponFields } from './CouponFields.tsx';
import type { CouponTerms_CouponFragment } from './CouponTerms.fragment.generated.ts';
import { OneCouponDocument } from './OneCoupon.query.generated.ts';

interface Props {
  readonly coupon: Coupon;
  /** Reads the coupon anew. */
  readonly onStale: () => void;
}

function useCouponForm({ coupon, onStale }: Props) {
  const [change] = useChangeCouponMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<CouponForm>({ resolver: valibotResolver(CouponValues), defaultValues: valuesOf(coupon) });
  const { handleSubmit, setError } = form;

  const client = useApolloClient();
  const { theirs, isMet } = useConflict(async () => {
    const variables = { code: coupon.code };
    const { data } = await client.query({ query: OneCouponDocument, variables, fetchPolicy: 'no-cache' });
    return readFragment<CouponTerms_CouponFragment>(data?.adminCoupon?.coupon);
  });

  const save = (version: number) =>
    handleSubmit(async (values) => {
      const input = { ...termsFrom(values), code: coupon.code, version, isActive: values.isActive };
      const { failure } = await send(async () => (await change({ variables: { input } })).data?.changeCoupon);
      if (failure) {
        if (await isMet(failure)) return undefined;
        const { fields, shown } = formFailure(failure);
        return showFailure(setError, fields, shown);
      }
      onStale();
      return toast({ status: 'success', title: 'Coupon saved' });
    });

  return { form, save, theirs, secondsToWait };
}

/** Changes a coupon, or switches it off. Who saves second sees what differs, and nothing is overwritten. */
export function ChangeCouponForm(props: Props) {
  const { coupon, onStale } = props;
  const { form, save, theirs, secondsToWait } = useCouponForm(props);
  const { data: categories } = useCategoryFieldQuery();
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);

  return (
    <>
      {theirs ? (
        <FormConflict
          what="coupon"
          form={form}
          theirs={valuesOf(theirs)}
          fields={couponFieldWords(categories?.categories ?? [])}
          onKeepMine={() => void save(theirs.version)()}
          onTakeTheirs={onStale}
        />
      ) : null}
      <Form
        aria-label={`Change ${coupon.code}`}
        display="grid"
        gap="6"
        maxWidth="40rem"
        onSubmit={(event) => void save(coupon.version)(event)}
      >
        <FormError message={errors.root?.message} />
        <CouponFields form={form} />
        <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
          <input type="checkbox" {...form.register('isActive')} />
          It counts; without it nobody can use it any more
        </chakra.label>
        <chakra.div display="flex" gap="3">
          <SubmitButton label="Save coupon" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
          {isDirty ? (
            <Button variant="outline" onClick={onStale} type="reset">
              Take back
            </Button>
          ) : null}
        </chakra.div>
      </Form>
    </>
  );
}
