import type { Foundation } from '../../domain-module.ts';
import { searchWords } from '../language/search-words.ts';
import { findPins } from './pins.repository.ts';

/** How long pins are cached. */
const PIN_MILLISECONDS = 1500;

/** Pinned results of a search text. */
export interface PinReader {
  /** Returns the pinned patterns in order, on sale or not; empty if there are none. */
  of(text: string): Promise<readonly string[]>;
}

type Pins = ReadonlyMap<string, readonly string[]>;

/** Creates a reader that briefly caches all pins: there are few, and every search asks for them. */
export function createPinReader({ db, clock }: Pick<Foundation, 'db' | 'clock'>): PinReader {
  let held: { readonly value: Promise<Pins>; readonly until: number } | null = null;
  const read = async (): Promise<Pins> =>
    new Map((await findPins(db, clock.now())).map(({ words, asset_ids: ids }) => [words, ids]));
  const pins = () => {
    const now = performance.now();
    if (!held || held.until < now) held = { value: read(), until: now + PIN_MILLISECONDS };
    const { value } = held;
    value.catch(() => {
      held = null;
    });
    return value;
  };
  return { of: async (text) => (await pins()).get(searchWords(text).join(' ')) ?? [] };
}
