/** The types behind each interface and union that an operation is written on. */
export const possibleTypes: Record<string, string[]> = {
  "UserError": [
    "AlreadySubscribedError",
    "AlreadyTakenError",
    "CartNotReadyError",
    "EarlyAccessError",
    "EmailUnconfirmedError",
    "InvalidCouponError",
    "InvalidCredentialsError",
    "InvalidOtpError",
    "LastAdminError",
    "NoDownloadsLeftError",
    "NotFoundError",
    "PaymentDeclinedError",
    "PlanChangedError",
    "PlanRequiredError",
    "ReauthenticationRequiredError",
    "RefundRefusedError",
    "ResetExpiredError",
    "SignInExpiredError",
    "SignInUnavailableError",
    "SubscriptionStateError",
    "TotalChangedError",
    "TrialUsedError",
    "ValidationError"
  ]
};
