import type { Verdict } from '@halfdrop/domain';

interface OfSubmission {
  readonly submissionId: string;
  readonly title: string;
}

interface OfAsset {
  readonly assetId: string;
  readonly title: string;
  /** Why the shop did so. */
  readonly reason: string;
}

interface OfPayout {
  /** Counts the payouts of the studio. */
  readonly number: number;
  readonly amountCents: number;
}

interface OfRateCard {
  readonly number: number;
  readonly startsAt: string;
  readonly saleBasisPoints: number;
  readonly periodBasisPoints: number;
}

/** What each kind of notice tells. */
export interface FactsOfKind {
  readonly application_accepted: Readonly<Record<string, never>>;
  readonly submission_changes_requested: OfSubmission;
  readonly submission_rejected: OfSubmission;
  readonly submission_approved: OfSubmission;
  readonly appeal_decided: OfSubmission & { readonly verdict: Verdict };
  /** A reviewer has written about a pattern. What, stands with the pattern alone. */
  readonly submission_message: OfSubmission;
  /** The pattern that was sold, and what the studio earned by it. */
  readonly first_sale: { readonly assetId: string; readonly title: string; readonly amountCents: number };
  /** The pattern that somebody has reviewed. Who, and what they said, stands in the review alone. */
  readonly review_written: { readonly assetId: string; readonly title: string };
  /** The month such as `2026-11`, and what was earned in it. */
  readonly statement_ready: { readonly month: string; readonly amountCents: number };
  readonly payout_paid: OfPayout;
  readonly payout_failed: OfPayout & { readonly reason: string };
  /** When the shop closes the studio, and why. */
  readonly closing_announced: { readonly startsAt: string; readonly reason: string };
  /** Why the shop does not close it after all. */
  readonly closing_taken_back: { readonly reason: string };
  /** When the shop takes a pattern from sale. */
  readonly asset_hold_announced: OfAsset & { readonly startsAt: string };
  /** It stays on sale after all. */
  readonly asset_hold_canceled: OfAsset;
  /** The shop has taken a pattern from sale. */
  readonly asset_held: OfAsset;
  /** The shop has put it on sale again. */
  readonly asset_released: OfAsset;
  /** The shop has made a pattern a limited edition: when it leaves the shop. */
  readonly asset_limited: OfAsset & { readonly startsAt: string };
  /** It is none any more. */
  readonly asset_unlimited: OfAsset;
  /** Somebody says that a pattern breaks their right: the shop has taken it from sale. */
  readonly takedown_held: OfAsset;
  /** A court has the case: the pattern stays off sale. */
  readonly takedown_in_court: OfAsset;
  /** The request is over. */
  readonly takedown_restored: OfAsset;
  /** When the shop will hold the studio, and why. */
  readonly studio_hold_announced: { readonly startsAt: string; readonly reason: string };
  /** Why it does not do so after all. */
  readonly studio_hold_canceled: { readonly reason: string };
  /** Why the shop holds the studio. */
  readonly studio_held: { readonly reason: string };
  /** Why it does so no more. */
  readonly studio_released: { readonly reason: string };
  /** The name of a file with malware in it, and what the scanner calls that. */
  readonly upload_refused: { readonly title: string; readonly reason: string };
  readonly studio_left: Readonly<Record<string, never>>;
  /** The version of the card, its rates, when it takes effect, and why. */
  readonly rate_card_announced: OfRateCard & { readonly reason: string };
}

/** What notices of some kind or other tell. */
export interface NoticeFacts {
  readonly submissionId?: string;
  readonly assetId?: string;
  readonly title?: string;
  readonly verdict?: Verdict;
  readonly number?: number;
  readonly amountCents?: number;
  readonly reason?: string;
  readonly month?: string;
  readonly startsAt?: string;
  readonly saleBasisPoints?: number;
  readonly periodBasisPoints?: number;
}
