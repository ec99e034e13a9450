import type { InAnyCase } from './any-case.ts';
import type { Role, StaffRole, StudioRole } from './roles.ts';

/** A studio membership of a person. */
interface Membership {
  readonly studioId: string;
  readonly role: InAnyCase<StudioRole>;
}

/** A person with an account: always a shopper, possibly also a member of studios or of the staff. */
export interface Actor {
  readonly id: string;
  readonly staffRoles: ReadonlyArray<InAnyCase<StaffRole>>;
  readonly studios: readonly Membership[];
}

/** Who is granted an action: the owner of the subject, or a role on the staff or in the subject's studio. */
type Grant = 'holder' | `staff:${StaffRole}` | `studio:${StudioRole}`;

interface Rule {
  /** The kind of subject; `account` covers everything a person owns that has no kind of its own. */
  readonly on: 'account' | 'order' | 'session' | 'shop' | 'studio' | 'subscription' | 'ticket' | 'entitlement';
  readonly by: readonly Grant[];
}

/** The access policy. Actions not listed do not exist; visitors are granted none. */
export const POLICY = {
  'account.read': { on: 'account', by: ['holder'] },
  'account.edit': { on: 'account', by: ['holder'] },
  'account.export': { on: 'account', by: ['holder'] },
  'account.delete': { on: 'account', by: ['holder'] },
  'session.list': { on: 'account', by: ['holder'] },
  'session.end': { on: 'session', by: ['holder'] },
  'cart.edit': { on: 'account', by: ['holder'] },
  'order.place': { on: 'account', by: ['holder'] },
  'order.list': { on: 'account', by: ['holder'] },
  'order.read': { on: 'order', by: ['holder'] },
  'order.inspect': { on: 'order', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'order.refund': { on: 'order', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'subscription.manage': { on: 'account', by: ['holder'] },
  'subscription.read': { on: 'subscription', by: ['holder'] },
  'subscription.inspect': { on: 'subscription', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'subscription.correct': { on: 'subscription', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'subscription.refund': { on: 'subscription', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'library.read': { on: 'account', by: ['holder'] },
  'library.claim': { on: 'account', by: ['holder'] },
  'entitlement.use': { on: 'entitlement', by: ['holder'] },
  'ticket.list': { on: 'account', by: ['holder'] },
  'ticket.read': { on: 'ticket', by: ['holder'] },
  'ticket.reply': { on: 'account', by: ['holder'] },
  'review.write': { on: 'account', by: ['holder'] },
  'review.report': { on: 'account', by: ['holder'] },
  'studio.follow': { on: 'account', by: ['holder'] },
  'studio.apply': { on: 'account', by: ['holder'] },
  'studio.join': { on: 'account', by: ['holder'] },
  'studio.read': { on: 'studio', by: ['studio:owner', 'studio:editor'] },
  'studio.leave': { on: 'studio', by: ['studio:owner', 'studio:editor'] },
  'studio.upload': { on: 'studio', by: ['studio:owner', 'studio:editor'] },
  'studio.answer': { on: 'studio', by: ['studio:owner', 'studio:editor'] },
  'studio.edit': { on: 'studio', by: ['studio:owner'] },
  'studio.staff': { on: 'studio', by: ['studio:owner'] },
  'studio.payouts': { on: 'studio', by: ['studio:owner'] },
  'studio.counter': { on: 'studio', by: ['studio:owner'] },
  'studio.close': { on: 'studio', by: ['studio:owner'] },
  'submission.review': { on: 'shop', by: ['staff:owner', 'staff:reviewer'] },
  'application.decide': { on: 'shop', by: ['staff:owner', 'staff:reviewer'] },
  'identity.prove': { on: 'account', by: ['holder'] },
  'staff.manage': { on: 'shop', by: ['staff:owner'] },
  'price.manage': { on: 'shop', by: ['staff:owner', 'staff:catalog', 'staff:finance'] },
  'plan.manage': { on: 'shop', by: ['staff:owner', 'staff:finance'] },
  'coupon.manage': { on: 'shop', by: ['staff:owner', 'staff:catalog', 'staff:finance'] },
  'catalog.manage': { on: 'shop', by: ['staff:owner', 'staff:catalog'] },
  'takedown.decide': { on: 'shop', by: ['staff:owner', 'staff:catalog'] },
  'content.edit': { on: 'shop', by: ['staff:owner', 'staff:content'] },
  'newsletter.manage': { on: 'shop', by: ['staff:owner', 'staff:content'] },
  'ticket.answer': { on: 'shop', by: ['staff:owner', 'staff:support'] },
  'review.moderate': { on: 'shop', by: ['staff:owner', 'staff:support'] },
  'order.resend': { on: 'order', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'person.inspect': { on: 'shop', by: ['staff:owner', 'staff:support', 'staff:finance'] },
  'person.help': { on: 'shop', by: ['staff:owner', 'staff:support'] },
  'person.block': { on: 'shop', by: ['staff:owner', 'staff:support'] },
  'person.impersonate': { on: 'shop', by: ['staff:owner', 'staff:support'] },
  'person.export': { on: 'shop', by: ['staff:owner'] },
  'person.erase': { on: 'shop', by: ['staff:owner'] },
  'studios.manage': { on: 'shop', by: ['staff:owner', 'staff:catalog'] },
  'studios.close': { on: 'shop', by: ['staff:owner'] },
  'rates.announce': { on: 'shop', by: ['staff:owner', 'staff:finance'] },
  'search.manage': { on: 'shop', by: ['staff:owner', 'staff:catalog'] },
  'money.inspect': { on: 'shop', by: ['staff:owner', 'staff:finance'] },
  'system.manage': { on: 'shop', by: ['staff:owner'] },
  'audit.read': { on: 'shop', by: ['staff:owner'] },
  'shop.overview': {
    on: 'shop',
    by: ['staff:owner', 'staff:catalog', 'staff:reviewer', 'staff:support', 'staff:finance', 'staff:content'],
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** An action governed by the policy. */
export type Action = keyof typeof POLICY;

/** An action reserved for the staff. */
export type StaffAction = {
  [Each in Action]: (typeof POLICY)[Each]['by'][number] extends `staff:${string}` ? Each : never;
}[Action];

/** An action within a studio. */
export type StudioAction = {
  [Each in Action]: (typeof POLICY)[Each]['on'] extends 'studio' ? Each : never;
}[Action];

/** The subject of an action: something belonging to an account, or a studio. */
type SubjectOf<Of extends Action> = (typeof POLICY)[Of]['on'] extends infer Kind
  ? Kind extends 'shop'
    ? never
    : Kind extends 'studio'
      ? { readonly kind: Kind; readonly id: string }
      : { readonly kind: Kind; readonly accountId: string }
  : never;

/**
 * Returns whether an actor may perform an action. Without a subject, returns whether there is any subject the actor may
 * perform it on: used before a request's subject is loaded, and to build menus.
 */
export function can<Asked extends Action>(actor: Actor | null, action: Asked, subject?: SubjectOf<Asked>): boolean {
  const rule: Rule = POLICY[action];
  return actor !== null && rule.by.some((grant) => admits(grant, actor, subject));
}

function admits(grant: Grant, actor: Actor, subject: { accountId?: string; id?: string } = {}): boolean {
  const { accountId = actor.id, id } = subject;
  const [where, role] = grant.split(':');
  if (where === 'staff') return actor.staffRoles.some((each) => each.toLowerCase() === role);
  if (where === 'holder') return accountId === actor.id;
  return actor.studios.some((each) => each.role.toLowerCase() === role && (id ?? each.studioId) === each.studioId);
}

/** Returns whether a studio role grants an action. */
export function roleAllows(role: InAnyCase<StudioRole>, action: StudioAction): boolean {
  return can({ id: '', staffRoles: [], studios: [{ studioId: '', role }] }, action, { kind: 'studio', id: '' });
}

/**
 * Returns whether every account holder may perform an action on their own things. For such actions, other people's
 * things are treated as not found.
 */
export function isForHolders(action: Action): boolean {
  const rule: Rule = POLICY[action];
  return rule.by.includes('holder');
}

/** Returns whether an action is reserved for the staff. */
export function isForStaff(action: Action): action is StaffAction {
  const rule: Rule = POLICY[action];
  return rule.by.every((grant) => grant.startsWith('staff:'));
}

/** Returns the single-word role of a person. */
export function roleOf({ staffRoles, studios }: Omit<Actor, 'id'>): Role {
  if (staffRoles.length > 0) return 'admin';
  return studios.length > 0 ? 'contributor' : 'user';
}
