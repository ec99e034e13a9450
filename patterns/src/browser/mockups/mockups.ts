import { cushion } from './cushion.ts';
import { dress } from './dress.ts';
import { mug } from './mug.ts';
import { phoneCase } from './phone-case.ts';
import { sofaCushion, wallpaper } from './room.ts';
import type { Surface } from './surface.ts';
import { tote } from './tote.ts';

/** Size of every mock-up's drawing, in units. What must be seen lies within the square in its middle. */
export const MOCKUP_SIZE = { width: 1200, height: 1000 } as const;

/** Names of the mock-ups. */
export type MockupSlug = 'cushion' | 'wallpaper' | 'tote' | 'mug' | 'dress' | 'phone-case';

/** Something that the pattern is printed on. */
export interface Mockup {
  readonly slug: MockupSlug;
  readonly name: string;
  /** The thing in words, with its size. */
  readonly about: string;
  /** What the fabric covers, in the order it is painted. */
  readonly surfaces: readonly Surface[];
}

/** Every mock-up, in the order it is offered. */
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
