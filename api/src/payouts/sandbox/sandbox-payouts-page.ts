import { escapeHtml } from '../../platform/http/html.ts';
import { errorLine, framePage } from '../../payments/sandbox/sandbox-page-frame.ts';
import { testBanks } from './sandbox-banks.ts';
import type { SandboxAccount } from './sandbox-payouts.repository.ts';

/** Renders the page on which a studio enters its bank account. */
export function sandboxPayoutPage(account: SandboxAccount, error: string | null): string {
  const banks = testBanks.map(({ number, explanation }) => `<li><code>${number}</code> ${explanation}</li>`);
  const content = `<h1>Where your money goes</h1>
    <p>For ${escapeHtml(account.email)}, in ${escapeHtml(account.country)}.</p>
    ${errorLine(error)}
    <form method="post">
      <label>Account number <input name="bank" inputmode="numeric" autocomplete="off" required maxlength="30"
        placeholder="000123456789"></label>
      <button>Use this account</button>
    </form>
    ${account.return_url === null ? '' : `<p><a href="${escapeHtml(account.return_url)}">Back to your studio</a></p>`}
    <h2>Test accounts</h2><ul>${banks.join('')}</ul>`;
  return framePage('Where your money goes · Halfdrop test payment', content);
}

/** Renders the page for an unknown account. */
export function unknownAccountPage(): string {
  return framePage('Unknown account · Halfdrop test payment', '<h1>This account does not exist</h1>');
}
