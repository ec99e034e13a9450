/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
export type OwnFollowsQueryVariables = Exact<{
  numbers: Array<number> | number;
}>;


export type OwnFollowsQuery = { designers: { __typename: 'DesignerPage', items: Array<{ __typename: 'Designer', id: string, number: number, name: string, followerCount: number, viewerFollows: boolean | null }> } | null };


export const OwnFollowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFollows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"numbers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"numbers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"numbers"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_designer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton_designer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Designer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]} as unknown as DocumentNode<OwnFollowsQuery, OwnFollowsQueryVariables>;
export const useOwnFollowsQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<OwnFollowsQuery, OwnFollowsQueryVariables>) => Apollo.useQuery(OwnFollowsDocument, options);
export const useOwnFollowsLazyQuery = (options?: Apollo.useLazyQuery.Options<OwnFollowsQuery, OwnFollowsQueryVariables>) => Apollo.useLazyQuery(OwnFollowsDocument, options);
export function useOwnFollowsSuspenseQuery(options: Apollo.useSuspenseQuery.Options<OwnFollowsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnFollowsQuery, OwnFollowsQueryVariables, 'complete' | 'streaming'>;
export function useOwnFollowsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnFollowsQueryVariables>): Apollo.useSuspenseQuery.Result<OwnFollowsQuery, OwnFollowsQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useOwnFollowsSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<OwnFollowsQueryVariables>): unknown { return Apollo.useSuspenseQuery(OwnFollowsDocument, options); }