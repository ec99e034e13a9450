/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** Names the pattern to download with the viewer's plan. */
export type ClaimWithSubscriptionInput = {
  /** The pattern. */
  assetId: string;
};

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

export type ClaimWithSubscriptionMutationVariables = Exact<{
  input: Types.ClaimWithSubscriptionInput;
}>;


export type ClaimWithSubscriptionMutation = { claimWithSubscription: { __typename: 'ClaimWithSubscriptionPayload', entitlement: { __typename: 'Entitlement', id: string, title: string, asset: { __typename: 'Asset', id: string, viewerHasLicense: boolean | null } | null } | null, downloadQuota: { __typename: 'DownloadQuota', planName: string, license: Types.LicenseType, includesPremium: boolean, hasEarlyAccess: boolean, limit: number | null, used: number, left: number | null, resetsAt: string } | null, errors: Array<
      | { __typename: 'EarlyAccessError', message: string, path: Array<string> }
      | { __typename: 'NoDownloadsLeftError', message: string, path: Array<string> }
      | { __typename: 'NotFoundError', message: string, path: Array<string> }
      | { __typename: 'PlanRequiredError', message: string, path: Array<string> }
    > } };


export const ClaimWithSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimWithSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimWithSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimWithSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entitlement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHasLicense"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadQuota_quota"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DownloadQuota_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"includesPremium"}},{"kind":"Field","name":{"kind":"Name","value":"hasEarlyAccess"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<ClaimWithSubscriptionMutation, ClaimWithSubscriptionMutationVariables>;
export const useClaimWithSubscriptionMutation = (options?: Apollo.useMutation.Options<ClaimWithSubscriptionMutation, ClaimWithSubscriptionMutationVariables>) => Apollo.useMutation(ClaimWithSubscriptionDocument, options);