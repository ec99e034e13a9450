import type { Verdict } from '@halfdrop/domain';

interface OfSubmission {
  readonly submissionId: string;
  readonly title: string;
}

interface OfAsset {
  readonly assetId: string;
  readonly title: string;
  /** The shop's reason. */
  readonly reason: string;
}

interface OfPayout {
  /** Number of the payout, per studio. */
  readonly number: number;
  readonly amountCents: number;
}

interface OfRateCard {
  readonly number: number;
  readonly startsAt: string;
  readonly saleBasisPoints: number;
  readonly periodBasisPoints: number;
}

/** Facts of each kind of notice. */
export interface FactsOfKind {
  readonly application_accepted: Readonly<Record<string, never>>;
  readonly submission_changes_requested: OfSubmission;
  readonly submission_rejected: OfSubmission;
  readonly submission_approved: OfSubmission;
  readonly appeal_decided: OfSubmission & { readonly verdict: Verdict };
  /** A reviewer sent a message about a pattern; its text is only shown with the pattern. */
  readonly submission_message: OfSubmission;
  /** The first sold pattern, and the studio's earnings from it. */
  readonly first_sale: { readonly assetId: string; readonly title: string; readonly amountCents: number };
  /** A pattern was reviewed; author and text are only shown with the review. */
  readonly review_written: { readonly assetId: string; readonly title: string };
  /** The month, such as `2026-11`, and the earnings in it. */
  readonly statement_ready: { readonly month: string; readonly amountCents: number };
  readonly payout_paid: OfPayout;
  readonly payout_failed: OfPayout & { readonly reason: string };
  /** When the shop closes the studio, and why. */
  readonly closing_announced: { readonly startsAt: string; readonly reason: string };
  /** Why the closing was canceled. */
  readonly closing_taken_back: { readonly reason: string };
  /** When the shop takes a pattern off sale. */
  readonly asset_hold_announced: OfAsset & { readonly startsAt: string };
  /** An announced hold was canceled. */
  readonly asset_hold_canceled: OfAsset;
  /** The shop has taken a pattern off sale. */
  readonly asset_held: OfAsset;
  /** The shop has put it back on sale. */
  readonly asset_released: OfAsset;
  /** The shop has made a pattern a limited edition: when it ends. */
  readonly asset_limited: OfAsset & { readonly startsAt: string };
  /** It is no longer a limited edition. */
  readonly asset_unlimited: OfAsset;
  /** A pattern was taken off sale because of a takedown request. */
  readonly takedown_held: OfAsset;
  /** The case is in court: the pattern stays off sale. */
  readonly takedown_in_court: OfAsset;
  /** The request is closed. */
  readonly takedown_restored: OfAsset;
  /** When the shop will hold the studio, and why. */
  readonly studio_hold_announced: { readonly startsAt: string; readonly reason: string };
  /** Why the announced hold was canceled. */
  readonly studio_hold_canceled: { readonly reason: string };
  /** Why the shop holds the studio. */
  readonly studio_held: { readonly reason: string };
  /** Why the hold ended. */
  readonly studio_released: { readonly reason: string };
  /** Name of an infected file, and the scanner's name for the malware. */
  readonly upload_refused: { readonly title: string; readonly reason: string };
  readonly studio_left: Readonly<Record<string, never>>;
  /** Version and rates of the card, when it takes effect, and why. */
  readonly rate_card_announced: OfRateCard & { readonly reason: string };
}

/** Union of the facts of all kinds of notices. */
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
