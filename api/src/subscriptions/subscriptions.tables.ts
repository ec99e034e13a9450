/** The tables of this domain. */
export interface SubscriptionTables {
  subscriptions_plan: {
    id: string;
    offer: 'membership' | 'pricing';
    tier: 'free' | 'membership' | 'starter' | 'pro' | 'elite';
    name: string;
    description: string;
    /** Null for what is never paid. */
    interval: 'month' | 'year' | null;
    price_cents: number;
    /** Null is without limit. */
    downloads_a_month: number | null;
    /** Given once with the account; null where they come every month. */
    downloads_once: number | null;
    licence: 'personal' | 'standard' | 'commercial' | 'extended';
    includes_premium: boolean;
    trial_days: number;
    perks: string[];
    is_popular: boolean;
    position: number;
  };
}
