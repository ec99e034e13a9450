/** A stored mail without its quoted-printable encoding, so that words and links stand in it whole. */
export function decodedMail(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The number of an order as mails link it to its page. */
export function linkedNumber({ number, sessionId }: { readonly number: string; readonly sessionId: string }): RegExp {
  return new RegExp(`<a href="https?://[^/"]+/order-confirmation\\?session_id=${sessionId}">${number}</a>`);
}
