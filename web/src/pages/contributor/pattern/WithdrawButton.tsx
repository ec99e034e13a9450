import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FormError } from '#ui/FormError.tsx';
import { useWithdrawSubmissionMutation } from './WithdrawSubmission.mutation.generated.ts';

/** Withdraws a pattern after a confirmation. */
export function WithdrawButton({ submissionId }: { readonly submissionId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [withdraw, { loading }] = useWithdrawSubmissionMutation();
  const { send } = useSender();
  const confirm = async () => {
    const variables = { input: { submissionId } };
    const sent = await send(async () => (await withdraw({ variables })).data?.withdrawSubmission);
    setFailure(sent.failure?.message ?? null);
    setIsAsking(false);
  };
  return (
    <>
      <FormError message={failure ?? undefined} />
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        Withdraw
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title="Withdraw this pattern?" size="form">
        <chakra.div display="grid" gap="5">
          <p>It cannot be handed in any more. Its file can be uploaded again.</p>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant="accent" disabled={loading} onClick={() => void confirm()}>
              Withdraw the pattern
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
          </chakra.div>
        </chakra.div>
      </Dialog>
    </>
  );
}
