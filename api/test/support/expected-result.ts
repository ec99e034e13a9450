import { type Action, can, POLICY } from '@halfdrop/domain';
import type { Asker, People } from './people.ts';

/** How a call meets someone: it looks at the request, asks for a sign-in, refuses, or knows of no such thing. */
export type AccessResult = 'served' | 'unauthenticated' | 'forbidden' | 'hidden';

/** What a call says of who may make it: nothing, that it knows who asks, or what the policy has to allow. */
export type Access = 'none' | 'optional' | Action;

/** What the policy says of someone who asks for an action, on something of the holder's where `namesThing`. */
export function expectedResult(people: People, asker: Asker, access: Access, namesThing: boolean): AccessResult {
  if (access === 'none') return 'served';
  if (asker === 'ended session') return 'unauthenticated';
  if (access === 'optional') return 'served';
  const actor = people.actorOf(asker);
  if (!actor) return 'unauthenticated';
  if (!can(actor, access)) return 'forbidden';
  return !namesThing || can(actor, access, holderOf(people, access)) ? 'served' : 'hidden';
}

/** Whether the answer to someone may tell of the holder: it is the holder, or an action by which the staff looks on. */
export function mayKnow(people: People, asker: Asker, access: Access): boolean {
  if (asker === 'holder') return true;
  return access !== 'none' && access !== 'optional' && can(people.actorOf(asker), access, holderOf(people, access));
}

/** Something of the holder's that an action is about; undefined where it is about nothing of theirs. */
function holderOf({ owned }: People, action: Action): Parameters<typeof can>[2] {
  const kind = POLICY[action].on;
  return kind === 'shop' || kind === 'studio' ? undefined : { kind, accountId: owned.userId };
}
