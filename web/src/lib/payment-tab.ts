/** A browser tab kept ready for the payment page. */
export interface PaymentTab {
  /** Shows the payment page there. False when the tab is not there, because the browser blocked or the buyer closed it. */
  show(paymentUrl: string): boolean;
  /** Closes the tab when nothing is to be paid. */
  close(): void;
}

/** The payment page's address when it is one a browser may be sent to, else null. */
export function safePaymentUrl(paymentUrl: string): string | null {
  if (!URL.canParse(paymentUrl, location.origin)) return null;
  const url = new URL(paymentUrl, location.origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Opens an empty tab. Must be called inside the click itself, or pop-up blockers refuse it. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = 'Opening the payment page...';
  }
  return {
    show: (paymentUrl) => {
      const url = safePaymentUrl(paymentUrl);
      if (!tab || tab.closed || url === null) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
