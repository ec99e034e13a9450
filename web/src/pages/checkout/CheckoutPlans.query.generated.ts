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

/** How often a plan is paid. */
export type PlanInterval =
  /** Every month. */
  | 'MONTH'
  /** Every year. */
  | 'YEAR';

/** Kinds of subscription. */
export type PlanTier =
  /** Without limit, extended commercial licence. */
  | 'ELITE'
  /** What every account has. */
  | 'FREE'
  /** Of the plan dialog: all designs but the premium ones. */
  | 'MEMBERSHIP'
  /** For studios. */
  | 'PRO'
  /** For a start. */
  | 'STARTER';

export type CheckoutPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPlansQuery = { plans: Array<{ __typename: 'Plan', id: string, tier: Types.PlanTier, name: string, interval: Types.PlanInterval | null, features: Array<string>, buttonText: string, trialDays: number, trialDownloads: number | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, listPrice: { __typename: 'Money', minorUnits: number, currency: Types.Currency } | null }> | null, membership: Array<{ __typename: 'Plan', id: string, tier: Types.PlanTier, name: string, interval: Types.PlanInterval | null, features: Array<string>, buttonText: string, trialDays: number, trialDownloads: number | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, listPrice: { __typename: 'Money', minorUnits: number, currency: Types.Currency } | null }> | null };


export const CheckoutPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckoutPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"EnumValue","value":"PRICING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanChoice_plan"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"membership"},"name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"EnumValue","value":"MEMBERSHIP"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanChoice_plan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"trialDownloads"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanChoice_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"features"}}]}}]} as unknown as DocumentNode<CheckoutPlansQuery, CheckoutPlansQueryVariables>;
export const useCheckoutPlansQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<CheckoutPlansQuery, CheckoutPlansQueryVariables>) => Apollo.useQuery(CheckoutPlansDocument, options);
export const useCheckoutPlansLazyQuery = (options?: Apollo.useLazyQuery.Options<CheckoutPlansQuery, CheckoutPlansQueryVariables>) => Apollo.useLazyQuery(CheckoutPlansDocument, options);
export function useCheckoutPlansSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<CheckoutPlansQueryVariables>): Apollo.useSuspenseQuery.Result<CheckoutPlansQuery, CheckoutPlansQueryVariables, 'complete' | 'streaming'>;
export function useCheckoutPlansSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<CheckoutPlansQueryVariables>): Apollo.useSuspenseQuery.Result<CheckoutPlansQuery, CheckoutPlansQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function useCheckoutPlansSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<CheckoutPlansQueryVariables>): unknown { return Apollo.useSuspenseQuery(CheckoutPlansDocument, options); }