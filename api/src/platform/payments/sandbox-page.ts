import { escapeHtml } from '../http/html.ts';
import { testCards } from './sandbox-cards.ts';
import type { SandboxSession } from './sandbox-provider.ts';

/** The payment page of a session in its present state. */
export function sandboxPage(session: SandboxSession, error: string | null, publicUrl: string): string {
  return page(`${payTitle(session)} · Halfdrop test payment`, body(session, error, publicUrl));
}

/** The page for a session that does not exist. */
export function unknownSessionPage(publicUrl: string): string {
  return page('Payment not found', `<h1>Payment not found</h1><p>${shopLink(publicUrl)}</p>`);
}

function payTitle(session: SandboxSession): string {
  return `Pay ${dollars(session.amountCents)}`;
}

function body(session: SandboxSession, error: string | null, publicUrl: string): string {
  switch (session.status) {
    case 'paid':
      return `<h1>This is paid</h1><p><a href="${escapeHtml(session.successUrl)}">See your order</a></p>`;
    case 'expired':
      return `<h1>This payment has ended</h1>
        <p>The order was changed or replaced, and nothing was charged. Please check out again.</p>
        <p><a href="${escapeHtml(publicUrl)}/cart">Back to the cart</a></p>`;
    case 'needs-confirmation':
      return confirmation(session);
    case 'open':
      return cardForm(session, error, publicUrl);
  }
}

function cardForm(session: SandboxSession, error: string | null, publicUrl: string): string {
  const cards = testCards.map(({ number, explanation }) => `<li><code>${number}</code> ${explanation}</li>`);
  return `<h1>${payTitle(session)}</h1>
    <p>${escapeHtml(session.label)}</p>
    ${error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
    <form method="post">
      <label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required maxlength="30"
        placeholder="4242 4242 4242 4242"></label>
      <div class="pair">
        <label>Expiry <input name="expiry" autocomplete="cc-exp" maxlength="7" placeholder="12 / 34"></label>
        <label>CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"></label>
      </div>
      <button>${payTitle(session)}</button>
    </form>
    <p><a href="${escapeHtml(publicUrl)}/checkout">Cancel and go back</a></p>
    <h2>Test cards</h2>
    <ul>${cards.join('')}</ul>
    <p>Any expiry and CVC will do.</p>`;
}

function confirmation(session: SandboxSession): string {
  return `<h1>Confirm your payment</h1>
    <p>Your bank asks you to confirm ${dollars(session.amountCents)} for ${escapeHtml(session.label)}.</p>
    <form method="post">
      <button name="confirmation" value="accept">Confirm payment</button>
      <button name="confirmation" value="refuse" class="quiet">Refuse</button>
    </form>`;
}

function shopLink(publicUrl: string): string {
  return `<a href="${escapeHtml(publicUrl)}/">Back to the shop</a>`;
}

function dollars(cents: number): string {
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  <style>${styles}</style>
</head>
<body>
  <p class="banner"><strong>Test payment.</strong> No money moves: this page stands in for a card payment provider.</p>
  <main>${content}</main>
</body>
</html>`;
}

const styles = `
  :root { color-scheme: light; --paper: #faf7f2; --card: #fff; --ink: #1b1815; --line: #cfc5b5; --alarm: #8e2b1f; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1rem/1.5 'Instrument Sans', system-ui, sans-serif; background: var(--paper); color: var(--ink); }
  .banner { margin: 0; padding: .75rem 1rem; text-align: center; background: #c48a1d; color: #1b1815; }
  main { max-width: 27rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { font: 400 2rem/1.1 Fraunces, Georgia, serif; margin: 0 0 .5rem; }
  h2 { font-size: 1rem; margin: 2rem 0 .25rem; }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; }
  label { display: grid; gap: .25rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  input, button { font: inherit; width: 100%; min-height: 3rem; padding: .5rem .75rem; border-radius: .375rem; border: 1px solid var(--line); }
  input { background: var(--card); color: inherit; }
  button { background: var(--ink); color: var(--paper); border-color: var(--ink); border-radius: 999px; font-weight: 600; cursor: pointer; }
  button.quiet { background: transparent; color: var(--ink); }
  a { color: inherit; }
  .error { color: var(--alarm); font-weight: 600; }
  :focus-visible { outline: 3px solid #27406b; outline-offset: 2px; }
`;
