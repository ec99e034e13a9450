import Mustache from 'mustache';

/** Settings that the texts of the shop depend on. */
export interface ShopFacts {
  /** Contact address shown to users. */
  readonly supportEmail: string;
  /** Whether payment is in test mode, without real money; otherwise it uses Stripe. */
  readonly isPaymentTest: boolean;
  readonly hasGoogleSignIn: boolean;
  /** Whether mail is sent through a mail server; otherwise it is written to a folder of the operator. */
  readonly hasMailServer: boolean;
  /** Whether the shop began with sample patterns of fictional studios. */
  readonly hasSampleCatalog: boolean;
}

/**
 * Renders the Mustache tags of a text: `{{supportEmail}}`, and sections between `{{#isPaymentTest}}` or
 * `{{^isPaymentTest}}` and `{{/isPaymentTest}}`. The text is Markdown, not HTML, so nothing is escaped.
 * @throws Error for an unclosed tag
 */
export function composeText(template: string, facts: ShopFacts): string {
  // Mustache also resolves inherited properties, such as `{{constructor}}`.
  const view = { __proto__: null, ...facts };
  return Mustache.render(template, view, {}, { escape: String });
}
