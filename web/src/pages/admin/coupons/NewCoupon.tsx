import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '#lib/form-failure.ts';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { LinkButton } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { DeskHeading } from '../DeskHeading.tsx';
import { type CouponForm, CouponValues, emptyCoupon, formFailure, termsFrom } from './coupon-values.ts';
import { CouponFields } from './CouponFields.tsx';
import { useCreateCouponsMutation } from './CreateCoupons.mutation.generated.ts';

/** Makes a coupon, or a series of them. */
export function NewCoupon() {
  const navigate = useNavigate();
  const [create] = useCreateCouponsMutation();
  const { send, secondsToWait } = useSender();
  const form = useForm<CouponForm>({ resolver: valibotResolver(CouponValues), defaultValues: emptyCoupon });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting, isDirty, isSubmitSuccessful } = formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);

  const submit = handleSubmit(async (values) => {
    const { code, seriesCount } = values;
    const input = { ...termsFrom(values), code, seriesCount: seriesCount.trim() === '' ? null : Number(seriesCount) };
    const { answer, failure } = await send(async () => (await create({ variables: { input } })).data?.createCoupons);
    if (failure) {
      const { fields, shown } = formFailure(failure);
      return showFailure(setError, fields, shown);
    }
    const made = answer?.coupons ?? [];
    const isSeries = made.length > 1;
    toast({ status: 'success', title: isSeries ? `${made.length} coupons made` : 'Coupon made' });
    return navigate(
      isSeries ? `/admin/coupons?q=${encodeURIComponent(code)}-` : `/admin/coupons/${made[0]?.code ?? ''}`,
    );
  });

  return (
    <>
      <LinkButton to="/admin/coupons" variant="link">
        All coupons
      </LinkButton>
      <DeskHeading size="section" marginTop="4" marginBottom="6">
        New coupon
      </DeskHeading>
      <Form aria-label="New coupon" display="grid" gap="6" maxWidth="40rem" onSubmit={(event) => void submit(event)}>
        <FormError message={errors.root?.message} />
        <TextField
          label="Code"
          autoComplete="off"
          hint="What people type; of a series, what its codes begin with."
          error={errors.code?.message}
          {...register('code')}
        />
        <TextField
          label="Codes in the series"
          inputMode="numeric"
          hint="Left empty for one coupon with just this code."
          error={errors.seriesCount?.message}
          {...register('seriesCount')}
        />
        <CouponFields form={form} />
        <div>
          <SubmitButton label="Make coupon" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
        </div>
      </Form>
    </>
  );
}
