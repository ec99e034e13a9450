import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useWayBack } from '#features/account/sign-in/useWayBack.ts';
import { closeSession, readSession } from '#lib/session.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';

const EntrySchema = v.object({
  step: v.picklist(['email', 'otp', 'password']),
  email: v.string(),
  /** Lifetime of the emailed code in minutes. */
  minutes: v.number(),
});
type Entry = v.InferOutput<typeof EntrySchema>;

const start: Entry = { step: 'email', email: '', minutes: 0 };

/** Returns the token in the fragment of the emailed link. */
function tokenOfLink(hash: string): string | null {
  return /^#reset=([\w-]{43})$/.exec(hash)?.[1] ?? null;
}

/**
 * Manages the steps of the reset. Each step is a history entry, so that Back and reload keep the position. The token of
 * the last step is held in memory only; without it that step is unreachable.
 */
export function useResetSteps() {
  const isHydrated = useIsHydrated();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { carry } = useWayBack();
  const [codeToken, setToken] = useState<string | null>(null);

  const stored = v.safeParse(EntrySchema, isHydrated ? state : null);
  const linkToken = isHydrated ? tokenOfLink(hash) : null;
  const token = codeToken ?? linkToken;
  const firstEntry: Entry = linkToken === null ? start : { ...start, step: 'password' };
  const entry = stored.success ? stored.output : firstEntry;
  const isUnproven = entry.step === 'password' && token === null;
  const { step, email, minutes }: Entry = isUnproven ? { ...entry, step: 'email' } : entry;

  const go = (next: Entry, replace: boolean) => void navigate(pathname + search, { state: next, replace });
  return {
    step,
    email,
    minutes,
    token,
    onSent: (address: string, minutesOfCode: number) => {
      setToken(null);
      go({ step: 'otp', email: address, minutes: minutesOfCode }, false);
    },
    onResend: () => go({ step: 'email', email, minutes }, true),
    /** Replaces the history entry, as the code is used up: Back leads to the first step. */
    onVerified: (resetToken: string) => {
      setToken(resetToken);
      go({ step: 'password', email, minutes }, true);
    },
    /** The server has ended all sessions of the account, possibly including this one. */
    onReset: () => {
      if (readSession()?.user.email.toLowerCase() === email.toLowerCase()) closeSession();
      void navigate(carry('/login'), { replace: true });
    },
  };
}
