import { useState } from 'react';
import type { Reviewed } from './reviewed.ts';
import { useKeys } from '../keys/useKeys.ts';

/** Submissions reviewed together, one of which is shown. */
export interface Wave {
  readonly pieces: readonly Reviewed[];
  readonly shown: Reviewed | null;
  /** Whether the next verdict applies to all of them. */
  readonly isForAll: boolean;
  readonly show: (id: string) => void;
  readonly toggleForAll: () => void;
}

/** Manages which submission is shown, and whether a verdict applies to all. */
export function useWave(pieces: readonly Reviewed[]): Wave {
  const [chosen, setChosen] = useState<string | null>(null);
  const [allOf, setAllOf] = useState<string | null>(null);
  const index = Math.max(
    0,
    pieces.findIndex(({ submission }) => submission.id === chosen),
  );
  const isWave = pieces.length > 1;
  // Reset for each wave.
  const key = isWave ? (pieces.map(({ submission }) => submission.id).toSorted()[0] ?? null) : null;
  const isForAll = key !== null && allOf === key;
  const toggleForAll = () => setAllOf(isForAll ? null : key);
  const next = pieces[(index + 1) % Math.max(1, pieces.length)];
  useKeys({
    n: isWave && next ? () => setChosen(next.submission.id) : undefined,
    w: isWave ? toggleForAll : undefined,
  });
  return { pieces, shown: pieces[index] ?? null, isForAll, show: setChosen, toggleForAll };
}
