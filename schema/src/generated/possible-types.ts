
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddToCartError": [
      "EarlyAccessError",
      "NotFoundError",
      "ValidationError"
    ],
    "ApplyCouponError": [
      "InvalidCouponError",
      "ValidationError"
    ],
    "BeginGoogleSignInError": [
      "SignInUnavailableError",
      "ValidationError"
    ],
    "CancelSubscriptionError": [
      "SubscriptionStateError"
    ],
    "ChangePasswordError": [
      "ValidationError"
    ],
    "ChangePlanError": [
      "NotFoundError",
      "PaymentDeclinedError",
      "PlanChangedError",
      "SubscriptionStateError",
      "ValidationError"
    ],
    "ClaimFreePatternError": [
      "EarlyAccessError",
      "EmailUnconfirmedError",
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "ClaimWithSubscriptionError": [
      "EarlyAccessError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "PlanRequiredError"
    ],
    "ConfirmEmailError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateSubscriptionSessionError": [
      "AlreadySubscribedError",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteAccountError": [
      "LastAdminError",
      "ReauthenticationRequiredError",
      "ValidationError"
    ],
    "EndSessionError": [
      "NotFoundError",
      "ValidationError"
    ],
    "FinishGoogleSignInError": [
      "SignInExpiredError",
      "ValidationError"
    ],
    "FollowDesignerError": [
      "NotFoundError"
    ],
    "LoginError": [
      "InvalidCredentialsError",
      "ValidationError"
    ],
    "NewsletterLinkError": [
      "NotFoundError",
      "ValidationError"
    ],
    "RecordHelpFeedbackError": [
      "NotFoundError",
      "ValidationError"
    ],
    "RefundOrderError": [
      "NotFoundError",
      "RefundRefusedError",
      "ValidationError"
    ],
    "RegisterError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
    "RequestPasswordResetError": [
      "ValidationError"
    ],
    "ResetPasswordError": [
      "ResetExpiredError",
      "ValidationError"
    ],
    "ResumeSubscriptionError": [
      "SubscriptionStateError"
    ],
    "SendMessageError": [
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
      "ValidationError"
    ],
    "StartTrialError": [
      "AlreadySubscribedError",
      "EmailUnconfirmedError",
      "NotFoundError",
      "TrialUsedError",
      "ValidationError"
    ],
    "SubmitTicketError": [
      "ValidationError"
    ],
    "SubscribeToNewsletterError": [
      "ValidationError"
    ],
    "UnfollowDesignerError": [
      "NotFoundError"
    ],
    "UpdateProfileError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
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
    ],
    "VerifyOtpError": [
      "InvalidOtpError",
      "ValidationError"
    ],
    "WriteReviewError": [
      "NotFoundError",
      "ValidationError"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddToCartError": [
      "EarlyAccessError",
      "NotFoundError",
      "ValidationError"
    ],
    "ApplyCouponError": [
      "InvalidCouponError",
      "ValidationError"
    ],
    "BeginGoogleSignInError": [
      "SignInUnavailableError",
      "ValidationError"
    ],
    "CancelSubscriptionError": [
      "SubscriptionStateError"
    ],
    "ChangePasswordError": [
      "ValidationError"
    ],
    "ChangePlanError": [
      "NotFoundError",
      "PaymentDeclinedError",
      "PlanChangedError",
      "SubscriptionStateError",
      "ValidationError"
    ],
    "ClaimFreePatternError": [
      "EarlyAccessError",
      "EmailUnconfirmedError",
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "ClaimWithSubscriptionError": [
      "EarlyAccessError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "PlanRequiredError"
    ],
    "ConfirmEmailError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateSubscriptionSessionError": [
      "AlreadySubscribedError",
      "NotFoundError",
      "ValidationError"
    ],
    "DeleteAccountError": [
      "LastAdminError",
      "ReauthenticationRequiredError",
      "ValidationError"
    ],
    "EndSessionError": [
      "NotFoundError",
      "ValidationError"
    ],
    "FinishGoogleSignInError": [
      "SignInExpiredError",
      "ValidationError"
    ],
    "FollowDesignerError": [
      "NotFoundError"
    ],
    "LoginError": [
      "InvalidCredentialsError",
      "ValidationError"
    ],
    "NewsletterLinkError": [
      "NotFoundError",
      "ValidationError"
    ],
    "RecordHelpFeedbackError": [
      "NotFoundError",
      "ValidationError"
    ],
    "RefundOrderError": [
      "NotFoundError",
      "RefundRefusedError",
      "ValidationError"
    ],
    "RegisterError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
    "RequestPasswordResetError": [
      "ValidationError"
    ],
    "ResetPasswordError": [
      "ResetExpiredError",
      "ValidationError"
    ],
    "ResumeSubscriptionError": [
      "SubscriptionStateError"
    ],
    "SendMessageError": [
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
      "ValidationError"
    ],
    "StartTrialError": [
      "AlreadySubscribedError",
      "EmailUnconfirmedError",
      "NotFoundError",
      "TrialUsedError",
      "ValidationError"
    ],
    "SubmitTicketError": [
      "ValidationError"
    ],
    "SubscribeToNewsletterError": [
      "ValidationError"
    ],
    "UnfollowDesignerError": [
      "NotFoundError"
    ],
    "UpdateProfileError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
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
    ],
    "VerifyOtpError": [
      "InvalidOtpError",
      "ValidationError"
    ],
    "WriteReviewError": [
      "NotFoundError",
      "ValidationError"
    ]
  }
};
      export default result;
    