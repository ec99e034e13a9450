import type { Descriptor, Likeness } from '@halfdrop/patterns';

/** What changed since the thread was last told, as bytes so that it can be handed over. */
export interface LikenessChanges {
  readonly kind: 'change';
  /** Of each asset its id (16 bytes), its descriptor and its fingerprint. */
  readonly found: Uint8Array;
  /** Ids of assets that may not be found, 16 bytes each. */
  readonly gone: Uint8Array;
}

/** What the thread is asked for; all but the first two are answered with ids, the nearest first. */
export type LikenessQuestion =
  | LikenessChanges
  /** All changes were told for now: time to put things in order. */
  | { readonly kind: 'gather' }
  /** Null when the asset is unknown here. */
  | { readonly kind: 'similar'; readonly assetId: string; readonly limit: number }
  | { readonly kind: 'picture'; readonly picture: Likeness; readonly limit: number; readonly within: number }
  /** The nearest by drawing, and those by look. */
  | { readonly kind: 'nearest'; readonly picture: Likeness; readonly limit: number }
  | { readonly kind: 'palette'; readonly colors: Descriptor; readonly limit: number; readonly within: number };

/** Ids of assets, or null where there are none to tell. */
export type LikenessAnswer = readonly string[] | null;
