/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import * as Apollo from '@apollo/client/react';
/** The currencies the price book holds. Payment is always in `USD`. */
export type Currency =
  /** Indian rupee; minor unit: paisa. */
  | 'INR'
  /** United States dollar; minor unit: cent. */
  | 'USD';

export type PlanChangePreviewQueryVariables = Exact<{
  planId: string;
}>;


export type PlanChangePreviewQuery = { previewPlanChange: { __typename: 'PlanChangePreview', takesEffectAt: string, isImmediate: boolean, at: string, dueNow: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null };


export const PlanChangePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChangePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPlanChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takesEffectAt"}},{"kind":"Field","name":{"kind":"Name","value":"isImmediate"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<PlanChangePreviewQuery, PlanChangePreviewQueryVariables>;
export const usePlanChangePreviewQuery = (options: Apollo.SkipToken | Apollo.useQuery.Options<PlanChangePreviewQuery, PlanChangePreviewQueryVariables>) => Apollo.useQuery(PlanChangePreviewDocument, options);
export const usePlanChangePreviewLazyQuery = (options?: Apollo.useLazyQuery.Options<PlanChangePreviewQuery, PlanChangePreviewQueryVariables>) => Apollo.useLazyQuery(PlanChangePreviewDocument, options);
export function usePlanChangePreviewSuspenseQuery(options: Apollo.useSuspenseQuery.Options<PlanChangePreviewQueryVariables>): Apollo.useSuspenseQuery.Result<PlanChangePreviewQuery, PlanChangePreviewQueryVariables, 'complete' | 'streaming'>;
export function usePlanChangePreviewSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanChangePreviewQueryVariables>): Apollo.useSuspenseQuery.Result<PlanChangePreviewQuery, PlanChangePreviewQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePlanChangePreviewSuspenseQuery(options: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PlanChangePreviewQueryVariables>): unknown { return Apollo.useSuspenseQuery(PlanChangePreviewDocument, options); }