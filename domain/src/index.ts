export { ASSET_SORTS, type AssetSort } from './asset-sorts.ts';
export { EmailField } from './fields/email.ts';
export { NameField } from './fields/name.ts';
export { OtpField } from './fields/otp.ts';
export { GivenPasswordField, NewPasswordField, ReplacingPasswordField } from './fields/password.ts';
export { ReviewField } from './fields/review.ts';
export { MessageField, SenderNameField, TicketDescriptionField, TicketSubjectField } from './fields/support.ts';
export { UsernameField } from './fields/username.ts';
export {
  DEFAULT_PAGE_SIZE,
  MOST_AVATAR_BYTES,
  MOST_CART_LINES,
  MOST_CERTIFICATE_CHARACTERS,
  MOST_COMPANY_CHARACTERS,
  MOST_COUPON_CHARACTERS,
  MOST_NAME_CHARACTERS,
  MOST_PAGE_SIZE,
  MOST_REVIEW_CHARACTERS,
  MOST_SEARCH_CHARACTERS,
  MOST_SUBJECT_CHARACTERS,
  MOST_TAX_NUMBER_CHARACTERS,
  OTP_DIGITS,
} from './limits.ts';
export { BUYABLE_LICENSES, licenseName, LICENSES, type BuyableLicense, type License } from './licenses.ts';
export {
  isPublicAssetId,
  LICENSE_NUMBER,
  ORDER_NUMBER,
  publicAssetId,
  skuOf,
  TICKET_NUMBER,
  type CodeFormat,
} from './numbers.ts';
export { ROLES, type Role } from './roles.ts';
