import Mustache from 'mustache';

/** What texts of the shop say differently, depending on its settings. */
export interface ShopFacts {
  /** Contact address shown to users. */
  readonly supportEmail: string;
  /** Whether payment is a test in which no money moves; by Stripe otherwise. */
  readonly isPaymentTest: boolean;
  readonly hasGoogleSignIn: boolean;
  /** Whether mail leaves by a mail server; it is written to a folder of the operator otherwise. */
  readonly hasMailServer: boolean;
  /** Whether the shop began with sample patterns of invented studios. */
  readonly hasSampleCatalog: boolean;
}

/**
 * A text with its Mustache tags replaced: `{{supportEmail}}`, and the parts between `{{#isPaymentTest}}` or
 * `{{^isPaymentTest}}` and `{{/isPaymentTest}}`. Markdown is not HTML: nothing is escaped.
 * @throws Error when a tag is not closed
 */
export function composeText(template: string, facts: ShopFacts): string {
  // Mustache finds what an object inherits, too: a tag such as `{{constructor}}`.
  const view = { __proto__: null, ...facts };
  return Mustache.render(template, view, {}, { escape: String });
}
