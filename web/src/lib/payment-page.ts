/** Returns the URL of the payment page if it is safe to redirect to, else null. */
export function safePaymentUrl(paymentUrl: string): string | null {
  if (!URL.canParse(paymentUrl, location.origin)) return null;
  const url = new URL(paymentUrl, location.origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Redirects this tab to the payment page; the provider redirects back. Unsafe URLs are ignored. */
export function goToPayment(paymentUrl: string): void {
  const url = safePaymentUrl(paymentUrl);
  if (url !== null) location.assign(url);
}
