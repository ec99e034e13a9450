/** The most patterns a cart holds, and the most lines that are priced or added in one call. */
export const MAX_CART_LINES = 100;

/** Bytes of the largest picture of a person that is taken: 5 MB. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;

/** Items on a page of a list where nothing else is asked for. */
export const DEFAULT_PAGE_SIZE = 24;

/** The most items on a page of a list. */
export const MAX_PAGE_SIZE = 100;

/** Characters of the longest text that can be searched for. */
export const MAX_SEARCH_CHARACTERS = 200;

/** Characters of the longest coupon code. */
export const MAX_COUPON_CHARACTERS = 40;

/** Characters of the longest code of a certificate that is looked up, whatever people typed around it. */
export const MAX_CERTIFICATE_CHARACTERS = 100;

/** Characters of the longest name of a person. */
export const MAX_NAME_CHARACTERS = 100;

/** Characters of the longest name of a company. */
export const MAX_COMPANY_CHARACTERS = 100;

/** Characters of the longest tax number. */
export const MAX_TAX_NUMBER_CHARACTERS = 40;
/** The longest name on tax papers. */
export const MAX_TAX_NAME_CHARACTERS = 120;
/** The longest address on tax papers. */
export const MAX_TAX_ADDRESS_CHARACTERS = 300;

/** Characters of the longest subject of a ticket. */
export const MAX_SUBJECT_CHARACTERS = 150;

/** Characters of the longest message to the shop, and of the longest description of a ticket. */
export const MAX_MESSAGE_CHARACTERS = 5000;

/** Characters of the longest review. */
export const MAX_REVIEW_CHARACTERS = 2000;

/** Digits of the code that proves who forgot a password. */
export const OTP_DIGITS = 6;

/** Characters of the longest name of a studio, and of the longest specialty. */
export const MAX_STUDIO_NAME_CHARACTERS = 60;

/** Characters of the longest text in which a studio tells about itself. */
export const MAX_STUDIO_ABOUT_CHARACTERS = 1000;

/** The most addresses at which a studio shows its work. */
export const MAX_STUDIO_LINKS = 5;

/** The fewest samples that an application is submitted with. */
export const MIN_APPLICATION_SAMPLES = 6;

/** The most samples that an application holds. */
export const MAX_APPLICATION_SAMPLES = 12;

/** Bytes of the largest sample that is taken: 25 MB. */
export const MAX_SAMPLE_BYTES = 25 * 1024 * 1024;

/** Characters of the longest note to an applicant. */
export const MAX_APPLICATION_NOTE_CHARACTERS = 2000;

/** Characters of the longest title of a pattern. */
export const MAX_PATTERN_TITLE_CHARACTERS = 80;

/** Characters of the longest description of a pattern. */
export const MAX_PATTERN_DESCRIPTION_CHARACTERS = 1000;

/** The fewest tags that a pattern is submitted with. */
export const MIN_PATTERN_TAGS = 3;

/** The most tags of a pattern. */
export const MAX_PATTERN_TAGS = 25;

/** Characters of the longest tag. */
export const MAX_TAG_CHARACTERS = 40;

/** The smallest width of one repeat, in millimeters. */
export const MIN_REPEAT_MILLIMETERS = 10;

/** The largest width of one repeat, in millimeters: 5 m. */
export const MAX_REPEAT_MILLIMETERS = 5000;

/** The most submissions that are changed in one call. */
export const MAX_SUBMISSIONS_AT_ONCE = 100;

/** Minutes after which a submission that its reviewer has left goes back into the queue. */
export const REVIEW_LEASE_MINUTES = 4;

/** The most marks on the picture for one reason of a review. */
export const MAX_REVIEW_MARKS = 20;

/** Characters of the longest words of a review, and of an appeal against it. */
export const MAX_REVIEW_NOTE_CHARACTERS = 2000;

/** Characters of the longest name of a design collection. */
export const MAX_COLLECTION_NAME_CHARACTERS = 60;

/** Characters of the longest text about a design collection. */
export const MAX_COLLECTION_DESCRIPTION_CHARACTERS = 300;

/** The most patterns of one design collection. */
export const MAX_COLLECTION_PATTERNS = 100;

/** The most design collections of one studio. */
export const MAX_STUDIO_COLLECTIONS = 100;
