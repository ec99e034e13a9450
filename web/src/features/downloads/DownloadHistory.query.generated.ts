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

export type DownloadHistoryQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type DownloadHistoryQuery = { downloadHistory: { __typename: 'DownloadPage', items: Array<{ __typename: 'Download', id: string, title: string, formats: Array<Types.FileFormat>, downloadedAt: string, palette: { __typename: 'Palette', slug: string, name: string, ground: string } | null, asset: { __typename: 'Asset', id: string, slug: string, dominantColor: string, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } | null }>, pageInfo: { __typename: 'PageInfo', page: number, totalItems: number, hasNextPage: boolean } } | null };


export const DownloadHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}},{"kind":"Field","name":{"kind":"Name","value":"palette"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ground"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<DownloadHistoryQuery, DownloadHistoryQueryVariables>;
export const useDownloadHistoryQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<DownloadHistoryQuery, DownloadHistoryQueryVariables>) => Apollo.useQuery(DownloadHistoryDocument, options);
export const useDownloadHistoryLazyQuery = (options?: Apollo.useLazyQuery.Options<DownloadHistoryQuery, DownloadHistoryQueryVariables>) => Apollo.useLazyQuery(DownloadHistoryDocument, options);
export function useDownloadHistorySuspenseQuery(options: Apollo.useSuspenseQuery.Options<DownloadHistoryQueryVariables>): Apollo.useSuspenseQuery.Result<DownloadHistoryQuery, DownloadHistoryQueryVariables, 'complete' | 'streaming'>;
export function useDownloadHistorySuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DownloadHistoryQueryVariables>): Apollo.useSuspenseQuery.Result<DownloadHistoryQuery, DownloadHistoryQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useDownloadHistorySuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DownloadHistoryQueryVariables>): unknown { return Apollo.useSuspenseQuery(DownloadHistoryDocument, options); }