const list = (text: string): string[] => text.split(' ');

/** What was looked at and is not sold: a drawing in a palette in which it is weak. */
interface Rejected {
  /** Family and index of the variant, or a family alone. */
  readonly drawing: string;
  readonly palettes: readonly string[];
  readonly reason: string;
}

const REJECTED: readonly Rejected[] = [
  {
    drawing: 'animal',
    palettes: list('scarlet aubergine mulberry teal-velvet emerald-room blush'),
    reason: 'no coat has these colours',
  },
  { drawing: 'animal.2', palettes: list('sage-clay deep-forest moss-mustard'), reason: 'reads as camouflage' },
  {
    drawing: 'riso',
    palettes: list('bubblegum scarlet cobalt tangerine sunshine marigold mulberry'),
    reason: 'overprinting drowns in a saturated ground',
  },
  {
    drawing: 'marble.0',
    palettes: list('scarlet blush sage-clay terracotta-noon'),
    reason: 'veined red looks like meat',
  },
  { drawing: 'marble.0', palettes: list('aubergine cocoa-rose'), reason: 'complementary bands mix to mud' },
  {
    drawing: 'topo.1',
    palettes: list('sage-clay deep-forest seventies glacier terracotta-noon'),
    reason: 'mixes to mud',
  },
  { drawing: 'watercolour', palettes: list('buttercup fern'), reason: 'the washes turn brown' },
  { drawing: 'plaid.0', palettes: list('buttercup rose-tea'), reason: 'the crossing turns khaki' },
  { drawing: 'tropical', palettes: list('cobalt sunshine'), reason: 'leaf and ground mix to a dead grey' },
  { drawing: 'citrus', palettes: list('terracotta-noon lagoon'), reason: 'the fruit looks spoiled' },
];

/** Whether a drawing was found weak in a palette. */
export function isRejected(drawing: string, palette: string): boolean {
  const family = drawing.split('.')[0];
  return REJECTED.some((entry) => [drawing, family].includes(entry.drawing) && entry.palettes.includes(palette));
}

/**
 * Drawings of a collection (`walled-garden botanica.0`) whose first seed was not liked: a clumsy cluster, or an edge that
 * the seam check doubts. The number leads to another seed.
 */
const RESEEDED: ReadonlyMap<string, number> = new Map([['banns ditsy.2', 1]]);

/** What tells the seeds of a drawing of a collection apart from the first one. */
export function seedSalt(collection: string, drawing: string): string {
  const salt = RESEEDED.get(`${collection} ${drawing}`);
  return salt === undefined ? '' : ` ${salt}`;
}
