import { useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { toast } from '#ui/toast.ts';
import { type DryRunSearchMutation, useDryRunSearchMutation } from './DryRunSearch.mutation.generated.ts';
import { useJudgedRun } from './useJudgedRun.ts';
import { useSaveSynonymMutation } from './SaveSynonym.mutation.generated.ts';

interface Problem {
  readonly field: 'typed' | 'meant';
  readonly message: string;
}

const blank = { typed: '', meant: '', isTwoWay: false };

/** Manages the draft of a synonym: dry run and saving. */
export function useSynonymDraft(onSaved: () => void, typed: string) {
  const [draft, setDraft] = useState({ ...blank, typed });
  const [problem, setProblem] = useState<Problem>();
  const [found, setFound] = useState<DryRunSearchMutation['dryRunSearch']['dryRun']>(null);
  const [saveSynonym, { loading: isSaving }] = useSaveSynonymMutation();
  const [dryRun, { loading: isTrying }] = useDryRunSearchMutation();
  const judged = useJudgedRun();
  const { send, secondsToWait } = useSender();

  const save = async () => {
    setProblem(undefined);
    const { failure } = await send(async () => (await saveSynonym({ variables: { input: draft } })).data?.saveSynonym);
    if (failure) {
      const isTyped = failure.fields.some(({ path }) => path === 'typed');
      setProblem({ field: isTyped ? 'typed' : 'meant', message: failure.message });
      return;
    }
    setFound(null);
    judged.forget();
    setDraft(blank);
    toast({ status: 'success', title: 'Synonym saved', description: 'Searches follow within two seconds.' });
    onSaved();
  };

  const tryOut = async () => {
    setProblem(undefined);
    const input = { text: draft.typed, added: [draft], removed: [] };
    const [{ answer, failure }] = await Promise.all([
      send(async () => (await dryRun({ variables: { input } })).data?.dryRunSearch),
      judged.run({ added: [draft] }),
    ]);
    if (failure) setProblem({ field: 'typed', message: failure.message });
    else setFound(answer.dryRun);
  };

  return {
    draft,
    change: (changes: Partial<typeof blank>) => setDraft({ ...draft, ...changes }),
    errorOf: (field: Problem['field']) => (problem?.field === field ? problem.message : undefined),
    found,
    judgedRun: judged.found,
    save,
    isSaving,
    tryOut,
    isTrying: isTrying || judged.isRunning,
    secondsToWait,
  };
}
