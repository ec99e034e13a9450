import * as v from 'valibot';
import { saveFile } from '#lib/save-file.ts';
import { readSession } from '#lib/session.ts';
import type { ActAnswer } from '#widgets/reason-dialog/ReasonDialog.tsx';

const TIMEOUT_MS = 30_000;
const RefusalSchema = v.object({ code: v.string(), message: v.fallback(v.string(), 'The file could not be made.') });

/** Downloads all data that the shop holds about a user. Uses REST; refusals are reported like those of a mutation. */
export async function exportPerson(id: string, reason: string): Promise<ActAnswer> {
  const response = await fetch(`/api/admin/people/${encodeURIComponent(id)}/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readSession()?.token ?? ''}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) {
    saveFile(await response.blob(), `personal-data-${id}.json`);
    return { errors: [] };
  }
  const refusal = v.safeParse(RefusalSchema, await response.json());
  const { code, message } = refusal.success ? refusal.output : { code: '', message: 'The file could not be made.' };
  const __typename = code === 'proof_required' ? 'ProofRequiredError' : 'ValidationError';
  return { errors: [{ __typename, message, path: [] }] };
}
