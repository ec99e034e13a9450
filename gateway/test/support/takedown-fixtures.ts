import type { StudioTakedown, Takedown, TakedownState, TakedownSummary } from '../../src/generated/rest.ts';

const steps: Takedown['steps'] = [
  { id: '1', status: 'unconfirmed', words: '', happenedAt: '2026-11-01T09:00:00.000Z' },
  { id: '2', status: 'waiting', words: '', happenedAt: '2026-11-01T09:10:00.000Z' },
];

/** Creates a REST fixture of a takedown request's status, as shown to the claimant. */
export function restTakedownState(changes: Partial<TakedownState> = {}): TakedownState {
  return {
    number: 'HD-C-22222222',
    title: 'Half-drop Peony 1',
    status: 'waiting',
    dueAt: '2026-11-04T09:10:00.000Z',
    restoreAt: null,
    ...changes,
  };
}

/** Creates a REST fixture of a takedown request in the staff's list. */
export function restTakedownSummary(): TakedownSummary {
  return {
    ...restTakedownState(),
    asset: { id: 'asset-1', slug: 'half-drop-peony-1' },
    studio: { slug: 'studio-1', name: 'Studio 1' },
    claimantName: 'Grace Hopper',
  };
}

/** Creates a REST fixture of a takedown request, as shown to staff. */
export function restTakedown(changes: Partial<Takedown> = {}): Takedown {
  return {
    ...restTakedownSummary(),
    claimantEmail: 'grace@example.com',
    claimantContact: '1 Navy Street, Arlington',
    right: 'My print of 2019.',
    steps,
    ...changes,
  };
}

/** Creates a REST fixture of a takedown request, as shown to the studio. */
export function restStudioTakedown(changes: Partial<StudioTakedown> = {}): StudioTakedown {
  return {
    ...restTakedownState({ status: 'held' }),
    claimantName: 'Grace Hopper',
    right: 'My print of 2019.',
    steps: [{ id: '3', status: 'held', words: 'It is the same drawing.', happenedAt: '2026-11-02T09:00:00.000Z' }],
    ...changes,
  };
}
