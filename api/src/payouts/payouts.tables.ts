import type { PayoutAccountStatus, PayoutStatus } from '@halfdrop/domain';
import type { Generated } from 'kysely';

/** What becomes of payouts to a bank of the sandbox. */
export type SandboxBank = 'pays' | 'fails' | 'returns';

/** The accounts and payouts of studios, and the books of the sandbox. */
export interface PayoutTables {
  payouts_account: {
    studio_id: number;
    /** Null until the provider has opened it. */
    account_ref: string | null;
    status: Generated<PayoutAccountStatus>;
    /** What the provider still asks for. */
    reason: string | null;
    created_at: Date;
  };
  payouts_payout: {
    id: string;
    studio_id: number;
    account_ref: string;
    number: number;
    /** Such as `2026-11`; null for one that was asked for. */
    month: string | null;
    amount_cents: number;
    status: Generated<PayoutStatus>;
    /** Why it failed or came back. */
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
    /** Sealed. */
    tax_number: Buffer;
    saved_at: Date;
  };
  /** Whom a payout was made to, as it stood in the papers at that time. */
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
    /** Where its page leads back to. */
    return_url: string | null;
    created_at: Date;
  };
  payouts_sandbox_payout: { reference: string; account_id: string; amount_cents: number; created_at: Date };
}
