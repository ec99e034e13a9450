/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/types.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Where a subscription stands. */
export type SubscriptionStatus =
  /** Paid for. */
  | 'ACTIVE'
  /** Canceled: it goes on until `currentPeriodEnd`, and may be resumed until then. */
  | 'CANCELED'
  /** Over. What was downloaded by it stays. */
  | 'EXPIRED'
  /** The renewal could not be paid; it goes on until `graceEndsAt` while the payment is tried again. */
  | 'PAST_DUE'
  /** Tried for nothing until `trialEndsAt`; it ends then by itself, without a charge. */
  | 'TRIALING';

export type PlanSubscription_SubscriptionFragment = { __typename: 'PlanSubscription', id: string, status: Types.SubscriptionStatus, startedAt: string, currentPeriodStart: string, currentPeriodEnd: string, cancelAtPeriodEnd: boolean, pendingAt: string | null, trialEndsAt: string | null, graceEndsAt: string | null, downloadsUsed: number, downloadsLeft: number | null, moneyBackUntil: string | null, portalUrl: string | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency }, plan: { __typename: 'Plan', id: string, tier: Types.PlanTier, name: string, interval: Types.PlanInterval | null, buttonText: string, trialDays: number, trialDownloads: number | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency } }, pendingPlan: { __typename: 'Plan', id: string, tier: Types.PlanTier, name: string, interval: Types.PlanInterval | null, buttonText: string, trialDays: number, trialDownloads: number | null, price: { __typename: 'Money', minorUnits: number, currency: Types.Currency } } | null, card: { __typename: 'PaymentCard', brand: string, last4: string } | null };

export const PlanSubscription_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanSubscription_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodStart"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanTerms_plan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingAt"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadsUsed"}},{"kind":"Field","name":{"kind":"Name","value":"downloadsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"moneyBackUntil"}},{"kind":"Field","name":{"kind":"Name","value":"portalUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanTerms_plan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buttonText"}},{"kind":"Field","name":{"kind":"Name","value":"trialDays"}},{"kind":"Field","name":{"kind":"Name","value":"trialDownloads"}}]}}]} as unknown as DocumentNode<PlanSubscription_SubscriptionFragment, unknown>;