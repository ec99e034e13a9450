/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Names the free pattern to download. */
export type ClaimFreePatternInput = {
  /** The pattern; it must be free. */
  assetId: string;
};

export type ClaimFreePatternMutationVariables = Exact<{
  input: Types.ClaimFreePatternInput;
}>;


export type ClaimFreePatternMutation = { claimFreePattern: { __typename: 'ClaimFreePatternPayload', entitlement: { __typename: 'Entitlement', id: string, title: string, asset: { __typename: 'Asset', id: string, viewerHasLicense: boolean | null } | null } | null, viewer: { __typename: 'User', id: string, freeDownloads: number } | null, errors: Array<
      | { __typename: 'EarlyAccessError', message: string, path: Array<string> }
      | { __typename: 'EmailUnconfirmedError', message: string, path: Array<string> }
      | { __typename: 'NoDownloadsLeftError', message: string, path: Array<string> }
      | { __typename: 'NotFoundError', message: string, path: Array<string> }
    > } };


export const ClaimFreePatternDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimFreePattern"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimFreePatternInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimFreePattern"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entitlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLicense"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"freeDownloads"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ClaimFreePatternMutation, ClaimFreePatternMutationVariables>;
export const useClaimFreePatternMutation = (options?: Apollo.useMutation.Options<ClaimFreePatternMutation, ClaimFreePatternMutationVariables>) => Apollo.useMutation(ClaimFreePatternDocument, options);