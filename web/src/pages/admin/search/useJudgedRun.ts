import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import {
  type DryRunJudgedSearchesMutation,
  type DryRunJudgedSearchesMutationVariables,
  useDryRunJudgedSearchesMutation,
} from './DryRunJudgedSearches.mutation.generated.ts';

/** Synonyms and a pin to evaluate. */
export type JudgedDraft = DryRunJudgedSearchesMutationVariables['input'];

/** Evaluates a draft against all judged searches. */
export function useJudgedRun() {
  const [found, setFound] = useState<DryRunJudgedSearchesMutation['dryRunJudgedSearches']['dryRun']>(null);
  const [dryRun, { loading: isRunning }] = useDryRunJudgedSearchesMutation();
  const { send } = useSender();
  /** @returns why it could not be run */
  const run = async (input: JudgedDraft): Promise<string | undefined> => {
    const variables = { input };
    const { answer, failure } = await send(async () => (await dryRun({ variables })).data?.dryRunJudgedSearches);
    setFound(answer?.dryRun ?? null);
    return failure?.message;
  };
  return { found, isRunning, run, forget: () => setFound(null) };
}
