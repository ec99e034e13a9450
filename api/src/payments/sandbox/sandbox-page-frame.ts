import { escapeHtml } from '../../platform/http/html.ts';
import { testCards } from './sandbox-cards.ts';

/** Card number field. */
export const cardField = `<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required
  maxlength="30" placeholder="4242 4242 4242 4242"></label>`;

/** Returns the list of test cards with their behavior. */
export function testCardList(): string {
  const cards = testCards.map(({ number, explanation }) => `<li><code>${number}</code> ${explanation}</li>`);
  return `<h2>Test cards</h2><ul>${cards.join('')}</ul><p>Any expiry and CVC will do.</p>`;
}

/** Returns the error message as an alert; empty without an error. */
export function errorLine(error: string | null): string {
  return error === null ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`;
}

/** Renders a sandbox page around its content. */
export function framePage(title: string, content: string): string {
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
  ul { padding-left: 1.25rem; }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; }
  label { display: grid; gap: .25rem; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
  input, select, button { font: inherit; width: 100%; min-height: 3rem; padding: .5rem .75rem; border-radius: .375rem;
    border: 1px solid var(--line); }
  input, select { background: var(--card); color: inherit; }
  button { background: var(--ink); color: var(--paper); border-color: var(--ink); border-radius: 999px; font-weight: 600; cursor: pointer; }
  button.quiet { background: transparent; color: var(--ink); }
  a { color: inherit; }
  .error { color: var(--alarm); font-weight: 600; }
  :focus-visible { outline: 3px solid #27406b; outline-offset: 2px; }
`;
