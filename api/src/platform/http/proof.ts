import { Problem } from './problem.ts';

/** Requires that the session's password was recently confirmed. @throws proof_required */
export function requireProof({ isProven }: { readonly isProven: boolean }): void {
  if (!isProven) throw new Problem('proof_required');
}
