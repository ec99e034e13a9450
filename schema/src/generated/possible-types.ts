
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddToCartError": [
      "NotFoundError",
      "ValidationError"
    ],
    "ApplyCouponError": [
      "InvalidCouponError",
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
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "ConfirmEmailError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError"
    ],
    "CreateSubscriptionSessionError": [
      "AlreadySubscribedError",
      "NotFoundError",
      "ValidationError"
    ],
    "EndSessionError": [
      "NotFoundError",
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
      "ValidationError"
    ],
    "UserError": [
      "AlreadySubscribedError",
      "AlreadyTakenError",
      "CartNotReadyError",
      "InvalidCouponError",
      "InvalidCredentialsError",
      "InvalidOtpError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "PaymentDeclinedError",
      "PlanChangedError",
      "RefundRefusedError",
      "ResetExpiredError",
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
      "NotFoundError",
      "ValidationError"
    ],
    "ApplyCouponError": [
      "InvalidCouponError",
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
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "ConfirmEmailError": [
      "NotFoundError",
      "ValidationError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError"
    ],
    "CreateSubscriptionSessionError": [
      "AlreadySubscribedError",
      "NotFoundError",
      "ValidationError"
    ],
    "EndSessionError": [
      "NotFoundError",
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
      "ValidationError"
    ],
    "UserError": [
      "AlreadySubscribedError",
      "AlreadyTakenError",
      "CartNotReadyError",
      "InvalidCouponError",
      "InvalidCredentialsError",
      "InvalidOtpError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "PaymentDeclinedError",
      "PlanChangedError",
      "RefundRefusedError",
      "ResetExpiredError",
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
    