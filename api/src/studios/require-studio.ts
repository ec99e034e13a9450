import { can, type Actor, type StudioAction } from '@halfdrop/domain';
import { Problem } from '../platform/http/problem.ts';
import { studioNumber } from './studio-number.ts';

/**
 * Returns the number of a studio in which the caller may perform an action.
 * @throws not_found if they may not, or the studio does not exist
 */
export function requireStudio(actor: Actor, action: StudioAction, studioId: string): number {
  const studio = studioNumber(studioId);
  if (studio === undefined || !can(actor, action, { kind: 'studio', id: studioId })) throw new Problem('not_found');
  return studio;
}
