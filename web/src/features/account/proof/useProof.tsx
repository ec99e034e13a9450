import { useState } from 'react';
import { ProofDialog } from './ProofDialog.tsx';

interface Payload {
  readonly errors: ReadonlyArray<{ readonly __typename?: string }>;
}

/**
 * For operations that may require the password again: `withProof` sends one, asks for the password if the server
 * requires it, then sends it again. Render `dialog` anywhere in the page.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<((isProven: boolean) => void) | null>(null);

  const withProof = async <Answer extends Payload>(
    send: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> => {
    const answer = await send();
    if (!answer?.errors.some(({ __typename }) => __typename === 'ProofRequiredError')) return answer;
    const isProven = await new Promise<boolean>((resolve) => setWaiting(() => resolve));
    return isProven ? send() : answer;
  };
  const end = (isProven: boolean) => {
    setWaiting(null);
    waiting?.(isProven);
  };

  return { withProof, dialog: <ProofDialog isOpen={waiting !== null} onEnd={end} /> };
}
