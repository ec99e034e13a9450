/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Names the studio to follow no longer. */
export type UnfollowDesignerInput = {
  /** Its identity. */
  designerId: string;
};

export type UnfollowDesignerMutationVariables = Exact<{
  input: Types.UnfollowDesignerInput;
}>;


export type UnfollowDesignerMutation = { unfollowDesigner: { __typename: 'UnfollowDesignerPayload', designer: { __typename: 'Designer', id: string, number: number, name: string, followerCount: number, viewerFollows: boolean | null } | null, errors: Array<{ __typename: 'NotFoundError', message: string }> } };


export const UnfollowDesignerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnfollowDesigner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnfollowDesignerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfollowDesigner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"designer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowButton_designer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowButton_designer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Designer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"followerCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerFollows"}}]}}]} as unknown as DocumentNode<UnfollowDesignerMutation, UnfollowDesignerMutationVariables>;
export const useUnfollowDesignerMutation = (options?: Apollo.useMutation.Options<UnfollowDesignerMutation, UnfollowDesignerMutationVariables>) => Apollo.useMutation(UnfollowDesignerDocument, options);