
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
      "NotFoundError",
      "TotalChangedError",
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
      "NotFoundError",
      "TotalChangedError",
      "ValidationError"
    ]
  }
};
      export default result;
    