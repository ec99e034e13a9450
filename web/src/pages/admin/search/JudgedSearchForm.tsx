import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { useUnsavedGuard } from '#lib/useUnsavedGuard.ts';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toast } from '#ui/toast.ts';
import { GradeChoice } from './GradeChoice.tsx';
import { GradedResults } from './GradedResults.tsx';
import type { Graded } from './grades.ts';
import { useSaveJudgedSearchMutation } from './SaveJudgedSearch.mutation.generated.ts';

interface Props {
  /** The judged search to edit; null for a new one. */
  readonly judged: { readonly words: string; readonly patterns: readonly Graded[] } | null;
  readonly onSaved: () => void;
}

const GradedList = chakra('ul', {
  base: { listStyle: 'none', display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
});

const none: readonly Graded[] = [];

/** Form to grade current and expected results of a search. */
export function JudgedSearchForm({ judged, onSaved }: Props) {
  const [words, setWords] = useState(judged?.words ?? '');
  const [others, setOthers] = useState('');
  const kept = judged?.patterns ?? none;
  const [graded, setGraded] = useState<readonly Graded[]>(kept);
  useUnsavedGuard(graded !== kept);
  const [problem, setProblem] = useState<string>();
  const [saveJudged, { loading: isSaving }] = useSaveJudgedSearchMutation();
  const { send, secondsToWait } = useSender();
  const gradeAs = (pattern: Graded) => {
    const rest = graded.filter(({ id }) => id !== pattern.id);
    setGraded(pattern.grade === 0 ? rest : [...rest, pattern]);
  };
  const save = async () => {
    const grades = graded.map(({ id, grade }) => ({ patternId: id, grade }));
    const variables = { input: { words, grades } };
    const { failure } = await send(async () => (await saveJudged({ variables })).data?.saveJudgedSearch);
    setProblem(failure?.message);
    if (failure) return;
    toast({ status: 'success', title: 'Judgment kept', description: 'Drafts are tried with it from now on.' });
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Form aria-label="Judge a search" display="grid" gap="4" onSubmit={submit}>
      <FormError message={problem} />
      <chakra.div display="grid" gap="4" maxWidth="48rem" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <TextField
          label="Who searches for"
          maxLength={100}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <TextField
          label="Show other patterns (optional)"
          hint="Words by which to find what the search misses."
          maxLength={100}
          autoComplete="off"
          value={others}
          onChange={({ target }) => setOthers(target.value)}
        />
      </chakra.div>
      <GradedResults search={others.trim() || words.trim()} graded={graded} onGrade={gradeAs} />
      <GradedPatterns graded={graded} onGrade={gradeAs} />
      <div>
        <SubmitButton label="Keep judgment" isSubmitting={isSaving} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}

interface GradedProps {
  readonly graded: readonly Graded[];
  readonly onGrade: (pattern: Graded) => void;
}

/** Graded patterns, whether the search finds them or not. */
function GradedPatterns({ graded, onGrade }: GradedProps) {
  if (graded.length === 0) return null;
  return (
    <section aria-labelledby="graded">
      <Heading id="graded" size="card" marginBottom="3">
        Graded: {graded.length}
      </Heading>
      <GradedList role="list" aria-labelledby="graded">
        {graded.map((pattern) => (
          <li key={pattern.id}>
            <GradeChoice label={pattern.title} pattern={pattern} onGrade={onGrade} />
          </li>
        ))}
      </GradedList>
    </section>
  );
}
