/** Tables of sign-in through an OpenID Connect issuer. */
export interface OidcTables {
  account_identity: {
    issuer: string;
    subject: string;
    user_id: string;
    linked_at: Date;
  };
  account_oidc_attempt: {
    state_hash: string;
    browser_key_hash: string;
    nonce: string;
    code_verifier: string;
    redirect: string;
    expires_at: Date;
    answered_at: Date | null;
    user_id: string | null;
    is_new_account: boolean | null;
    code_hash: string | null;
    code_expires_at: Date | null;
  };
  account_oidc_session: {
    session_id: string;
    proven_at: Date;
  };
}
