import type { License, PlanInterval, PlanOffer, PlanTier } from '@halfdrop/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { PaymentEvent } from '../payments/payment-event.ts';

/** Status of a subscription. */
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'expired';

/** Cause of the end of a subscription. */
export type EndCause =
  'trial-over' | 'period-over' | 'grace-over' | 'provider' | 'refund' | 'second' | 'payer' | 'staff';

/** Tables of this domain. */
export interface SubscriptionTables {
  subscriptions_plan: {
    id: string;
    offer: PlanOffer;
    tier: PlanTier;
    name: string;
    description: string;
    /** Null for free plans. */
    interval: PlanInterval | null;
    price_cents: number;
    /** Null for unlimited. */
    downloads_a_month: number | null;
    /** Downloads granted once per account; null if granted monthly. */
    downloads_once: number | null;
    license: License;
    includes_premium: boolean;
    trial_days: number;
    /** Total downloads of a trial; null without a trial. */
    trial_downloads: number | null;
    perks: string[];
    is_popular: boolean;
    position: number;
    /** Version currently offered. */
    version: Generated<number>;
    is_on_sale: Generated<boolean>;
  };
  subscriptions_plan_version: {
    plan_id: string;
    version: number;
    name: string;
    description: string;
    price_cents: number;
    downloads_a_month: number | null;
    downloads_once: number | null;
    license: License;
    includes_premium: boolean;
    trial_days: number;
    trial_downloads: number | null;
    perks: string[];
    is_popular: boolean;
    reason: string;
    starts_at: Date;
    created_at: Date;
    status: 'planned' | 'started' | 'canceled';
  };
  subscriptions_subscription: {
    id: Generated<string>;
    user_id: string;
    plan_id: string;
    /** Version of the plan the user agreed to. */
    plan_version: number;
    price_cents: number;
    status: SubscriptionStatus;
    /** Null for a trial, which has no counterpart at the provider. */
    subscription_ref: string | null;
    customer_ref: string | null;
    card_brand: string | null;
    card_last4: string | null;
    started_at: Date;
    period_start: Date;
    period_end: Date;
    pending_plan_id: string | null;
    pending_plan_version: number | null;
    pending_price_cents: number | null;
    trial_ends_at: Date | null;
    grace_ends_at: Date | null;
    reminded_at: Date | null;
    ended_at: Date | null;
    end_cause: EndCause | null;
    /** Extra downloads, valid until an instant. */
    credited_downloads: Generated<number>;
    credited_until: Date | null;
  };
  subscriptions_transition: {
    id: Generated<string>;
    subscription_id: string;
    from_status: SubscriptionStatus | null;
    to_status: SubscriptionStatus;
    plan_id: string;
    cause: string;
    at: Date;
  };
  subscriptions_credit: {
    subscription_id: string;
    key: string;
    downloads: number;
    given_at: Date;
  };
  /** Orders of the staff, unique by key. */
  subscriptions_correction: {
    subscription_id: string;
    key: string;
    kind: 'plan-change' | 'day-credit' | 'payment-retry';
    ordered_at: Date;
  };
  subscriptions_payment: {
    id: Generated<string>;
    subscription_id: string;
    payment_ref: string;
    kind: 'first' | 'renewal' | 'change';
    amount_cents: number;
    refunded_cents: Generated<number>;
    /** Start of the paid period; for a plan change, of the period it was made in. */
    period_start: Date;
    paid_at: Date;
  };
  subscriptions_refund: {
    refund_ref: string;
    payment_id: string;
    amount_cents: number;
    refunded_at: Date;
  };
  subscriptions_session: {
    id: Generated<string>;
    user_id: string;
    plan_id: string;
    plan_version: number;
    price_cents: number;
    /** Null until opened at the provider; it cannot be paid before. */
    session_id: string | null;
    status: 'open' | 'paid' | 'expired';
    /** The provider is being asked to close it, so it must not be reused. */
    is_closing: Generated<boolean>;
    payment_error: string | null;
    subscription_id: string | null;
    created_at: Date;
  };
  subscriptions_early_event: {
    event_id: string;
    subscription_ref: string;
    event: JSONColumnType<PaymentEvent>;
    received_at: Date;
  };
}

/** Views for other domains. */
export interface SubscriptionViews {
  /** Paid periods with their net amount after refunds. */
  subscriptions_period_view: {
    subscription_id: string;
    period_start: Date;
    period_end: Date;
    net_cents: number;
    /** Time of the last payment or refund. */
    changed_at: Date;
  };
  /** Statuses entered by subscriptions; `from_status` is null for the start. */
  subscriptions_step_view: { from_status: SubscriptionStatus | null; to_status: SubscriptionStatus; at: Date };
}
