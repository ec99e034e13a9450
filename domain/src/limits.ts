/** Maximum number of lines in a cart, and in one call that prices or adds lines. */
export const MAX_CART_LINES = 100;

/** Maximum size of an avatar upload, in bytes (5 MB). */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Default page size of lists. */
export const DEFAULT_PAGE_SIZE = 24;

/** Maximum page size of lists. */
export const MAX_PAGE_SIZE = 100;

/** Maximum length of a search text. */
export const MAX_SEARCH_CHARACTERS = 200;

/** Maximum length of a coupon code. */
export const MAX_COUPON_CHARACTERS = 40;

/** Maximum length of a certificate code as typed, including surrounding characters. */
export const MAX_CERTIFICATE_CHARACTERS = 100;

/** Maximum length of a person's name. */
export const MAX_NAME_CHARACTERS = 100;

/** Maximum length of a company name. */
export const MAX_COMPANY_CHARACTERS = 100;

/** Maximum length of a tax number. */
export const MAX_TAX_NUMBER_CHARACTERS = 40;
/** Maximum length of the name on tax papers. */
export const MAX_TAX_NAME_CHARACTERS = 120;
/** Maximum length of the address on tax papers. */
export const MAX_TAX_ADDRESS_CHARACTERS = 300;

/** Maximum length of a ticket's subject. */
export const MAX_SUBJECT_CHARACTERS = 150;

/** Maximum length of a message to the shop or of a ticket's description. */
export const MAX_MESSAGE_CHARACTERS = 5000;

/** Maximum length of a review. */
export const MAX_REVIEW_CHARACTERS = 2000;

/** Number of digits of a one-time code. */
export const OTP_DIGITS = 6;

/** Maximum length of a studio's name and of its specialty. */
export const MAX_STUDIO_NAME_CHARACTERS = 60;

/** Maximum length of a studio's description of itself. */
export const MAX_STUDIO_ABOUT_CHARACTERS = 1000;

/** Maximum number of links of a studio. */
export const MAX_STUDIO_LINKS = 5;

/** Minimum number of samples in a submitted application. */
export const MIN_APPLICATION_SAMPLES = 6;

/** Maximum number of samples in an application. */
export const MAX_APPLICATION_SAMPLES = 12;

/** Maximum size of a sample, in bytes (25 MB). */
export const MAX_SAMPLE_BYTES = 25 * 1024 * 1024;

/** Maximum length of a note to an applicant. */
export const MAX_APPLICATION_NOTE_CHARACTERS = 2000;

/** Maximum length of a pattern's title. */
export const MAX_PATTERN_TITLE_CHARACTERS = 80;

/** Maximum length of a pattern's description. */
export const MAX_PATTERN_DESCRIPTION_CHARACTERS = 1000;

/** Minimum number of tags on a submitted pattern. */
export const MIN_PATTERN_TAGS = 3;

/** Maximum number of tags on a pattern. */
export const MAX_PATTERN_TAGS = 25;

/** Maximum length of a tag. */
export const MAX_TAG_CHARACTERS = 40;

/** Minimum width of one repeat, in millimeters. */
export const MIN_REPEAT_MILLIMETERS = 10;

/** Maximum width of one repeat, in millimeters (5 m). */
export const MAX_REPEAT_MILLIMETERS = 5000;

/** Maximum number of submissions changed in one call. */
export const MAX_SUBMISSIONS_AT_ONCE = 100;

/** Minutes after which a submission abandoned by its reviewer returns to the queue. */
export const REVIEW_LEASE_MINUTES = 4;

/** Maximum number of marks on the picture per review reason. */
export const MAX_REVIEW_MARKS = 20;

/** Maximum length of a review note and of an appeal. */
export const MAX_REVIEW_NOTE_CHARACTERS = 2000;

/** Maximum length of a design collection's name. */
export const MAX_COLLECTION_NAME_CHARACTERS = 60;

/** Maximum length of a design collection's description. */
export const MAX_COLLECTION_DESCRIPTION_CHARACTERS = 300;

/** Maximum number of patterns in a design collection. */
export const MAX_COLLECTION_PATTERNS = 100;

/** Maximum number of design collections of a studio. */
export const MAX_STUDIO_COLLECTIONS = 100;
