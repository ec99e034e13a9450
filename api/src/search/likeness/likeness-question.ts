import type { Descriptor, Likeness } from '@halfdrop/patterns';

/** Changes since the thread's last update, as transferable bytes. */
export interface LikenessChanges {
  readonly kind: 'change';
  /** For each asset: its id (16 bytes), descriptor and fingerprint. */
  readonly found: Uint8Array;
  /** Ids of assets to remove, 16 bytes each. */
  readonly gone: Uint8Array;
}

/** Requests to the thread. All but the first two are answered with ids, nearest first. */
export type LikenessQuestion =
  | LikenessChanges
  /** All pending changes were sent: the thread may reorganize its data. */
  | { readonly kind: 'gather' }
  /** Answered with null if the asset is unknown. */
  | { readonly kind: 'similar'; readonly assetId: string; readonly limit: number }
  | { readonly kind: 'picture'; readonly picture: Likeness; readonly limit: number; readonly within: number }
  /** The nearest by drawing and the nearest by look. */
  | { readonly kind: 'nearest'; readonly picture: Likeness; readonly limit: number }
  | { readonly kind: 'palette'; readonly colors: Descriptor; readonly limit: number; readonly within: number };

/** Asset ids, or null if there are none to report. */
export type LikenessAnswer = readonly string[] | null;
