import { keepStudio } from '../catalog/studios.ts';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { hasLeft, isStudioHeld } from './studio-stock.repository.ts';

/** Rejects operations of a studio that cannot sell. @throws illegal_transition if it has left or is held */
export async function requireSellingStudio(trx: Trx, studioId: number): Promise<void> {
  if (await hasLeft(trx, studioId)) throw new Problem('illegal_transition', { message: 'The studio has left.' });
  await requireNoHold(trx, studioId, 'This studio is on hold.');
}

/** Rejects publishing for a held studio and blocks new holds until the transaction ends. @throws illegal_transition */
export async function requireNoHold(trx: Trx, studioId: number, message: string): Promise<void> {
  await keepStudio(trx, studioId);
  if (await isStudioHeld(trx, studioId)) throw new Problem('illegal_transition', { message });
}
