import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import type { SubmissionRow } from '../pattern-values.ts';
import { useSubmitSubmissionMutation } from '../SubmitSubmission.mutation.generated.ts';

/** Outcome of a bulk submission. */
export interface HandedIn {
  readonly count: number;
  readonly refused: ReadonlyArray<{ readonly id: string; readonly title: string; readonly why: readonly string[] }>;
}

/** Submits patterns one by one and reports why any were refused. */
export function useHandIn(reload: () => Promise<void>) {
  const [submit] = useSubmitSubmissionMutation();
  const { send } = useSender();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<HandedIn | null>(null);

  const handIn = async (rows: readonly SubmissionRow[]) => {
    setIsBusy(true);
    const refused: Array<HandedIn['refused'][number]> = [];
    for (const { id, title, version } of rows) {
      let why: readonly string[] = [];
      const variables = { input: { submissionId: id, version } };
      // Sequential: the gateway allows one mutation at a time.
      // eslint-disable-next-line no-await-in-loop
      const { failure } = await send(async () => {
        const answer = (await submit({ variables })).data?.submitSubmission;
        why = answer?.errors.map(({ message }) => message) ?? [];
        return answer;
      });
      if (failure) refused.push({ id, title, why: why.length > 0 ? why : [failure.message] });
    }
    setResult({ count: rows.length - refused.length, refused });
    setIsBusy(false);
    await reload();
  };
  return { handIn, isBusy, result, dismiss: () => setResult(null) };
}
