import { useState } from 'react';
import { useProof } from '#features/account/proof/useProof.tsx';
import { keepFileAt } from '#lib/save-file.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';

/** Reply to an export request. */
export interface ExportPayload {
  readonly url: string | null;
  readonly errors: ReadonlyArray<{
    readonly __typename?: string;
    readonly message: string;
    readonly path: readonly string[];
  }>;
}

interface Props {
  /** Requests a link to the filtered list; asks for the password if the server requires it. */
  readonly link: () => Promise<ExportPayload | undefined>;
}

/** Downloads a whole list as CSV. */
export function ExportButton({ link }: Props) {
  const [isLinking, setIsLinking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { withProof, dialog } = useProof();
  const { send } = useSender();
  const fetchList = async () => {
    setIsLinking(true);
    const { answer, failure } = await send(() => withProof(link));
    setIsLinking(false);
    setProblem(failure?.message);
    if (answer?.url) keepFileAt(answer.url);
  };
  return (
    <>
      <Button size="sm" variant="outline" disabled={isLinking} onClick={() => void fetchList()}>
        Export CSV
      </Button>
      <FormError message={problem} />
      {dialog}
    </>
  );
}
