/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
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

export type PlanCoverQueryVariables = Exact<{
  assetId: string;
}>;


export type PlanCoverQuery = { viewer: { __typename: 'User', id: string, downloadQuota: { __typename: 'DownloadQuota', planName: string, license: Types.LicenseType, includesPremium: boolean, limit: number | null, used: number, left: number | null, resetsAt: string } | null } | null, asset: { __typename: 'Asset', id: string, viewerPlanCovers: boolean | null } | null };


export const PlanCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"downloadQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DownloadQuota_quota"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerPlanCovers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DownloadQuota_quota"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"includesPremium"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}}]}}]} as unknown as DocumentNode<PlanCoverQuery, PlanCoverQueryVariables>;
export const usePlanCoverQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<PlanCoverQuery, PlanCoverQueryVariables>) => Apollo.useQuery(PlanCoverDocument, options);
export const usePlanCoverLazyQuery = (options?: Apollo.useLazyQuery.Options<PlanCoverQuery, PlanCoverQueryVariables>) => Apollo.useLazyQuery(PlanCoverDocument, options);
export function usePlanCoverSuspenseQuery(options: Apollo.useSuspenseQuery.Options<PlanCoverQueryVariables>): Apollo.useSuspenseQuery.Result<PlanCoverQuery, PlanCoverQueryVariables, 'complete' | 'streaming'>;
export function usePlanCoverSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanCoverQueryVariables>): Apollo.useSuspenseQuery.Result<PlanCoverQuery, PlanCoverQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePlanCoverSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanCoverQueryVariables>): unknown { return Apollo.useSuspenseQuery(PlanCoverDocument, options); }