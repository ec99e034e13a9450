/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type DesignerStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type DesignerStatsQuery = { designerStats: { __typename: 'DesignerStats', designerCount: number, assetCount: number, rating: number | null, ratingCount: number } | null };


export const DesignerStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DesignerStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designerStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designerCount"}},{"kind":"Field","name":{"kind":"Name","value":"assetCount"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}}]}}]}}]} as unknown as DocumentNode<DesignerStatsQuery, DesignerStatsQueryVariables>;
export const useDesignerStatsQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<DesignerStatsQuery, DesignerStatsQueryVariables>) => Apollo.useQuery(DesignerStatsDocument, options);
export const useDesignerStatsLazyQuery = (options?: Apollo.useLazyQuery.Options<DesignerStatsQuery, DesignerStatsQueryVariables>) => Apollo.useLazyQuery(DesignerStatsDocument, options);
export function useDesignerStatsSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<DesignerStatsQueryVariables>): Apollo.useSuspenseQuery.Result<DesignerStatsQuery, DesignerStatsQueryVariables, 'complete' | 'streaming'>;
export function useDesignerStatsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DesignerStatsQueryVariables>): Apollo.useSuspenseQuery.Result<DesignerStatsQuery, DesignerStatsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useDesignerStatsSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<DesignerStatsQueryVariables>): unknown { return Apollo.useSuspenseQuery(DesignerStatsDocument, options); }