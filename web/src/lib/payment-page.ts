/** The payment page's address when it is one a browser may be sent to, else null. */
export function safePaymentUrl(paymentUrl: string): string | null {
  if (!URL.canParse(paymentUrl, location.origin)) return null;
  const url = new URL(paymentUrl, location.origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Leads to the payment page in this tab; the provider leads back. An address no browser may be sent to is left alone. */
export function goToPayment(paymentUrl: string): void {
  const url = safePaymentUrl(paymentUrl);
  if (url !== null) location.assign(url);
}
