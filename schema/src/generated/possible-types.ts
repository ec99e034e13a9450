
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
    "ChangePasswordError": [
      "ValidationError"
    ],
    "ClaimFreePatternError": [
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError"
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
    "SendMessageError": [
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
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
    "UserError": [
      "AlreadyTakenError",
      "CartNotReadyError",
      "InvalidCouponError",
      "InvalidCredentialsError",
      "InvalidOtpError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "ResetExpiredError",
      "TotalChangedError",
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
    "ChangePasswordError": [
      "ValidationError"
    ],
    "ClaimFreePatternError": [
      "NoDownloadsLeftError",
      "NotFoundError"
    ],
    "CreateDownloadLinkError": [
      "NotFoundError"
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
    "SendMessageError": [
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
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
    "UserError": [
      "AlreadyTakenError",
      "CartNotReadyError",
      "InvalidCouponError",
      "InvalidCredentialsError",
      "InvalidOtpError",
      "NoDownloadsLeftError",
      "NotFoundError",
      "ResetExpiredError",
      "TotalChangedError",
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
    