/** @jest-environment <rootDir>/jest.env.js */
import { ChakraProvider } from '@chakra-ui/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { earlyFormsScript } from '../../vite/early-forms.ts';
import { Form } from './Form.tsx';
import { Input } from './Input.tsx';
import { system } from './system.ts';

interface Letter {
  readonly name: string;
  readonly isUrgent: boolean;
}
interface LetterFormProps {
  readonly onSend: (letter: Letter) => void;
}

/** Form whose default values are set by react-hook-form. */
function LibraryForm({ onSend }: LetterFormProps) {
  const { register, handleSubmit } = useForm<Letter>({ defaultValues: { name: '', isUrgent: false } });
  return (
    <Form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Input aria-label="Name" {...register('name')} />
      <input type="checkbox" aria-label="Urgent" {...register('isUrgent')} />
      <button type="submit">Send</button>
    </Form>
  );
}

/** Form whose values are React state. */
function StatefulForm({ onSend }: LetterFormProps) {
  const [name, setName] = useState('');
  const [isUrgent, setIsUrgent] = useState(false);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ name, isUrgent });
      }}
    >
      <Input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        aria-label="Urgent"
        checked={isUrgent}
        onChange={({ target }) => setIsUrgent(target.checked)}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const container = document.createElement('div');
let root: Root | undefined;

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyFormsScript;
  document.head.append(script);
  document.body.append(container);
});
afterEach(() => act(() => root?.unmount()));

describe.each([
  { kind: 'of a library', LetterForm: LibraryForm },
  { kind: 'with state', LetterForm: StatefulForm },
])('A-01 a form $kind', ({ LetterForm }) => {
  /** Renders on the server; the result hydrates the page. */
  function served(onSend: LetterFormProps['onSend']) {
    const page = (
      <ChakraProvider value={system}>
        <LetterForm onSend={onSend} />
      </ChakraProvider>
    );
    container.innerHTML = renderToString(page);
    return () => act(async () => void (root = hydrateRoot(container, page)));
  }

  async function fillIn(): Promise<void> {
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.click(screen.getByLabelText('Urgent'));
  }

  test('that is sent before it is alive is sent once it is, with what was typed', async () => {
    const onSend = jest.fn((letter: Letter) => letter);
    const hydrate = served(onSend);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await hydrate();

    expect(onSend.mock.calls.map(([letter]) => letter)).toEqual([{ name: 'Ada', isUrgent: true }]);
  });

  test('keeps what was typed before it is alive, and is not sent by itself', async () => {
    const onSend = jest.fn((letter: Letter) => letter);
    const hydrate = served(onSend);
    await fillIn();

    await hydrate();

    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls.map(([letter]) => letter)).toEqual([{ name: 'Ada', isUrgent: true }]);
  });
});
