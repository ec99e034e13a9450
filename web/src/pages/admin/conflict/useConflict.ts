import { useState } from 'react';
import type { FormFailure } from '#lib/form-failure.ts';

/**
 * Tracks what someone else has saved while a form was being filled in. `read` fetches it without updating the page,
 * which would reset the form; it resolves to null if the item no longer exists.
 */
export function useConflict<Thing>(read: () => Promise<Thing | null | undefined>) {
  const [theirs, setTheirs] = useState<Thing | null>(null);
  /** Returns whether a form was rejected because of a conflicting save, which is then available as `theirs`. */
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
