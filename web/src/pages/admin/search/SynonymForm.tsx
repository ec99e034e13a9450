import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { DryRun } from './DryRun.tsx';
import { JudgedRun } from './JudgedRun.tsx';
import { useSynonymDraft } from './useSynonymDraft.ts';

/** Draft of a synonym, prefilled from the URL: tried on a search, then saved. */
export function SynonymForm({ onSaved }: { readonly onSaved: () => void }) {
  const [address] = useSearchParams();
  const { draft, change, errorOf, found, judgedRun, save, isSaving, tryOut, isTrying, secondsToWait } = useSynonymDraft(
    onSaved,
    address.get('typed') ?? '',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <Form aria-label="New synonym" display="grid" gap="4" maxWidth="40rem" onSubmit={submit}>
        <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <TextField
            label="Who types"
            maxLength={60}
            autoComplete="off"
            value={draft.typed}
            onChange={({ target }) => change({ typed: target.value })}
            error={errorOf('typed')}
          />
          <TextField
            label="Means as well"
            maxLength={60}
            autoComplete="off"
            value={draft.meant}
            onChange={({ target }) => change({ meant: target.value })}
            error={errorOf('meant')}
          />
        </chakra.div>
        <chakra.label display="flex" gap="3" minHeight="11" alignItems="center">
          <input
            type="checkbox"
            checked={draft.isTwoWay}
            onChange={({ target }) => change({ isTwoWay: target.checked })}
          />
          In both directions
        </chakra.label>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <SubmitButton label="Save synonym" isSubmitting={isSaving} secondsToWait={secondsToWait} />
          <Button
            variant="outline"
            disabled={isTrying || draft.typed === '' || draft.meant === ''}
            onClick={() => void tryOut()}
          >
            Try it
          </Button>
        </chakra.div>
      </Form>
      {found ? <DryRun found={found} /> : null}
      {judgedRun ? <JudgedRun run={judgedRun} /> : null}
    </>
  );
}
