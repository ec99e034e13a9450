import type { SignInFailure } from '../sign-in/sign-in-failure.ts';

const accountFields = ['name', 'email', 'password'] as const;
type AccountField = (typeof accountFields)[number];

type SetError = (
  name: AccountField | 'root',
  error: { readonly message: string },
  options?: { readonly shouldFocus: boolean },
) => void;

/** Shows why registration failed: above the form, and under each field the server refused. */
export function showFieldErrors({ message, fields }: SignInFailure, setError: SetError): void {
  setError('root', { message });
  for (const refused of fields) {
    const field = accountFields.find((known) => known === refused.path);
    if (field) setError(field, { message: refused.message }, { shouldFocus: true });
  }
}
