import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { useChangeCouponMutation } from './ChangeCoupon.mutation.generated.ts';
import { type CouponForm, CouponValues, formFailure, termsFrom, valuesOf } from './coupon-values.ts';
import type { Coupon } from './coupon-words.ts';
import { CouponFields } from './CouponFields.tsx';

interface Props {
  readonly coupon: Coupon;
  /** Reads the coupon anew. */
  readonly onStale: () => void;
}

/** Changes a coupon, or switches it off. Who saves second is told, and nothing is overwritten. */
export function ChangeCouponForm({ coupon, onStale }: Props) {
  const [change] = useChangeCouponMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<CouponForm>({ resolver: valibotResolver(CouponValues), defaultValues: valuesOf(coupon) });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;

  const submit = handleSubmit(async (values) => {
    const input = { ...termsFrom(values), code: coupon.code, version: coupon.version, isActive: values.isActive };
    const { failure } = await send(async () => (await change({ variables: { input } })).data?.changeCoupon);
    if (failure) {
      const { fields, shown } = formFailure(failure);
      return showFailure(setError, fields, shown);
    }
    onStale();
    return toast({ status: 'success', title: 'Coupon saved' });
  });

  return (
    <Form
      aria-label={`Change ${coupon.code}`}
      display="grid"
      gap="6"
      maxWidth="40rem"
      onSubmit={(event) => void submit(event)}
    >
      <FormError message={errors.root?.message} />
      <CouponFields form={form} />
      <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
        <input type="checkbox" {...register('isActive')} />
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
  );
}
