/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Formats of production files. */
export type FileFormat =
  /** Adobe Illustrator, PDF-compatible. */
  | 'AI'
  /** Encapsulated PostScript. */
  | 'EPS'
  /** High-resolution JPEG. */
  | 'JPG'
  /** Vector PDF with one layer per motif group. */
  | 'PDF'
  /** Lossless raster. */
  | 'PNG'
  /** Layered Photoshop document. */
  | 'PSD'
  /** Scalable vector. */
  | 'SVG';

/** How a tile is laid to repeat. */
export type RepeatLayout =
  /** Straight grid. */
  | 'BLOCK'
  /** Every second row shifts sideways by half a tile. */
  | 'BRICK'
  /** Every second column shifts down by half a tile. */
  | 'HALF_DROP'
  /** Every second tile is mirrored. */
  | 'MIRROR';

export type Stage_AssetFragment = { __typename: 'Asset', id: string, altText: string, dominantColor: string, repeat: Types.RepeatLayout, palette: string, unsuitedPalettes: Array<string>, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }>, swatches: Array<{ __typename: 'Swatch', hex: string, share: number }>, files: Array<{ __typename: 'ProductionFile', format: Types.FileFormat, pixels: number | null }> };

export const Stage_AssetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Stage_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"repeat"}},{"kind":"Field","name":{"kind":"Name","value":"palette"}},{"kind":"Field","name":{"kind":"Name","value":"unsuitedPalettes"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}},{"kind":"Field","name":{"kind":"Name","value":"swatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"pixels"}}]}}]}}]} as unknown as DocumentNode<Stage_AssetFragment, unknown>;