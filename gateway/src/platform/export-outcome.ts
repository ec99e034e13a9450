import { outcomeOf } from './payload-errors.ts';

/** Builds the payload of an export mutation: the file's URL, or the errors. */
export async function exportOutcome(asked: Promise<{ readonly url: string }>) {
  const { data, errors } = await outcomeOf(asked, { expects: ['ProofRequiredError', 'ValidationError'] });
  return { url: data?.url ?? null, errors };
}
