/** Minutes for which a session may perform sensitive actions after the password was re-entered. */
export const PROOF_MINUTES = 10;

/** Staff refunds above this amount require the password again; in US cents. */
export const MAX_REFUND_WITHOUT_PROOF = 10_000;
