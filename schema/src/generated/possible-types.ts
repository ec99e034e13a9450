
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
    "LoginError": [
      "InvalidCredentialsError",
      "ValidationError"
    ],
    "RegisterError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
      "ValidationError"
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
    "LoginError": [
      "InvalidCredentialsError",
      "ValidationError"
    ],
    "RegisterError": [
      "AlreadyTakenError",
      "ValidationError"
    ],
    "StartCheckoutError": [
      "CartNotReadyError",
      "TotalChangedError",
      "ValidationError"
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
    