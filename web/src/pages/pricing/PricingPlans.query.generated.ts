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

export type PricingPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingPlansQuery = { plans: Array<{ __typename: 'Plan', id: string, name: string, description: string, interval: Types.PlanInterval | null, savingPercent: number | null, freeMonths: number | null, features: Array<string>, isPopular: boolean, tier: Types.PlanTier, licenseLabel: string, downloadsLabel: string, catalogueLabel: string, trialDays: number, perks: Array<string>, buttonText: string, trialDownloads: number | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, listPrice: { __typename: 'Money', minorUnits: number, currency: Types.Currency } | null }> | null, membership: Array<{ __typename: 'Plan', id: string, savingPercent: number | null, tier: Types.PlanTier, name: string, interval: Types.PlanInterval | null, licenseLabel: string, downloadsLabel: string, catalogueLabel: string, trialDays: number, perks: Array<string>, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency } }> | null };


export const PricingPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricingPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"EnumValue","value":"PRICING"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanCard_plan"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTable_plan"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"membership"},"name":{"kind":"Name","value":"plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"EnumValue","value":"MEMBERSHIP"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTable_plan"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savingPercent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"trialDownloads"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanCard_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savingPercent"}},{"kind":"Field","name":{"kind":"Name","value":"freeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"features"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTable_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseLabel"}},{"kind":"Field","name":{"kind":"Name","value":"downloadsLabel"}},{"kind":"Field","name":{"kind":"Name","value":"catalogueLabel"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"perks"}}]}}]} as unknown as DocumentNode<PricingPlansQuery, PricingPlansQueryVariables>;
export const usePricingPlansQuery = (options?: Apollo.SkipToken | Apollo.useQuery.Options<PricingPlansQuery, PricingPlansQueryVariables>) => Apollo.useQuery(PricingPlansDocument, options);
export const usePricingPlansLazyQuery = (options?: Apollo.useLazyQuery.Options<PricingPlansQuery, PricingPlansQueryVariables>) => Apollo.useLazyQuery(PricingPlansDocument, options);
export function usePricingPlansSuspenseQuery(options?: Apollo.useSuspenseQuery.Options<PricingPlansQueryVariables>): Apollo.useSuspenseQuery.Result<PricingPlansQuery, PricingPlansQueryVariables, 'complete' | 'streaming'>;
export function usePricingPlansSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PricingPlansQueryVariables>): Apollo.useSuspenseQuery.Result<PricingPlansQuery, PricingPlansQueryVariables, 'complete' | 'streaming' | 'empty'>;
export function usePricingPlansSuspenseQuery(options?: Apollo.SkipToken | Apollo.useSuspenseQuery.Options<PricingPlansQueryVariables>): unknown { return Apollo.useSuspenseQuery(PricingPlansDocument, options); }