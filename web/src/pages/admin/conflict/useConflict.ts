import { useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';

/**
 * What somebody else has saved while a form was filled in. `read` reads it anew, without telling the page, which would
 * begin the form again; it gives null for what is gone.
 */
export function useConflict<Thing>(read: () => Promise<Thing | null | undefined>) {
  const [theirs, setTheirs] = useState<Thing | null>(null);
  /** Whether a form was refused because somebody else has saved; what they saved is in `theirs` then. */
  const isMet = async ({ fields }: Pick<FormFailure, 'fields'>): Promise<boolean> => {
    if (!fields.some(({ path }) => path === 'version')) return false;
    const found = await read().catch((cause: unknown) => {
      console.warn('What was saved meanwhile could not be read.', cause);
      return null;
    });
    setTheirs(found ?? null);
    return Boolean(found);
  };
  return { theirs, isMet };
}
