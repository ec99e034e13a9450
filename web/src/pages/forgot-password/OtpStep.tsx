import { chakra } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { toast } from '#ui/toast.ts';
import { OtpField } from './OtpField.tsx';
import { otpStepRules } from './reset.validation.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useVerifyOtpMutation } from './VerifyOtp.mutation.generated.ts';

interface Props {
  readonly email: string;
  /** Lifetime of the code in minutes. */
  readonly minutes: number;
  readonly onVerified: (resetToken: string) => void;
  /** Goes back to request another code. */
  readonly onResend: () => void;
}

/** Step 2: verifies the code. Continues only with the reset token that the server returns. */
export function OtpStep({ email, minutes, onVerified, onResend }: Props) {
  const [verify] = useVerifyOtpMutation();
  const { send, secondsToWait } = useSender();
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    resolver: valibotResolver(otpStepRules),
    defaultValues: { otp: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('otp'), [setFocus]);

  const submit = handleSubmit(async ({ otp }) => {
    const { answer, failure } = await send(
      async () => (await verify({ variables: { input: { email, otp } } })).data?.verifyOtp,
    );
    if (answer?.resetToken) {
      toast({ status: 'success', title: 'OTP Verified!', description: 'Now set your new password.' });
      onVerified(answer.resetToken);
      return;
    }
    toast({ status: 'error', title: 'Error', description: 'Invalid OTP. Please try again.' });
    setError('root', { message: failure?.message || 'Invalid OTP' });
    setFocus('otp', { shouldSelect: true });
  });

  return (
    <Form display="grid" gap="5" onSubmit={(event) => void submit(event)}>
      <chakra.p color="ink.muted" overflowWrap="anywhere">
        If <chakra.strong color="ink">{email}</chakra.strong> has an account, a code is on its way. It works for{' '}
        {minutes} minutes.
      </chakra.p>
      <FormError message={errors.root?.message} />
      <OtpField
        error={errors.otp?.message}
        onPasteCode={(code) => setValue('otp', code, { shouldDirty: true, shouldValidate: true })}
        {...register('otp')}
      />
      <SubmitButton label="Verify code" isSubmitting={isSubmitting} secondsToWait={secondsToWait} />
      <chakra.p color="ink.muted" textAlign="center">
        Didn&apos;t receive OTP?{' '}
        <Button variant="link" onClick={onResend}>
          Resend
        </Button>
      </chakra.p>
    </Form>
  );
}
