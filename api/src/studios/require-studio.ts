import { can, type Actor, type StudioAction } from '@halfdrop/domain';
import { Problem } from '../platform/http/problem.ts';
import { studioNumber } from './studio-number.ts';

/**
 * The number of a studio in which somebody may do something.
 * @throws not_found for one where they may not, as for what names none
 */
export function requireStudio(actor: Actor, action: StudioAction, studioId: string): number {
  const studio = studioNumber(studioId);
  if (studio === undefined || !can(actor, action, { kind: 'studio', id: studioId })) throw new Problem('not_found');
  return studio;
}
