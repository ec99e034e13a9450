import { Text } from '@chakra-ui/react';
import { AccountFrame } from '#features/account/sign-in/AccountFrame.tsx';
import { FormLink } from '#features/account/sign-in/FormLink.tsx';
import { useWayBack } from '#features/account/sign-in/useWayBack.ts';
import { EmailStep } from './EmailStep.tsx';
import { OtpStep } from './OtpStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useResetSteps } from './useResetSteps.ts';

const titles = { email: 'Forgot password', otp: 'Check your email', password: 'New password' } as const;
const order = ['email', 'otp', 'password'] as const;

/** `/forgot-password`: address, emailed code, new password. */
export function ForgotPasswordPage() {
  const { step, email, minutes, token, onSent, onResend, onVerified, onReset } = useResetSteps();
  const { carry } = useWayBack();
  return (
    <AccountFrame title={titles[step]}>
      <Text color="ink.muted" fontSize="14px" marginBottom="4">
        {`Step ${order.indexOf(step) + 1} of ${order.length}`}
      </Text>
      {step === 'email' ? <EmailStep key={email} email={email} onSent={onSent} /> : null}
      {step === 'otp' ? <OtpStep email={email} minutes={minutes} onVerified={onVerified} onResend={onResend} /> : null}
      {step === 'password' && token !== null ? (
        <PasswordStep email={email} token={token} onReset={onReset} onRestart={onResend} />
      ) : null}
      <Text textAlign="center" marginTop="6">
        <FormLink to={carry('/login')}>Back to sign in</FormLink>
      </Text>
    </AccountFrame>
  );
}
