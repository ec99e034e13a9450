/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

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

/** Kinds of licence. */
export type LicenseType =
  /** Commercial use under a subscription. */
  | 'COMMERCIAL'
  /** Full commercial use without attribution, resale products included. */
  | 'EXTENDED'
  /** Personal projects only. */
  | 'PERSONAL'
  /** Personal and commercial use with attribution, no resale. */
  | 'STANDARD';

export type OrderItems_ItemFragment = { __typename: 'OrderItem', id: string, title: string, license: Types.LicenseType, licenseTermsVersion: number | null, palette: { __typename: 'Palette', slug: string, name: string, ground: string, inks: Array<string> } | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, asset: { __typename: 'Asset', id: string, slug: string, altText: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } | null, entitlement: { __typename: 'Entitlement', id: string, licenseNumber: string, certificateUrl: string, formats: Array<Types.FileFormat> } | null };

export const OrderItems_ItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderItems_item"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"palette"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"inks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseTermsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entitlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateUrl"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}}]}}]} as unknown as DocumentNode<OrderItems_ItemFragment, unknown>;