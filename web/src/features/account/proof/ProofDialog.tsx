import { type FormEvent, useState } from 'react';
import { useSender } from '#lib/useSender.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Form } from '#ui/Form.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { readDeviceToken } from '../sign-in/known-device.ts';
import { useProveIdentityMutation } from './ProveIdentity.mutation.generated.ts';

interface Props {
  readonly isOpen: boolean;
  /** Called with whether the password was correct; false if the dialog was closed. */
  readonly onEnd: (isProven: boolean) => void;
}

/** Asks for the password again. */
export function ProofDialog({ isOpen, onEnd }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={() => onEnd(false)} title="Your password, please" size="form">
      <ProofForm onProven={() => onEnd(true)} />
    </Dialog>
  );
}

function ProofForm({ onProven }: { readonly onProven: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [prove, { loading }] = useProveIdentityMutation();
  const { send, secondsToWait } = useSender();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ...(password !== '' && { password }), ...readDeviceToken() };
    const { failure } = await send(async () => (await prove({ variables: { input } })).data?.proveIdentity);
    if (failure) setProblem(failure.message);
    else onProven();
  };

  return (
    <Form aria-label="Prove who you are" display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        hint="It is asked for again because this is sensitive; then not for ten minutes."
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem}
      />
      <div>
        <SubmitButton label="Continue" isSubmitting={loading} secondsToWait={secondsToWait} />
      </div>
    </Form>
  );
}
