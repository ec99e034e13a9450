/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { assetSuggestions: Array<{ __typename: 'AssetSuggestion', label: string, asset: { __typename: 'Asset', id: string, slug: string, title: string, assetId: string, altText: string, dominantColor: string, designer: { __typename: 'Designer', id: string, name: string }, previews: Array<{ __typename: 'Preview', url: string, fallbackUrl: string, width: number }> } }> };


export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assetSuggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"assetId"}},{"kind":"Field","name":{"kind":"Name","value":"designer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatternPicture_asset"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatternPicture_asset"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Asset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"dominantColor"}},{"kind":"Field","name":{"kind":"Name","value":"previews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fallbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const useSuggestionsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) => Apollo.useQuery(SuggestionsDocument, options);
export const useSuggestionsLazyQuery = (options?: Apollo.useLazyQuery.Options<SuggestionsQuery, SuggestionsQueryVariables>) => Apollo.useLazyQuery(SuggestionsDocument, options);
export function useSuggestionsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<SuggestionsQueryVariables>): Apollo.useSuspenseQuery.Result<SuggestionsQuery, SuggestionsQueryVariables, 'complete' | 'streaming'>;
export function useSuggestionsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<SuggestionsQueryVariables>): Apollo.useSuspenseQuery.Result<SuggestionsQuery, SuggestionsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useSuggestionsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<SuggestionsQueryVariables>): unknown { return Apollo.useSuspenseQuery(SuggestionsDocument, options); }