import { MAX_CERTIFICATE_CHARACTERS } from '@halfdrop/domain';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Form } from '#ui/Form.tsx';

/** Form that leads from a certificate's code to its page. */
export function CodeForm() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const check = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setError(typed === '' ? 'Enter the code of the certificate' : undefined);
    if (typed !== '') void navigate(`/verify/${encodeURIComponent(typed)}`);
  };

  return (
    <Form display="grid" gap="5" maxWidth="30rem" onSubmit={check}>
      <TextField
        label="Certificate code"
        name="code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        hint="HDC- and four groups of five characters, as printed beside the QR code."
        error={error}
        maxLength={MAX_CERTIFICATE_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fontFamily="mono"
      />
      <Button type="submit" justifySelf="start">
        Verify
      </Button>
    </Form>
  );
}
