import { Flex, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { failureText } from '../sign-in/failure-text.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { toast } from '#ui/toast.ts';
import { useEmailProofQuery } from './EmailProof.query.generated.ts';
import { useResendEmailConfirmationMutation } from './ResendEmailConfirmation.mutation.generated.ts';

/** Reminder to confirm the address, with a button to resend the email. Nothing is blocked meanwhile. */
function Reminder() {
  const [resend, { loading }] = useResendEmailConfirmationMutation();
  const [isSent, setIsSent] = useState(false);

  const send = async () => {
    try {
      await resend();
      setIsSent(true);
    } catch (cause) {
      const description = failureText(cause, 'The email could not be sent. Please try again.');
      toast({ status: 'error', title: 'Error', description });
    }
  };

  return (
    <Flex alignItems="baseline" wrap="wrap" columnGap="3" rowGap="1" fontSize="14px" marginTop="-2">
      <chakra.p color="ink.muted">Not confirmed yet: please follow the link we sent to this address.</chakra.p>
      <Button variant="link" fontSize="14px" disabled={loading || isSent} onClick={() => void send()}>
        {isSent ? 'Sent again' : 'Send it again'}
      </Button>
    </Flex>
  );
}

/** The signed-in user's address, which cannot be changed, and whether it is confirmed. */
export function EmailField({ email }: { readonly email: string }) {
  const { data } = useEmailProofQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <TextField label="Email" type="email" value={email} disabled readOnly />
      {data?.viewer?.isEmailConfirmed === false && <Reminder />}
    </>
  );
}
