import {
  can,
  CounterNoticeFields,
  CourtField,
  EmailField,
  mayTakedownBecome,
  ReasonField,
  TakedownFields,
  type TakedownStatus as DomainStatus,
} from '@halfdrop/domain';
import { type DeskTakedown, takedown, takedownStep } from '../factories/takedown.ts';
import type { MutationResolvers, QueryResolvers, TakedownStatus, TakedownView } from '../generated/resolvers.ts';
import type { MockContext } from '../mock-context.ts';
import { paged } from '../paging.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import type { Shop } from '../shop.ts';
import { signedIn } from '../signed-in.ts';
import { illegalTransition, notFound } from '../user-errors.ts';
import type { DeskState } from './staff.ts';

/** The only token the mocked shop accepts; it belongs to the request with a counter-notice. */
const KNOWN_TOKEN = 'takedown-token';
const COUNTERED = 'HD-C-44444444';

const domainStatuses = {
  COUNTERED: 'countered',
  HELD: 'held',
  IN_COURT: 'in_court',
  REFUSED: 'refused',
  RESTORED: 'restored',
  UNCONFIRMED: 'unconfirmed',
  WAITING: 'waiting',
} as const satisfies Record<TakedownStatus, DomainStatus>;
const views: Readonly<Record<TakedownView, readonly TakedownStatus[]>> = {
  ALL: ['WAITING', 'HELD', 'COUNTERED', 'IN_COURT', 'REFUSED', 'RESTORED'],
  CLOSED: ['REFUSED', 'RESTORED'],
  HELD: ['HELD', 'COUNTERED', 'IN_COURT'],
  WAITING: ['WAITING'],
};

/** Returns the initial requests: two await a decision, one pattern was taken off sale, and one studio has answered. */
function startingTakedowns({ catalog }: Shop): Map<string, DeskTakedown> {
  const [first, second, third, fourth] = catalog.map(({ asset }) => asset);
  if (!first || !second || !third || !fourth) return new Map();
  const held = [...takedown('', first).steps, takedownStep('3', 'HELD', 'It is the same drawing.')];
  const all = [
    takedown('HD-C-22222222', second),
    takedown('HD-C-55555555', third, { claimantName: 'Alan Turing' }),
    takedown('HD-C-33333333', first, { status: 'HELD', steps: held }),
    takedown(COUNTERED, fourth, {
      status: 'COUNTERED',
      restoreAt: '2026-12-04T09:00:00.000Z',
      steps: [...held, takedownStep('4', 'COUNTERED', 'We drew it in 2018.')],
    }),
  ];
  return new Map(all.map((each) => [each.number, each]));
}

function isNamed({ number, title, claimantName }: DeskTakedown, text: string): boolean {
  return [number, title, claimantName].some((words) => words.toLowerCase().startsWith(text.toLowerCase()));
}

/** State and resolvers of takedown requests. What shoppers see does not change with them. */
export function takedownState(shop: Shop): DeskState {
  const all = startingTakedowns(shop);
  const move = (number: string, to: TakedownStatus, words: string, restoreAt: string | null = null) => {
    const now = all.get(number);
    if (!now || !mayTakedownBecome(domainStatuses[now.status], domainStatuses[to])) return null;
    const steps = [...now.steps, takedownStep(String(now.steps.length + 1), to, words)];
    const moved = { ...now, status: to, restoreAt, steps };
    all.set(number, moved);
    return moved;
  };
  return {
    queries: takedownQueries(shop, all),
    mutations: { ...claimMutations(shop, all, move), ...decisions(shop, all, move) },
  };
}

type Move = (number: string, to: TakedownStatus, words: string, restoreAt?: string) => DeskTakedown | null;

/** Returns the requests visible to a member of a studio. */
function ofStudio(shop: Shop, context: MockContext, all: ReadonlyMap<string, DeskTakedown>, studioId?: string) {
  const { user } = signedIn(shop, context);
  const own = new Set(
    shop.catalog
      .map(({ asset }) => asset)
      .filter(({ designer }) => studioId === undefined || designer.id === studioId)
      .filter(({ designer }) => can(user, 'studio.counter', { kind: 'studio', id: designer.id }))
      .map(({ id }) => id),
  );
  return [...all.values()].filter(({ asset, status }) => own.has(asset.id) && !['WAITING', 'REFUSED'].includes(status));
}

function takedownQueries(shop: Shop, all: ReadonlyMap<string, DeskTakedown>): QueryResolvers {
  return {
    takedowns: (_root, { view, sort, search, page, limit }, context) => {
      shop.demand(context, 'takedown.decide');
      const listed = [...all.values()]
        .filter((each) => views[view ?? 'WAITING'].includes(each.status) && isNamed(each, search ?? ''))
        .toSorted((one, other) => one.number.localeCompare(other.number));
      return paged(sort === 'DUE_DESC' ? listed.toReversed() : listed, page ?? 1, limit ?? 24);
    },
    takedown: (_root, { number }, context) => {
      shop.demand(context, 'takedown.decide');
      return all.get(number) ?? null;
    },
    studioTakedowns: (_root, { studioId }, context) => {
      shop.demand(context, 'studio.counter');
      return ofStudio(shop, context, all, studioId);
    },
  };
}

function claimMutations(shop: Shop, all: ReadonlyMap<string, DeskTakedown>, move: Move): MutationResolvers {
  return {
    requestTakedown: (_root, { input }) => {
      const errors = brokenRules([
        fieldRule('pattern', TakedownFields.pattern, input.pattern),
        fieldRule('name', TakedownFields.name, input.name),
        fieldRule('email', EmailField, input.email),
        fieldRule('contact', TakedownFields.contact, input.contact),
        fieldRule('right', TakedownFields.right, input.right),
        fieldRule('isGoodFaith', TakedownFields.isGoodFaith, input.isGoodFaith),
        fieldRule('isAccurate', TakedownFields.isAccurate, input.isAccurate),
        [
          shop.catalog.some(({ asset: { sku, slug } }) => sku === input.pattern || input.pattern.endsWith(slug)),
          'pattern',
          'No pattern on sale has this asset ID or address.',
        ],
      ]);
      if (errors.length > 0) return { receipt: null, errors };
      return { receipt: { number: 'HD-C-66666666', email: input.email.trim() }, errors };
    },
    confirmTakedown: (_root, { input }) => {
      const known = input.token === KNOWN_TOKEN ? all.get(COUNTERED) : undefined;
      return known ? { takedown: known, errors: [] } : { takedown: null, errors: [notFound('token')] };
    },
    reportCourtCase: (_root, { input: { token, court } }) => {
      const errors = brokenRules([fieldRule('court', CourtField, court)]);
      if (errors.length > 0) return { takedown: null, errors };
      if (token !== KNOWN_TOKEN) return { takedown: null, errors: [notFound('token')] };
      const moved = move(COUNTERED, 'IN_COURT', court);
      return moved ? { takedown: moved, errors } : { takedown: null, errors: [illegalTransition] };
    },
    counterTakedown: (_root, { input: { number, statement, isGoodFaith } }, context) => {
      shop.demand(context, 'studio.counter');
      const errors = brokenRules([
        fieldRule('statement', CounterNoticeFields.statement, statement),
        fieldRule('isGoodFaith', CounterNoticeFields.isGoodFaith, isGoodFaith),
      ]);
      if (errors.length > 0) return { takedown: null, errors };
      if (!ofStudio(shop, context, all).some((each) => each.number === number)) {
        return { takedown: null, errors: [notFound('number')] };
      }
      const moved = move(number, 'COUNTERED', statement, '2026-12-09T09:00:00.000Z');
      return moved ? { takedown: moved, errors } : { takedown: null, errors: [illegalTransition] };
    },
  };
}

function decisions(shop: Shop, all: ReadonlyMap<string, DeskTakedown>, move: Move): MutationResolvers {
  const decide = (
    context: MockContext,
    { number, reason }: { readonly number: string; readonly reason: string },
    to: TakedownStatus,
  ) => {
    shop.demand(context, 'takedown.decide');
    const errors = brokenRules([fieldRule('reason', ReasonField, reason)]);
    if (errors.length > 0) return { takedown: null, errors };
    if (!all.has(number)) return { takedown: null, errors: [notFound('number')] };
    const moved = move(number, to, reason);
    return moved ? { takedown: moved, errors } : { takedown: null, errors: [illegalTransition] };
  };
  return {
    holdForTakedown: (_root, { input }, context) => decide(context, input, 'HELD'),
    refuseTakedown: (_root, { input }, context) => decide(context, input, 'REFUSED'),
    restoreAfterTakedown: (_root, { input }, context) => decide(context, input, 'RESTORED'),
  };
}
