/** The tables of this domain. */
export interface SubscriptionTables {
  subscriptions_plan: {
    id: string;
    offer: 'membership' | 'pricing';
    tier: 'membership' | 'starter' | 'pro' | 'elite';
    name: string;
    interval: 'month' | 'year';
    price_cents: number;
    /** Null is without limit. */
    downloads_a_month: number | null;
    licence: 'standard' | 'commercial' | 'extended';
    includes_premium: boolean;
    trial_days: number;
    perks: string[];
    is_popular: boolean;
    position: number;
  };
}
