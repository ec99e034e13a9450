import { outcomeOf } from './payload-errors.ts';

/** The payload of a mutation that asks for a list as a file: where it is, or why it is nowhere. */
export async function exportOutcome(asked: Promise<{ readonly url: string }>) {
  const { data, errors } = await outcomeOf(asked, { expects: ['ProofRequiredError', 'ValidationError'] });
  return { url: data?.url ?? null, errors };
}
