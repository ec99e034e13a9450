import { keepStudio } from '../catalog/studios.ts';
import type { Trx } from '../database.ts';
import { Problem } from '../platform/http/problem.ts';
import { hasLeft, isStudioHeld } from './studio-stock.repository.ts';

/** Refuses what a studio does only while it can sell. @throws illegal_transition for one that has left, or that the shop holds */
export async function requireSellingStudio(trx: Trx, studioId: number): Promise<void> {
  if (await hasLeft(trx, studioId)) throw new Problem('illegal_transition', { message: 'The studio has left.' });
  await requireNoHold(trx, studioId, 'This studio is on hold.');
}

/** Refuses what would put something of a held studio on sale; whoever would hold it meanwhile waits. @throws illegal_transition */
export async function requireNoHold(trx: Trx, studioId: number, message: string): Promise<void> {
  await keepStudio(trx, studioId);
  if (await isStudioHeld(trx, studioId)) throw new Problem('illegal_transition', { message });
}
