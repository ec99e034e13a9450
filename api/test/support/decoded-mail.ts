/** Decodes the quoted-printable encoding of a stored mail, so that words and links can be matched. */
export function decodedMail(message: string): string {
  const bytes = message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns an order number as mails link it to the order's page. */
export function linkedNumber({ number, sessionId }: { readonly number: string; readonly sessionId: string }): RegExp {
  return new RegExp(`<a href="https?://[^/"]+/order-confirmation\\?session_id=${sessionId}">${number}</a>`);
}
