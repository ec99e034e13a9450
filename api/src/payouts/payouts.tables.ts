import type { PayoutAccountStatus, PayoutStatus } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** Outcome of payouts to a sandbox bank account. */
export type SandboxBank = 'pays' | 'fails' | 'returns';

/** Payout accounts and payouts of studios, and the books of the sandbox. */
export interface PayoutTables {
  payouts_account: {
    studio_id: number;
    /** Null until opened at the provider. */
    account_ref: string | null;
    status: Generated<PayoutAccountStatus>;
    /** Requirements still open at the provider. */
    reason: string | null;
    created_at: Date;
  };
  payouts_payout: {
    id: string;
    studio_id: number;
    account_ref: string;
    number: number;
    /** Such as `2026-11`; null when requested by the studio. */
    month: string | null;
    amount_cents: number;
    status: Generated<PayoutStatus>;
    /** Reason it failed or was returned. */
    reason: string | null;
    requested_at: Date;
    settled_at: Date | null;
  };
  payouts_tax_papers: {
    studio_id: number;
    legal_name: string;
    address: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    /** Encrypted by the sealer. */
    tax_number: Buffer;
    saved_at: Date;
  };
  /** Recipient of a payout according to the tax papers at that time. */
  payouts_document: {
    payout_id: string;
    studio_name: string;
    legal_name: string;
    address: string;
    country: string;
    tax_number: Buffer;
  };
  payouts_sandbox_account: {
    id: string;
    reference: string;
    email: string;
    country: string;
    status: Generated<PayoutAccountStatus>;
    bank: SandboxBank | null;
    /** URL to return to from the onboarding page. */
    return_url: string | null;
    created_at: Date;
  };
  payouts_sandbox_payout: { reference: string; account_id: string; amount_cents: number; created_at: Date };
}
