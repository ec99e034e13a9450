import { type Action, can, POLICY } from '@halfdrop/domain';
import type { Asker, People } from './people.ts';

/** Outcome of a request: processed, sign-in required, refused, or reported as not found. */
export type AccessResult = 'served' | 'unauthenticated' | 'forbidden' | 'hidden';

/** Access to an endpoint: public, optional sign-in, or an action of the policy. */
export type Access = 'none' | 'optional' | Action;

/** Returns the policy's expected result for an asker and action, on something the holder owns if `namesThing`. */
export function expectedResult(people: People, asker: Asker, access: Access, namesThing: boolean): AccessResult {
  if (access === 'none') return 'served';
  if (asker === 'ended session') return 'unauthenticated';
  if (access === 'optional') return 'served';
  const actor = people.actorOf(asker);
  if (!actor) return 'unauthenticated';
  if (!can(actor, access)) return 'forbidden';
  return !namesThing || can(actor, access, holderOf(people, access)) ? 'served' : 'hidden';
}

/** Whether a response may contain the holder's data: to the holder, or for actions by which staff view it. */
export function mayKnow(people: People, asker: Asker, access: Access): boolean {
  if (asker === 'holder') return true;
  return access !== 'none' && access !== 'optional' && can(people.actorOf(asker), access, holderOf(people, access));
}

/** Returns the holder's item that an action concerns; undefined if it concerns none. */
function holderOf({ owned }: People, action: Action): Parameters<typeof can>[2] {
  const kind = POLICY[action].on;
  return kind === 'shop' || kind === 'studio' ? undefined : { kind, accountId: owned.userId };
}
