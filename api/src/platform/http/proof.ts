import { Problem } from './problem.ts';

/** Refuses what is sensitive to a session whose owner has not entered their password a moment ago. @throws proof_required */
export function requireProof({ isProven }: { readonly isProven: boolean }): void {
  if (!isProven) throw new Problem('proof_required');
}
