import { cushion } from './cushion.ts';
import { dress } from './dress.ts';
import { mug } from './mug.ts';
import { phoneCase } from './phone-case.ts';
import { sofaCushion, wallpaper } from './room.ts';
import type { Surface } from './surface.ts';
import { tote } from './tote.ts';

/** Size of every mock-up's drawing, in units. Essential content lies within the central square. */
export const MOCKUP_SIZE = { width: 1200, height: 1000 } as const;

/** Names of the mock-ups. */
export type MockupSlug = 'cushion' | 'wallpaper' | 'tote' | 'mug' | 'dress' | 'phone-case';

/** A product on which the pattern is printed. */
export interface Mockup {
  readonly slug: MockupSlug;
  readonly name: string;
  /** Description of the product, with its size. */
  readonly about: string;
  /** The surfaces covered by fabric, in paint order. */
  readonly surfaces: readonly Surface[];
}

/** All mock-ups, in display order. */
export const MOCKUPS: readonly [Mockup, ...Mockup[]] = [
  {
    slug: 'cushion',
    name: 'Cushion',
    about: 'a cushion of 45 x 45 cm',
    surfaces: [cushion({ x: 600, y: 528, reach: 312, sizeCm: 45 })],
  },
  {
    slug: 'wallpaper',
    name: 'Wallpaper',
    about: 'the wall of a room, 2.9 m across, and a cushion on the sofa',
    surfaces: [wallpaper, sofaCushion],
  },
  { slug: 'tote', name: 'Tote', about: 'a tote bag of 38 x 42 cm', surfaces: [tote] },
  { slug: 'mug', name: 'Mug', about: 'a mug of 8.2 x 9.6 cm', surfaces: [mug] },
  { slug: 'dress', name: 'Dress', about: 'a dress of 110 cm', surfaces: [dress] },
  { slug: 'phone-case', name: 'Phone case', about: 'a phone case of 7.6 x 15.4 cm', surfaces: [phoneCase] },
];
