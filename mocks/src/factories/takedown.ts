import type { Takedown, TakedownStatus, TakedownStep } from '../generated/resolvers.ts';
import type { MockAsset } from './asset.ts';

/** A takedown request as stored by its desk; others see parts of it. */
export type DeskTakedown = Omit<Takedown, '__typename'>;

/** Returns a step of a takedown request. */
export function takedownStep(id: string, status: TakedownStatus, words = ''): TakedownStep {
  return { id, status, words, happenedAt: `2026-11-20T09:0${id}:00.000Z` };
}

/** Returns a takedown request awaiting a decision; `changes` overrides fields. */
export function takedown(number: string, asset: MockAsset, changes: Partial<DeskTakedown> = {}): DeskTakedown {
  return {
    number,
    title: asset.title,
    asset: { id: asset.id, slug: asset.slug },
    studio: { slug: asset.designer.slug, name: asset.designer.name },
    claimantName: 'Grace Hopper',
    claimantEmail: 'grace@example.com',
    claimantContact: '1 Navy Street, Arlington',
    right: 'It is my print “Tides” of 2019, which stands on my page.',
    status: 'WAITING',
    dueAt: '2026-11-25T09:02:00.000Z',
    restoreAt: null,
    steps: [takedownStep('1', 'UNCONFIRMED'), takedownStep('2', 'WAITING')],
    ...changes,
  };
}
