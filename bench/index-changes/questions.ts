import { type AssetFilter, NO_LIMITS } from '../../api/src/search/asset-filter.ts';
import type { Dice } from '../dice.ts';

/** A query of the filter panel: as sent over HTTP, and as passed to a driver. */
export interface Question {
  readonly query: string;
  readonly filter: AssetFilter;
}

const colors = ['Blue', 'Green', 'Red', 'Pink', 'Yellow', 'Brown'] as const;
const words = ['floral', 'stripe', 'leaf', 'blue geometric', 'check'] as const;
const tags = ['floral', 'stripe', 'geometric', 'leaf'] as const;

/** Returns a random filter, with or without search words. */
export function randomQuestion(dice: Dice): Question {
  const query = new URLSearchParams();
  let filter = NO_LIMITS;
  if (dice.below(2) === 0) {
    const color = dice.pick(colors);
    query.set('colors', color);
    filter = { ...filter, colors: [color] };
  }
  if (dice.below(3) === 0) {
    const tag = dice.pick(tags);
    query.set('tags', tag);
    filter = { ...filter, tags: [tag] };
  }
  if (dice.below(3) === 0) {
    const maxPrice = 500 + dice.below(2000);
    query.set('maxPrice', String(maxPrice));
    filter = { ...filter, maxPrice };
  }
  if (dice.below(3) === 0) {
    const text = dice.pick(words);
    query.set('search', text);
    filter = { ...filter, text };
  }
  return { query: query.toString(), filter };
}
