/** So long a session counts as its owner's after they have entered their password once more. */
export const PROOF_MINUTES = 10;

/** A refund by the staff above this asks for the password again; in US cents. */
export const MAX_REFUND_WITHOUT_PROOF = 10_000;
