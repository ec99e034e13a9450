import { type FormEvent, useState } from 'react';
import { reloadBy } from '#lib/reload-by.ts';
import { useSender } from '#lib/useSender.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useSaveSupportMacroMutation } from './SaveSupportMacro.mutation.generated.ts';
import { type SupportToolsQuery, useSupportToolsQuery } from './SupportTools.query.generated.ts';

type Macro = NonNullable<SupportToolsQuery['supportTools']>['macros'][number];

/** Editor for macros. */
export function MacroEditor() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Edit texts
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Texts" size="form">
        <Texts />
      </Dialog>
    </>
  );
}

function Texts() {
  const { data, refetch } = useSupportToolsQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState('');
  const macros = data?.supportTools?.macros ?? [];
  const macro = macros.find(({ id }) => id === chosen);
  const saved = (id: string) => {
    setChosen(id);
    reloadBy(refetch)();
  };
  return (
    <>
      <SelectField label="Text" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">A new one</option>
        {macros.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextForm key={macro ? `${macro.id}-${macro.version}` : 'new'} macro={macro} onSaved={saved} />
    </>
  );
}

interface TextFormProps {
  readonly macro: Macro | undefined;
  readonly onSaved: (id: string) => void;
}

function TextForm({ macro, onSaved }: TextFormProps) {
  const [title, setTitle] = useState(macro?.title ?? '');
  const [body, setBody] = useState(macro?.body ?? '');
  const [problem, setProblem] = useState<string>();
  const [save, { loading }] = useSaveSupportMacroMutation();
  const { send, secondsToWait } = useSender();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { title, body, ...(macro && { id: macro.id, version: macro.version }) };
    const { answer, failure } = await send(async () => (await save({ variables: { input } })).data?.saveSupportMacro);
    setProblem(failure?.message);
    if (answer?.macro) onSaved(answer.macro.id);
  };
  return (
    <Form aria-label="Edit the text" onSubmit={(event) => void submit(event)} display="grid" gap="4" marginTop="5">
      <TextField label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextAreaField
        label="Words"
        rows={8}
        value={body}
        onChange={({ target }) => setBody(target.value)}
        hint="{name} stands for the name of who asked."
        error={problem}
      />
      <SubmitButton label="Save text" isSubmitting={loading} secondsToWait={secondsToWait} />
    </Form>
  );
}
