/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
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

export type LibraryQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type LibraryQuery = { library: { __typename: 'EntitlementPage', items: Array<{ __typename: 'Entitlement', id: string, title: string, license: Types.LicenseType, licenseNumber: string, certificateUrl: string, formats: Array<Types.FileFormat>, acquiredAt: string, lastDownloadedAt: string | null, palette: { __typename: 'Palette', slug: string, name: string, ground: string, inks: Array<string> } | null, asset: { __typename: 'Asset', id: string, slug: string, assetId: string, palette: string, unsuitedPalettes: Array<string>, altText: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } | null }>, pageInfo: { __typename: 'PageInfo', page: number, limit: number, totalItems: number, totalPages: number, hasNextPage: boolean, hasPreviousPage: boolean } } | null };


export const LibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"library"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryItem_entitlement"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryItem_entitlement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entitlement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"palette"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}},{"kind":"Field","name":{"kind":"Name","value":"inks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"certificateUrl"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"acquiredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastDownloadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"palette"}},{"kind":"Field","name":{"kind":"Name","value":"unsuitedPalettes"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]}}]} as unknown as DocumentNode<LibraryQuery, LibraryQueryVariables>;
export const useLibraryQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<LibraryQuery, LibraryQueryVariables>) => Apollo.useQuery(LibraryDocument, options);
export const useLibraryLazyQuery = (options?: Apollo.useLazyQuery.Options<LibraryQuery, LibraryQueryVariables>) => Apollo.useLazyQuery(LibraryDocument, options);
export function useLibrarySuspenseQuery(options: Apollo.useSuspenseQuery.Options<LibraryQueryVariables>): Apollo.useSuspenseQuery.Result<LibraryQuery, LibraryQueryVariables, 'complete' | 'streaming'>;
export function useLibrarySuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LibraryQueryVariables>): Apollo.useSuspenseQuery.Result<LibraryQuery, LibraryQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useLibrarySuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<LibraryQueryVariables>): unknown { return Apollo.useSuspenseQuery(LibraryDocument, options); }