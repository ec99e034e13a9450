import { type ScreenText, screenTexts } from '../../test/screen-texts.ts';

/** One term per concept; the preferred term is on the right. */
const avoided: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:carts?|baskets?)\b/i, 'bag'],
  [/\blicenses?\b/i, 'licence'],
  [/\blog(?:ged|ging)?[ -]?in\b/i, 'sign in'],
  [/\blog(?:ged|ging)?[ -]?out\b/i, 'sign out'],
  [/\buser names?\b/i, 'name, or username'],
  [/\bone-time passwords?\b|\botps?\b/i, 'code'],
  [/\be-mails?\b/i, 'email'],
];

/** Text quoted verbatim from the specification, with its row ids. */
const quoted: ReadonlyArray<readonly [text: string, rows: string]> = [
  ['Premium Exclusive License', 'D-08'],
  ['Your cart is empty', 'C-03'],
  ['Clear Cart', 'C-10'],
  ['Account & Login', 'HP-02'],
  ['Downloads & Licenses', 'HP-04'],
  ["Didn't receive OTP?", 'A-12'],
  ['Please log in to view your profile', 'U-01'],
  ['User Name is required', 'V-07'],
  ['OTP is required', 'V-14'],
  ['OTP must be 6 digits', 'V-15'],
  ['Login Required', 'PR-01 ER-26'],
  ['Please log in to download patterns.', 'PR-01 ER-26'],
  ['Login failed', 'ER-07 ER-16'],
  ['Failed to send OTP', 'ER-09 ER-18'],
  ['Invalid OTP', 'ER-10 ER-19'],
  ['Failed to add item to cart', 'ER-27'],
  ['Failed to remove item from cart', 'ER-28'],
  ['Failed to clear cart', 'ER-29'],
  ["You've been successfully logged in.", 'ER-31'],
  ['You have been successfully logged in.', 'ER-32'],
  ['OTP Sent!', 'ER-35'],
  ['OTP Verified!', 'ER-36'],
  ['You can now login with your new password.', 'ER-37'],
  ['Added to Cart', 'CT-11 ER-41'],
  ['has been added to your cart.', 'CT-11 ER-41'],
  ['Item added to cart successfully', 'ER-43'],
  ['Item removed from cart successfully', 'ER-44'],
  ['Cart cleared successfully', 'ER-45'],
];

/** The two header buttons quoted verbatim, H-12 and H-13. */
const headerButtons: readonly string[] = ['Login', 'Logout'];
const headerMenu = ['UserMenu.tsx', 'AccountEntries.tsx'].map((file) => `web/src/features/account/menu/${file}`);

/** Identifiers that users see as code: in addresses, browser storage and GraphQL. */
const code = /`[^`]+`|\*\*halfdrop\.[\w-]+:\*\*|\]\([^)]*\)|"slug": "[^"]*"|\/login\?/g;

const texts = screenTexts();

/** Returns a text without quotations and code. */
function ownWords({ file, text }: ScreenText): string {
  if (headerMenu.includes(file) && headerButtons.includes(text)) return '';
  return quoted.reduce((rest, [quote]) => rest.replaceAll(quote, ''), text.replaceAll(code, ''));
}

test.each(avoided)('no screen says %s where it should say "%s", but for what the specification quotes', (word) => {
  expect(texts.filter((text) => word.test(ownWords(text)))).toEqual([]);
});

test('every quotation is still on a screen', () => {
  expect(quoted.filter(([quote]) => !texts.some(({ text }) => text.includes(quote)))).toEqual([]);
});
