import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { useResendConfirmationMutation } from './ResendConfirmation.mutation.generated.ts';

interface Props {
  /** What requires confirmation. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Prompt for users with an unconfirmed address: resend the email, or retry the action. */
export function ConfirmAddress({ reason, onRetry }: Props) {
  const [resend, { loading, data }] = useResendConfirmationMutation();
  const isSent = data?.resendEmailConfirmation.isSent === true;

  const sendAgain = async () => {
    try {
      const letter = (await resend()).data?.resendEmailConfirmation;
      // Confirmed meanwhile in another tab or on another device.
      if (letter?.isSent === false) return onRetry();
    } catch (cause) {
      console.info('The confirmation email was not sent.', cause);
      toast({ status: 'error', title: 'Error', description: 'The email could not be sent. Please try again later.' });
    }
    return undefined;
  };

  return (
    <chakra.div role="alert" display="grid" gap="3">
      <chakra.p fontSize="14px">{reason}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" disabled={loading || isSent} onClick={() => void sendAgain()}>
          {isSent ? 'Confirmation email sent' : 'Send the confirmation email again'}
        </Button>
        <Button variant="link" onClick={onRetry}>
          I have confirmed it
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
